import { parentPort } from 'node:worker_threads';
import type { FigureId } from '../figure-ids.js';
import { makeFigure } from './make-figure.js';

/** One figure to be made into a folder. */
export interface FigureOrder {
  readonly id: FigureId;
  readonly folder: string;
}

parentPort?.on('message', ({ id, folder }: FigureOrder) => {
  makeFigure(id, folder).then(
    () => parentPort?.postMessage({ id }),
    (error: unknown) => parentPort?.postMessage({ id, error: String((error as Error).stack) }),
  );
});
