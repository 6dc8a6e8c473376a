import { diagramName } from '../../figures/built-figure.js';
import type { DiagramId } from '../../figures/diagram-ids.js';
import type { Diagram } from '../../figures/figure.js';
import { type Place, store } from './figure-cache.js';
import { type Files, hashOf, named } from './make-figure.js';

/** Bytes of one drawing. */
const BUDGET = 14_000;

/** Makes the file of a diagram. */
export function makeDiagram(id: DiagramId, { width, height, draw }: Diagram, place: Place): void {
  const draft = { id, width, height, hash: '' };
  const files: Files = new Map([[diagramName(draft), draw()]]);
  for (const content of files.values()) {
    if (content.length > BUDGET) throw new Error(`${id} weighs ${content.length} bytes`);
  }
  const built = { ...draft, hash: hashOf(files) };
  store(place, built, named(files, built.hash));
}
