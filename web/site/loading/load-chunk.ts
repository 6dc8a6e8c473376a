import type { Edition } from '../../contract/editions.js';
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
    const fail = () => reject(new ChunkLoadError(id, 'timeout', requestOf(id), false));
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

/**
 * Texts of one module for each edition. Each is loaded by a dynamic import, so that the other
 * edition's never reach the visitor.
 */
export function editionTexts<Texts>(
  chunk: string,
  editions: Readonly<Record<Edition, () => Promise<Texts>>>,
): (edition: Edition) => Promise<Texts> {
  return (edition) => loadChunk(chunk, editions[edition]);
}
