import type { Citations } from './citation-marks.js';
import { loadChunk } from '../../site/loading/load-chunk.js';
import type { ReferenceId } from '../../content/references.js';

/** References of texts, each once, in the order in which a reader meets them. */
export function referencesIn(...texts: readonly unknown[]): readonly ReferenceId[] {
  const found = new Set<ReferenceId>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'ref') found.add(inner as ReferenceId);
        else if (key === 'refs') (inner as ReferenceId[]).forEach((id) => found.add(id));
        else visit(inner);
      }
    }
  };
  visit(texts);
  return [...found];
}

/** The works that texts cite, in the order in which a reader meets them. */
export async function citationsOf(...texts: readonly unknown[]): Promise<Citations> {
  const { REFERENCES } = await loadChunk('references', () => import('../../content/references.js'));
  return referencesIn(...texts).map((id) => ({ id, work: REFERENCES[id] }));
}
