import { loadChunk } from '../../site/loading/load-chunk.js';

/** The progress bar's code, which no first page needs. */
export function loadProgress() {
  return loadChunk('progress-bar', () => import('./progress-bar.js'));
}
