import type { ComponentType } from 'react';
import { loadChunk } from '../site/loading/load-chunk.js';

/** Makes a screen's component of its texts. */
type CreateScreen<Texts> = (texts: Texts) => ComponentType;

export interface LazyScreen<Texts> {
  /** Source whose chunk and stylesheet the screen's HTML links, as the manifest names it. */
  readonly source: string;
  readonly load: () => Promise<CreateScreen<Texts>>;
}

/** Chunks are named after the file that they begin with. */
function chunkOf(source: string): string {
  return source.replace(/^.*\/|\.tsx$/g, '');
}

/** A screen without texts of its own. */
export function screen(source: string, load: () => Promise<ComponentType>): LazyScreen<undefined> {
  return screenWithTexts(source, async () => {
    const component = await load();
    return () => component;
  });
}

export function screenWithTexts<Texts>(
  source: string,
  load: () => Promise<CreateScreen<Texts>>,
): LazyScreen<Texts> {
  return { source, load: () => loadChunk(chunkOf(source), load) };
}
