import { Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import type { DocumentDescription } from '../../../web/contract/api.js';
import {
  documentById,
  documentFileName,
  documentPath,
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

/** Instructions for use: the bytes that were published, read and checked once, or none. */
@Injectable()
export class DocumentFiles implements OnModuleInit {
  private readonly logger = new Logger('Documents');
  private readonly published = new Map<DocumentId, Buffer>();

  async onModuleInit(): Promise<void> {
    for (const document of IFU_DOCUMENTS) {
      const file = join(DOCUMENTS_FOLDER, documentFileName(document));
      try {
        this.published.set(document.id, await readPublished(file, document));
      } catch (error) {
        this.logger.error(
          `${document.id} is withheld: ${file} is not the published file: ${(error as Error).message}`,
        );
      }
    }
  }

  /** @throws ApiError 404 for names that no document has, 503 where the file cannot be trusted. */
  get(id: unknown): IfuDocument {
    if (!isDocumentId(id)) throw new ApiError('DOCUMENT_UNKNOWN');
    this.bytesOf(id);
    return documentById(id);
  }

  /** @throws ApiError 503 where the file cannot be trusted. */
  bytesOf(id: DocumentId): Buffer {
    const bytes = this.published.get(id);
    if (!bytes) throw new ApiError('DOCUMENT_WITHHELD');
    return bytes;
  }
}

/** What integrators are told of a document. */
export function describeDocument(document: IfuDocument): DocumentDescription {
  const { id, title, version, language, publishedAt, status, pages, sizeBytes, sha256 } = document;
  const url = documentPath(document);
  return {
    document: id,
    title,
    version,
    language,
    publishedAt,
    status,
    pages,
    sizeBytes,
    sha256,
    url,
  };
}

async function readPublished(file: string, { sha256 }: IfuDocument): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`it cannot be read (${error.code})`, { cause: error });
  });
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found === sha256) return bytes;
  throw new Error(`its SHA-256 is ${found}, the published one is ${sha256}`);
}

@Module({ providers: [DocumentFiles], exports: [DocumentFiles] })
export class DocumentsModule {}
