import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FigureOrder } from './figure-worker.js';

const MODULES = {
  tsx: import.meta.resolve('tsx/esm/api'),
  worker: new URL('./figure-worker.ts', import.meta.url).href,
};
/** Node itself reads no TypeScript, and its `--import` does not reach a worker's first module. */
const START = `
  const { tsx, worker } = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(worker); });
`;
const WORKERS = 2;

interface Answer {
  readonly error?: string;
}

/** Works off the queues, each on one worker from beginning to end, two at a time. */
export async function runQueues(
  queues: readonly (readonly FigureOrder[])[],
  done: (id: string, milliseconds: number) => void,
): Promise<void> {
  const waiting = [...queues];
  const serve = async (): Promise<void> => {
    const worker = new Worker(START, { eval: true, workerData: MODULES });
    try {
      for (let queue = waiting.shift(); queue; queue = waiting.shift()) {
        for (const order of queue) {
          const start = performance.now();
          worker.postMessage(order);
          await untilAnswered(worker, order);
          done(order.id, Math.round(performance.now() - start));
        }
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, queues.length) }, serve));
}

/** Fails with the figure's name, also where the whole worker does. */
async function untilAnswered(worker: Worker, { id }: FigureOrder): Promise<void> {
  const [{ error }] = (await once(worker, 'message').catch((cause: unknown) => [
    { error: String(cause) },
  ])) as [Answer];
  if (error !== undefined) throw new Error(`The figure ${id} could not be made: ${error}`);
}
