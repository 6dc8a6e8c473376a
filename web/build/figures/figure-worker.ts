import { parentPort } from 'node:worker_threads';
import { isDiagramId, type DiagramId } from '../../figures/diagram-ids.js';
import type { BuiltFigureId } from '../../figures/figure-ids.js';
import type { Place } from './figure-cache.js';
import { makeDiagram } from './make-diagram.js';
import { loadDiagram } from '../diagram-catalogue.js';
import { loadFigure } from '../figure-catalogue.js';
import { makeFigure } from './make-figure.js';

/** One figure or diagram to be made. */
export interface FigureOrder extends Place {
  readonly id: BuiltFigureId | DiagramId;
}

parentPort?.on('message', ({ id, ...place }: FigureOrder) => {
  make(id, place).then(
    () => parentPort?.postMessage({}),
    (error: unknown) => parentPort?.postMessage({ error: String((error as Error).stack) }),
  );
});

async function make(id: BuiltFigureId | DiagramId, place: Place): Promise<void> {
  if (isDiagramId(id)) makeDiagram(id, await loadDiagram(id), place);
  else await makeFigure(id, await loadFigure(id), place);
}
