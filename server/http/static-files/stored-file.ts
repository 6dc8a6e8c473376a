import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../responses/byte-range.js';

/** A file that stays open as long as the process runs, so that no request has to find it. */
export interface StoredFile {
  readonly read: (range: ByteRange) => Readable;
}

export async function openFile(path: string): Promise<StoredFile> {
  const handle = await open(path);
  return {
    read: ({ first, last }) =>
      handle.createReadStream({ start: first, end: last, autoClose: false }),
  };
}
