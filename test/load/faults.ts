/**
 * `npm run test:faults [-- name …]`: parts fail under a steady load of submissions and page views,
 * on loopback. No acknowledged submission may be lost, none stored twice.
 */
import { type Fault, complaints } from './fault.js';
import { clockChange } from './faults/clock.js';
import { manyConnections } from './faults/connections.js';
import { killEmbedded } from './faults/embedded.js';
import { fullDisk } from './faults/full-disk.js';
import { killServer, restartPostgres, rollingRestart, stopPostgres } from './faults/postgres.js';
import { loseRedis } from './faults/redis.js';
import { slowDatabase } from './faults/slow-database.js';

const FAULTS: readonly Fault[] = [
  { name: 'kill-embedded', pagesGoOn: false, run: killEmbedded },
  { name: 'kill-server', pagesGoOn: false, run: killServer },
  { name: 'restart-postgres', pagesGoOn: true, run: restartPostgres },
  { name: 'stop-postgres', pagesGoOn: true, run: stopPostgres },
  { name: 'rolling-restart', pagesGoOn: true, run: rollingRestart },
  { name: 'lose-redis', pagesGoOn: true, run: loseRedis },
  { name: 'slow-database', pagesGoOn: true, run: slowDatabase },
  { name: 'full-disk', pagesGoOn: false, run: fullDisk },
  { name: 'connections', pagesGoOn: true, run: manyConnections },
  { name: 'clock', pagesGoOn: true, run: clockChange },
];

const asked = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const failed: string[] = [];

for (const fault of chosen) {
  try {
    const outcome = await fault.run();
    const { acknowledged, stored, duplicated, lost, refused, pages, failedPages } = outcome;
    console.log(
      `${fault.name}: acknowledged ${acknowledged}, stored ${stored}, duplicated ${duplicated}, lost ${lost}; ` +
        `refused ${refused}; pages ${pages}, not answered ${failedPages}`,
    );
    const wrong = complaints(fault, outcome);
    for (const complaint of wrong) console.error(`  ${complaint}`);
    if (wrong.length > 0) failed.push(fault.name);
  } catch (error) {
    console.error(`${fault.name}: ${error instanceof Error ? error.stack : String(error)}`);
    failed.push(fault.name);
  }
}

console.log(`${chosen.length - failed.length} faults survived, ${failed.length} not`);
process.exitCode = chosen.length > 0 && failed.length === 0 ? 0 : 1;
