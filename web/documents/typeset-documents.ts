/**
 * `npm run documents`: typesets every document that is not in `published/` yet. A published file
 * never changes: it stops where one would come out with other bytes than the contract names. With
 * `--show` it prints what the contract must say of a new one, with `--check` it writes nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  documentFileName,
  IFU_DOCUMENTS,
  type IfuDocument,
} from '../contract/instructions-for-use.js';
import { typeset } from './typesetter/typeset.js';

const FOLDER = fileURLToPath(new URL('./published/', import.meta.url));

async function publish(document: IfuDocument): Promise<void> {
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
  const file = join(FOLDER, documentFileName(document));
  if (!existsSync(file) && !process.argv.includes('--check')) writeFileSync(file, bytes);
}

for (const document of IFU_DOCUMENTS) await publish(document);
