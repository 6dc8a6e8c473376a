import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppConfig } from './app-config.js';
import { StartupError } from './startup-error.js';

/**
 * Key of every keyed hash: `SECRET_KEY`, or one made once and kept beside the embedded database.
 * Instances that share a database must share the key.
 */
export async function secretKey(config: AppConfig): Promise<string> {
  if (config.secretKey) return config.secretKey;
  const file = join(config.dataDirectory, 'secret-key');
  try {
    await mkdir(config.dataDirectory, { recursive: true, mode: 0o700 });
    await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartupError(`DATA_DIR ${config.dataDirectory}: ${(error as Error).message}`);
    }
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < 32) throw new StartupError(`${file} holds no key: delete it to have one made`);
  return key;
}
