import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../load/server-process.js';
import { processorSeconds } from './processor-time.js';

const WINDOW_MS = 2_000;
const LIMIT_MS = 180_000;
/** Share of a processor below which a server has nothing left to do. */
const IDLE = 0.05;

/** Waits until a server has made its pages and compressed them, and rests. */
export async function untilWarm({ pid }: ServerProcess): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  let before = processorSeconds(pid);
  while (before !== undefined) {
    await sleep(WINDOW_MS);
    const now = processorSeconds(pid)!;
    if (now - before < (IDLE * WINDOW_MS) / 1000) return;
    if (performance.now() > deadline) throw new Error('The server does not come to rest');
    before = now;
  }
}
