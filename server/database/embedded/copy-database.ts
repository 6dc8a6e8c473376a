import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartupError } from '../../config/startup-error.js';

const FILES = 'postgres';
const SECRET_KEY = 'secret-key';
/** Well below the time after which a client that holds a transaction open is cut off. */
const BREATH_MS = 5_000;

/**
 * Copies a data directory whose database may be running. The embedded database has one session,
 * and nothing writes outside it: who holds a transaction open keeps every other client waiting, and
 * the files still. The copy is a data directory itself, with the key that its hashes need.
 */
export async function copyDatabase(
  dataDirectory: string,
  connectionString: string,
  target: string,
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) {
    throw new StartupError(`${target} is not empty: name a new folder`);
  }
  await cp(join(dataDirectory, SECRET_KEY), join(target, SECRET_KEY)).catch(
    (error: NodeJS.ErrnoException) => {
      // With SECRET_KEY in the environment there is no such file.
      if (error.code !== 'ENOENT') throw error;
    },
  );
  const client = new Client({ connectionString });
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
