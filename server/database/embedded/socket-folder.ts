import { createHash } from 'node:crypto';
import { lstat, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../config/variables.js';

/** The name that every PostgreSQL client looks for in a socket folder. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** Kernels limit the path of a Unix socket: 104 bytes on macOS, 108 on Linux, the final NUL included. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * Folder that holds the socket of a data directory: the directory itself, or, where its path is too
 * long for a Unix socket, a private folder of the system's temporary one. Every process computes
 * the same folder, and a link in the data directory leads to it.
 */
export async function socketFolder(dataDirectory: string): Promise<string> {
  if (Buffer.byteLength(join(dataDirectory, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES) {
    return dataDirectory;
  }
  const digest = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `hengmai-${digest}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new StartupError(
      `The socket folder ${folder} is not private to this user: choose a shorter DATA_DIR`,
    );
  }
  const link = join(dataDirectory, SOCKET_NAME);
  await rm(link, { force: true });
  await symlink(join(folder, SOCKET_NAME), link);
  return folder;
}
