import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../responses/byte-range.js';
import { type Content, contentOf } from '../responses/make-resource.js';
import { openFile } from './stored-file.js';

/** Larger ones stay on the disk; of a site's files that is a film or a long document. */
const MAX_IN_MEMORY = 512 * 1024;

export async function readContent(path: string): Promise<Content> {
  // Hundreds of small files are read several times as fast one after the other, before anybody waits.
  const { size: length } = statSync(path);
  if (length <= MAX_IN_MEMORY) return contentOf(readFileSync(path));
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const digest = hash.digest('base64url').slice(0, 22);
  const file = await openFile(path);
  return { length, digest, body: (range: ByteRange) => ({ file, range }) };
}
