import type { Citations } from './citation-context.js';
import { referencesIn } from './references-in.js';
import { loadChunk } from '../../site/loading/load-chunk.js';

/** The works that texts cite, in the order in which a reader meets them. */
export async function citationsOf(...texts: readonly unknown[]): Promise<Citations> {
  const { REFERENCES } = await loadChunk('references', () => import('../../content/references.js'));
  return referencesIn(...texts).map((id) => ({ id, work: REFERENCES[id] }));
}
