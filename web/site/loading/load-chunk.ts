import { asLoadError, requestOf } from './as-load-error.js';
import { ChunkLoadError } from './load-errors.js';

const TIMEOUT_MS = 120_000;

/**
 * Loads a lazy part of the site with its stylesheets. Fails with a `ChunkLoadError` or a
 * `StylesheetLoadError`; what the part itself throws passes unchanged.
 */
export async function loadChunk<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new ChunkLoadError(id, 'timeout', requestOf(id)));
    timer = setTimeout(fail, TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw await asLoadError(id, error);
  } finally {
    clearTimeout(timer);
  }
}
