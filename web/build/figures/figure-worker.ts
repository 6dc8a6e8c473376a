import { parentPort } from 'node:worker_threads';
import { isDiagramId, type DiagramId } from '../../figures/diagram-ids.js';
import type { BuiltFigureId } from '../../figures/figure-ids.js';
import { makeDiagram } from './make-diagram.js';
import { loadFigure } from '../figure-catalogue.js';
import { makeFigure } from './make-figure.js';

/** One figure or diagram to be made into a folder. */
export interface FigureOrder {
  readonly id: BuiltFigureId | DiagramId;
  readonly folder: string;
}

parentPort?.on('message', ({ id, folder }: FigureOrder) => {
  const made = isDiagramId(id) ? makeDiagram(id, folder) : drawFigure(id, folder);
  made.then(
    () => parentPort?.postMessage({}),
    (error: unknown) => parentPort?.postMessage({ error: String((error as Error).stack) }),
  );
});

async function drawFigure(id: BuiltFigureId, folder: string): Promise<void> {
  await makeFigure(id, await loadFigure(id), folder);
}
