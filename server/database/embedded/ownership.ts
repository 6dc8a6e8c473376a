import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Names are no longer than PostgreSQL's own socket, whose path has been found short enough. */
const CLAIM = '.own.';
const UNFINISHED_CLAIM = '.new.';
const RANDOM_BYTES = 4;

/** Ends an ownership; the next process may then open the files. */
export type Release = () => Promise<void>;

/**
 * Takes the right to open the database files, or answers undefined while another process has it.
 *
 * The right is a socket in the folder that somebody listens on. The kernel ends it with its process,
 * however that ends, and never sooner: a process that is stopped, swapped out or busy for minutes
 * keeps it, and no clock is involved. Whoever wants the right first lets its own socket be seen and
 * then looks for others: of two that come at once, at least one sees the other, and withdraws.
 */
export async function claimOwnership(folder: string): Promise<Release | undefined> {
  // Most of those who ask find an owner: they need not disturb anybody with a socket of their own.
  if (await isOwned(folder)) return undefined;
  const name = randomBytes(RANDOM_BYTES).toString('hex');
  const own = `${CLAIM}${name}`;
  const server = createServer((socket) => socket.destroy());
  const release = async () => {
    await rm(join(folder, own), { force: true });
    await closed(server);
  };
  const unfinished = join(folder, `${UNFINISHED_CLAIM}${name}`);
  server.listen(unfinished);
  await once(server, 'listening');
  server.unref();
  // Only now: a socket that nobody listens on yet would be taken for one that was left behind.
  await rename(unfinished, join(folder, own));
  if (!(await isOwned(folder, own))) return release;
  await release();
  return undefined;
}

/** Whether a process other than the one with the claim `own` has the right; removes what dead ones left. */
async function isOwned(folder: string, own?: string): Promise<boolean> {
  const others = (await readdir(folder)).filter((name) => name.startsWith(CLAIM) && name !== own);
  for (const name of others) {
    const path = join(folder, name);
    if (await isListenedOn(path)) return true;
    // Names are never used twice: nobody can have taken this one in the meantime.
    await rm(path, { force: true });
  }
  return false;
}

/** Tells a socket with a living process from one that a crash left behind. */
export function isListenedOn(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      // Any other error, such as that of a full queue, comes from somebody who is alive.
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT');
    });
  });
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  await end;
}
