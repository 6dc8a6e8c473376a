import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { StartupError } from '../../config/variables.js';

const FILES = 'postgres';
const SECRET_KEY = 'secret-key';
/** Well below the time after which a client that holds a transaction open is cut off. */
const BREATH_MS = 5_000;

export interface DatabaseCopy {
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
  await refuseUsed(target);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const unfinished = await mkdtemp(`${target}.`);
  try {
    const holdsKey = await copyKey(dataDirectory, unfinished);
    await copyFiles(dataDirectory, connectionString, unfinished);
    await closeToOthers(unfinished);
    await rename(unfinished, target);
    return { holdsKey };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    // Somebody has filled the folder meanwhile, or it is the root of a volume.
    if (code === 'ENOTEMPTY' || code === 'EBUSY') throw new StartupError(`${target}: ${message}`);
    throw error;
  }
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
  // A database that ends meanwhile fails the next statement, and what is copied so far is removed.
  client.on('error', () => undefined);
  await client.connect();
  let breath: NodeJS.Timeout | undefined;
  try {
    await client.query('CHECKPOINT');
    await client.query('BEGIN');
    breath = setInterval(() => void client.query('SELECT 1').catch(() => undefined), BREATH_MS);
    await cp(join(dataDirectory, FILES), join(target, FILES), { recursive: true });
    // A connection that was cut off meanwhile fails here: the copy is then not to be trusted.
    await client.query('COMMIT');
  } finally {
    clearInterval(breath);
    await client.end().catch(() => undefined);
  }
}

/** Copies keep the modes of the database's own files, which trust in the folder around them. */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeToOthers(path);
    else await chmod(path, 0o600);
  }
}
