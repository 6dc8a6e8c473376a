import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  documentById,
  type DocumentId,
  IFU_DOCUMENTS,
  type IfuDocument,
  isDocumentId,
} from '../../../web/contract/instructions-for-use.js';
import { DOCUMENTS_FOLDER } from '../../config/paths.js';
import { ApiError } from '../common/envelope/api-error.js';
import { documentFile, faultOf } from './document-integrity.js';

/** Instructions for use, each handed out only if its file is the one that was published. */
@Injectable()
export class DocumentFiles implements OnModuleInit {
  private readonly logger = new Logger('Documents');
  private readonly withheld = new Set<DocumentId>();

  async onModuleInit(): Promise<void> {
    for (const document of IFU_DOCUMENTS) {
      const fault = await faultOf(DOCUMENTS_FOLDER, document);
      if (fault === undefined) continue;
      this.withheld.add(document.id);
      this.logger.error(
        `${document.id} is withheld: ${fault.file} is not the published file: ${fault.reason}`,
      );
    }
  }

  /** @throws ApiError 404 for names that no document has, 503 where the file cannot be trusted. */
  get(id: unknown): IfuDocument {
    if (!isDocumentId(id)) throw new ApiError('DOCUMENT_UNKNOWN');
    if (this.withheld.has(id)) throw new ApiError('DOCUMENT_WITHHELD');
    return documentById(id);
  }

  fileOf(document: IfuDocument): string {
    return documentFile(DOCUMENTS_FOLDER, document);
  }
}
