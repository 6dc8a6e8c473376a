import { randomBytes } from 'node:crypto';
import { rmSync, type WriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { discardingAtExit } from '../../database/unfinished-files.js';
import { StaffError } from '../output.js';

/**
 * Writes a file that only its owner can read, and puts it in the place of whatever has its name once
 * it is whole. Until then it has a name that nobody can foresee: in a folder that others may write
 * to, they could otherwise make that file, or a link of that name, beforehand, and read along.
 */
export async function replaceFile(
  path: string,
  write: (stream: WriteStream) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
  const discard = () => rmSync(unfinished, { force: true });
  await discardingAtExit(discard, async () => {
    let stream: WriteStream | undefined;
    try {
      // "wx" opens nothing that exists, and follows no link.
      const handle = await open(unfinished, 'wx', 0o600);
      stream = handle.createWriteStream({ flush: true });
      await write(stream);
      await rename(unfinished, path);
    } catch (error) {
      stream?.destroy();
      discard();
      throw isOfFile(error, unfinished) ? new StaffError(`${path}: ${error.message}`) : error;
    }
  });
}

/** A full disk, a folder that is missing or closed: nothing that is wrong with this program. */
function isOfFile(error: unknown, path: string): error is NodeJS.ErrnoException {
  const { code, path: at, syscall } = error as NodeJS.ErrnoException;
  return at === path || syscall === 'fsync' || code === 'ENOSPC' || code === 'EDQUOT';
}
