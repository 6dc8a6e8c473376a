import { closeSync, fsyncSync, openSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, durableParameters } from './durable-files.js';

/** PostgreSQL writes a file of this size whenever one of its write-ahead log is full. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;
const OTHERS = 0o077;

type OnPanic = (reason: string) => void;

/**
 * Opens PostgreSQL on a folder of database files, and makes them if there are none. What is found
 * but is no whole database is left as it is: a new one over it would hide the data.
 * @param onPanic called with PostgreSQL's reason when it gives up: a PostgreSQL of its own would end
 *   there, this one goes on and hangs in one of the next statements.
 * @throws Error that tells what is wrong with the files, in PostgreSQL's own words where it has some.
 */
export async function openDatabaseFiles(folder: string, onPanic: OnPanic): Promise<PGlite> {
  const state = await stateOf(folder);
  if (state === 'unknown') {
    throw new Error(
      `${folder} holds files but no PG_VERSION, so that it cannot be opened as a database; ` +
        'nothing was changed: restore the folder from a backup, or move it away to begin anew',
    );
  }
  if (state === 'none') await make(folder, onPanic);
  // Left by a crash, for this process is the only one here; an empty one would be refused.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  await withdrawRights(folder);
  return open(folder, onPanic);
}

async function stateOf(folder: string): Promise<'none' | 'database' | 'unknown'> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return 'none';
  return names.includes('PG_VERSION') ? 'database' : 'unknown';
}

/** Under another name until all of it is on the disk: a start that is cut off leaves nothing behind. */
async function make(folder: string, onPanic: OnPanic): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const db = await open(unfinished, onPanic);
  await db.close();
  await synchronise(unfinished);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  synchroniseOne(dirname(folder));
}

async function open(folder: string, onPanic: OnPanic): Promise<PGlite> {
  const said: string[] = [];
  try {
    return await PGlite.create({
      fs: new DurableFiles(folder),
      startParams: durableParameters(PGlite.defaultStartParams),
      onStderr: (line) => {
        said.push(line);
        // Nobody reads more of it.
        if (said.length > 100) said.shift();
        const panic = /PANIC:\s*(.*)/.exec(line)?.[1];
        if (panic !== undefined) onPanic(panic);
        return false;
      },
    });
  } catch (error) {
    throw new Error(await explanation(folder, said, error), { cause: error });
  }
}

async function explanation(folder: string, said: readonly string[], error: unknown) {
  const { bavail, bsize } = await statfs(dirname(folder));
  const free = bavail * bsize;
  if (free < LOG_FILE_BYTES) {
    return `its disk is full (${Math.floor(free / 1024)} kB are free, ${LOG_FILE_BYTES / 1024} are needed)`;
  }
  const reasons = said.flatMap(
    (line) => /(?:FATAL|PANIC|HINT|DETAIL):\s*(.*)/.exec(line)?.[1] ?? [],
  );
  const words = reasons.length > 0 ? reasons.join('; ') : String((error as Error).message ?? error);
  return `${words}; its files are in ${folder}: restore them from a backup`;
}

/** Files of earlier releases could be read by others wherever their folder could. */
async function withdrawRights(folder: string): Promise<void> {
  if (((await stat(join(folder, 'PG_VERSION'))).mode & OTHERS) === 0) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), 0o600);
  }
}

/** Everything in a folder, itself included. */
async function synchronise(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) synchroniseOne(join(entry.parentPath, entry.name));
  synchroniseOne(folder);
}

function synchroniseOne(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
