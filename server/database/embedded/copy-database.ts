import { existsSync, rmSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, open, readdir, rename } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { Client } from 'pg';
import { StartupError } from '../../config/variables.js';
import { messageOf } from '../database-errors.js';
import { discardingAtExit } from '../unfinished-files.js';

const FILES = 'postgres';
const SECRET_KEY = 'secret-key';
/** At most one file is being copied; the rest is for slow disks. */
const DISCARD_TRIES = 10;
/** Well below the time after which a client that holds a transaction open is cut off. */
const BREATH_MS = 5_000;

interface DatabaseCopy {
  /** False: `SECRET_KEY` in the environment is the key, and there is no file of it. */
  readonly holdsKey: boolean;
}

/**
 * Copies a data directory whose database may be running, to a folder that is new or empty. The copy
 * is a data directory itself, with the key that its hashes need, readable by its owner alone. It
 * gets its name once it is whole.
 */
export async function copyDatabase(
  dataDirectory: string,
  connectionString: string,
  target: string,
): Promise<DatabaseCopy> {
  refuseInside(dataDirectory, target);
  await refuseUsed(target);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const unfinished = await mkdtemp(`${target}.`);
  // Again, where a file that was being copied at that moment has come in between: Node's own retries do not
  // look for new ones.
  const discard = (): void => {
    for (let left = DISCARD_TRIES; left > 0 && existsSync(unfinished); left -= 1) {
      try {
        rmSync(unfinished, { recursive: true, force: true });
      } catch (error) {
        if (left === 1) throw error;
      }
    }
  };
  return discardingAtExit(discard, async () => {
    try {
      const holdsKey = await copyKey(dataDirectory, unfinished);
      await copyFiles(dataDirectory, connectionString, unfinished);
      await finish(unfinished);
      await rename(unfinished, target);
      await syncFolder(dirname(target));
      return { holdsKey };
    } catch (error) {
      discard();
      const { code, message } = error as NodeJS.ErrnoException;
      // Somebody has filled the folder meanwhile, or it is the root of a volume.
      if (code === 'ENOTEMPTY' || code === 'EBUSY') throw new StartupError(`${target}: ${message}`);
      throw error;
    }
  });
}

/** It would be lost with what it is to save, and a later erasure would not reach it. */
function refuseInside(dataDirectory: string, target: string): void {
  const way = relative(dataDirectory, target);
  if (way.split(sep)[0] === '..' || isAbsolute(way)) return;
  throw new StartupError(`${target} lies in DATA_DIR: name a folder elsewhere`);
}

async function refuseUsed(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartupError(`${target} cannot be used: ${error.message}`);
  });
  if (entries.length > 0) throw new StartupError(`${target} is not empty: name a new folder`);
}

async function copyKey(dataDirectory: string, target: string): Promise<boolean> {
  try {
    await cp(join(dataDirectory, SECRET_KEY), join(target, SECRET_KEY));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * The embedded database has one session, and nothing writes outside it: who holds a transaction open
 * keeps every other client waiting, and the files still.
 */
async function copyFiles(
  dataDirectory: string,
  connectionString: string,
  target: string,
): Promise<void> {
  const client = new Client({ connectionString });
  // Where its connection ends, the next statement says so: without a listener the process would end
  // at once, and leave the copy.
  client.on('error', () => undefined);
  await client.connect();
  let breath: NodeJS.Timeout | undefined;
  try {
    await client.query('CHECKPOINT');
    await client.query('BEGIN');
    breath = setInterval(() => void client.query('SELECT 1').catch(() => undefined), BREATH_MS);
    await cp(join(dataDirectory, FILES), join(target, FILES), { recursive: true });
    // A connection that was cut off meanwhile fails here: the copy is then not to be trusted.
    await client.query('COMMIT').catch((error: unknown) => {
      throw new StartupError(`The database ended before the copy was whole: ${messageOf(error)}`);
    });
  } finally {
    clearInterval(breath);
    await client.end().catch(() => undefined);
  }
}

/**
 * Closes a copy to others: it keeps the modes of the database's own files, which trust in the folder around
 * them. And writes it through to the disk: after a power cut, a folder that has its name is whole.
 */
async function finish(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await finish(path);
    else await finishFile(path);
  }
  await chmod(folder, 0o700);
  await syncFolder(folder);
}

async function finishFile(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const entry = await open(folder);
  try {
    await entry.sync();
  } catch (error) {
    // Some network shares cannot do it with folders: PostgreSQL lets that pass, too.
    if (!['EINVAL', 'EBADF'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await entry.close();
  }
}
