import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppConfig } from './app-config.js';
import { StartupError } from './variables.js';

const KEY_BYTES = 32;
const WHOLE_KEY = /^([0-9a-f]{64})\r?\n?$/;

/**
 * Key of every keyed hash: `SECRET_KEY`, or one made once and kept beside the embedded database.
 * Instances that share a database must share the key. A command beside them may not make one: they
 * would not know its codes, nor its rows of the audit.
 */
export async function secretKey(
  config: Pick<AppConfig, 'secretKey' | 'dataDirectory'>,
  { mayMake = true }: { mayMake?: boolean } = {},
): Promise<string> {
  if (config.secretKey) return config.secretKey;
  const file = join(config.dataDirectory, 'secret-key');
  const content = await existingOrNew(config.dataDirectory, file, mayMake);
  if (content === undefined) {
    throw new StartupError(
      `SECRET_KEY is not set, and ${file} does not exist: give this command the SECRET_KEY of the ` +
        'site, or the DATA_DIR that holds its key (for a new database, set SECRET_KEY for both, to ' +
        'what "openssl rand -hex 32" prints)',
    );
  }
  const key = WHOLE_KEY.exec(content)?.[1];
  if (key) return key;
  throw new StartupError(
    `${file} does not hold a whole key of 64 hexadecimal digits: restore it from the backup ` +
      '(without it all invitation codes are worthless; only a database that has none may be given ' +
      'a new key, by deleting the file)',
  );
}

async function existingOrNew(
  folder: string,
  file: string,
  mayMake: boolean,
): Promise<string | undefined> {
  try {
    const content = await existing(file);
    if (content !== undefined || !mayMake) return content;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await makeKey(folder, file);
  } catch (error) {
    throw new StartupError(`DATA_DIR ${folder}: ${(error as Error).message}`);
  }
}

async function existing(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The file gets its name once all of it is on the disk, so that no power cut leaves a part of a key;
 * and a name is given by `link` to one of several processes only, whose key then is everybody's.
 */
async function makeKey(folder: string, file: string): Promise<string> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(folder);
  return await readFile(file, 'utf8');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
