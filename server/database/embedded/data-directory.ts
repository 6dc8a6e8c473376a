import { chmod, mkdir } from 'node:fs/promises';
import lockfile from 'proper-lockfile';
import { StartupError } from '../../config/startup-error.js';

/** A crashed owner's lock expires after this time; a living owner renews it far more often. */
const LOCK_STALE_MS = 5_000;
const LOCK_RENEWAL_MS = 1_000;

export type ReleaseLock = () => Promise<void>;

/** Creates the folder, readable by its owner alone: whoever reaches the socket is the superuser. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await chmod(directory, 0o700);
  } catch (error) {
    throw new StartupError(`DATA_DIR ${directory} cannot be used: ${(error as Error).message}`);
  }
}

/**
 * Takes the right to open the database files, or answers undefined while another process has it.
 * @param onLost called when the lock was lost although this process lives (for example after the
 *   machine slept): the files must not be touched any more.
 */
export async function lockDataDirectory(
  directory: string,
  onLost: () => void,
): Promise<ReleaseLock | undefined> {
  try {
    return await lockfile.lock(directory, {
      lockfilePath: `${directory}/owner.lock`,
      stale: LOCK_STALE_MS,
      update: LOCK_RENEWAL_MS,
      onCompromised: onLost,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return undefined;
    throw new StartupError(`DATA_DIR ${directory} cannot be locked: ${(error as Error).message}`);
  }
}
