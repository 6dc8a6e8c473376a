import { Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import {
  documentById,
  documentFileName,
  type DocumentId,
  IFU_DOCUMENTS,
  type IfuDocument,
  isDocumentId,
} from '../../../web/contract/instructions-for-use.js';
import { DOCUMENTS_FOLDER } from '../../config/paths.js';
import { ApiError } from '../common/envelope/api-error.js';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Fault {
  readonly file: string;
  readonly reason: string;
}

function documentFile(folder: string, document: IfuDocument): string {
  return join(folder, documentFileName(document));
}

/** What keeps the file of a document from being handed out; undefined where it is the published one. */
async function faultOf(folder: string, document: IfuDocument): Promise<Fault | undefined> {
  const file = documentFile(folder, document);
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return { file, reason: `it cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found === document.sha256) return undefined;
  return { file, reason: `its SHA-256 is ${found}, the published one is ${document.sha256}` };
}

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

@Module({ providers: [DocumentFiles], exports: [DocumentFiles] })
export class DocumentsModule {}
