import type { Edition } from '../contract/editions.js';
import { loadChunk } from './loading/load-chunk.js';

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
