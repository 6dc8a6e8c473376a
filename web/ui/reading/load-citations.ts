import type { Citations } from './citation-marks.js';
import { loadChunk } from '../../site/loading/load-chunk.js';
import type { Reference } from '../../content/shapes/reference.js';

/** References of texts, each once, in the order in which a reader meets them. */
export function referencesIn(...texts: readonly unknown[]): readonly string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'ref') found.add(inner as string);
        else if (key === 'refs') (inner as string[]).forEach((id) => found.add(id));
        else visit(inner);
      }
    }
  };
  visit(texts);
  return [...found];
}

export type Works = Readonly<Record<string, Reference>>;

/** The works that texts cite, in the order in which a reader meets them; some are the page's own. */
export async function citationsOf(own: Works, ...texts: readonly unknown[]): Promise<Citations> {
  const { REFERENCES } = await loadChunk('references', () => import('../../content/references.js'));
  const works: Works = { ...REFERENCES, ...own };
  return referencesIn(...texts).map((id) => {
    const work = works[id];
    if (!work) throw new Error(`No work ${id} is known`);
    return { id, work };
  });
}
