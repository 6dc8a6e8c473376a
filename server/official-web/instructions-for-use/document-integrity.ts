import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFileName, type IfuDocument } from '../../../web/contract/instructions-for-use.js';

export interface Fault {
  readonly file: string;
  readonly reason: string;
}

export function documentFile(folder: string, document: IfuDocument): string {
  return join(folder, documentFileName(document));
}

/** What keeps the file of a document from being handed out; undefined where it is the published one. */
export async function faultOf(folder: string, document: IfuDocument): Promise<Fault | undefined> {
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
