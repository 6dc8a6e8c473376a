/**
 * `npm run test:faults [-- name …]`: parts fail under a steady load of submissions and page views,
 * on loopback. No acknowledged submission may be lost, none stored twice.
 */
import { type Fault, complaints } from './fault.js';
import { clockChange } from './faults/clock.js';
import { manyConnections, unreadAnswers } from './faults/connections.js';
import { draining } from './faults/draining.js';
import { hungDatabase, killEmbedded } from './faults/embedded.js';
import { fullDisk, fullDiskAtSwitch } from './faults/full-disk.js';
import { killedMigrations, killedUpgrades } from './faults/migrations.js';
import { frozenOwner, overlappingRestart } from './faults/owners.js';
import { killServer, restartPostgres, rollingRestart, stopPostgres } from './faults/postgres.js';
import { powerCut } from './faults/power-cut.js';
import { loseRedis } from './faults/redis.js';
import { slowDatabase } from './faults/slow-database.js';

const FAULTS: readonly Fault[] = [
  { name: 'kill-embedded', pagesGoOn: false, run: killEmbedded },
  { name: 'power-cut', pagesGoOn: false, run: powerCut },
  { name: 'overlapping-restart', pagesGoOn: false, run: overlappingRestart },
  { name: 'frozen-owner', pagesGoOn: false, run: frozenOwner },
  { name: 'killed-migrations', pagesGoOn: false, run: killedMigrations },
  { name: 'killed-upgrades', pagesGoOn: false, run: killedUpgrades },
  { name: 'draining', pagesGoOn: true, nothingFails: true, run: draining },
  { name: 'kill-server', pagesGoOn: false, run: killServer },
  { name: 'restart-postgres', pagesGoOn: true, run: restartPostgres },
  { name: 'stop-postgres', pagesGoOn: true, run: stopPostgres },
  { name: 'rolling-restart', pagesGoOn: true, run: rollingRestart },
  { name: 'lose-redis', pagesGoOn: true, run: loseRedis },
  { name: 'slow-database', pagesGoOn: true, run: slowDatabase },
  { name: 'full-disk', pagesGoOn: false, run: fullDisk },
  { name: 'hung-database', pagesGoOn: false, run: hungDatabase },
  { name: 'full-disk-at-switch', pagesGoOn: false, run: fullDiskAtSwitch },
  { name: 'connections', pagesGoOn: true, run: manyConnections },
  { name: 'unread-answers', pagesGoOn: true, run: unreadAnswers },
  { name: 'clock', pagesGoOn: true, run: clockChange },
];

const asked = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const notSurvived: string[] = [];

for (const fault of chosen) {
  try {
    const outcome = await fault.run();
    const { acknowledged, stored, lost, duplicated, failed, refused, recoverySeconds } = outcome;
    console.log(
      `${fault.name}: acknowledged ${acknowledged}, stored ${stored}, lost ${lost}, doubled ${duplicated}; ` +
        `failed and sent again ${failed} (${refused}), recovered within ${recoverySeconds} s; ` +
        `pages ${outcome.pages}, not answered ${outcome.failedPages}`,
    );
    const wrong = complaints(fault, outcome);
    for (const complaint of wrong) console.error(`  ${complaint}`);
    if (wrong.length > 0) notSurvived.push(fault.name);
  } catch (error) {
    console.error(`${fault.name}: ${error instanceof Error ? error.stack : String(error)}`);
    notSurvived.push(fault.name);
  }
}

console.log(`${chosen.length - notSurvived.length} faults survived, ${notSurvived.length} not`);
process.exitCode = chosen.length > 0 && notSurvived.length === 0 ? 0 : 1;
