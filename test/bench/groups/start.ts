import type { ServerProcess } from '../../load/server-process.js';
import { residentMegabytes } from '../processor-time.js';
import type { Measurement } from '../report.js';
import { median } from '../statistics.js';

const MAX_SECONDS = 2.5;

/** From starting the process, on a database that is migrated, to the first page. */
export async function coldStart(server: ServerProcess, rounds: number): Promise<Measurement[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await server.stop();
    const startedAt = performance.now();
    await server.start();
    const { status } = await fetch(server.origin);
    if (status !== 200) throw new Error(`The first page was answered with ${status}`);
    times.push((performance.now() - startedAt) / 1000);
  }
  return [
    {
      name: 'cold start to the first page, embedded',
      value: median(times),
      unit: 's',
      atMost: MAX_SECONDS,
      notes: `then ${residentMegabytes(server.pid).toFixed(0)} MB`,
    },
  ];
}
