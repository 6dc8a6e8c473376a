/**
 * `npm run build:documents`: typesets every document into `dist/documents/`, and stops where the
 * bytes are not those that the contract names. With `--show` it prints what the contract must say.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  documentFileName,
  IFU_DOCUMENTS,
  type IfuDocument,
} from '../contract/instructions-for-use.js';
import { typeset } from './typesetter/typeset.js';

const FOLDER = fileURLToPath(new URL('../../dist/documents/', import.meta.url));

async function build(document: IfuDocument): Promise<void> {
  const { bytes, pages } = await typeset(document);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const made = { pages, sizeBytes: bytes.length, sha256 };
  if (process.argv.includes('--show')) console.log(document.id, made);
  else if (
    sha256 !== document.sha256 ||
    pages !== document.pages ||
    bytes.length !== document.sizeBytes
  ) {
    throw new Error(
      `${document.id} ${document.version} is not the published file any more: publish a new version. Made: ${JSON.stringify(made)}`,
    );
  }
  writeFileSync(join(FOLDER, documentFileName(document)), bytes);
}

mkdirSync(FOLDER, { recursive: true });
for (const document of IFU_DOCUMENTS) await build(document);
