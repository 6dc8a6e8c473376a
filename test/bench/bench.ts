/**
 * `npm run bench`: how fast the site is on this machine, against what the machine can do at all.
 * `-- pages api` runs these groups alone; `-- --seconds 1 --rounds 1` takes less time and tells less.
 * The API is measured on PostgreSQL, too, where TEST_DATABASE_URL names one. `-- data --rows 5000000`
 * fills one with that many submissions and does what staff do; `-- explorers` tries every product's stage:
 * these two run only when named. `-- screens --slowdown 2` has Lighthouse slow the processor down by that
 * instead of by 4, for which a machine has to be fast.
 */
import { parseArgs } from 'node:util';
import { createDatabase } from '../support/database.js';
import { ServerProcess } from '../load/server-process.js';
import { nodeOn } from './cores.js';
import { api } from './groups/api.js';
import { cached } from './groups/cached.js';
import { data } from './groups/data.js';
import { explorers } from './groups/explorers.js';
import { coldStart } from './groups/start.js';
import { rendering } from './groups/rendering.js';
import { screens } from './groups/screens.js';
import { untilWarm } from './until-warm.js';
import { isMet, type Measurement, printReport } from './report.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    slowdown: { type: 'string' },
    rows: { type: 'string' },
  },
});
const effort = { seconds: Number(values.seconds ?? 3), rounds: Number(values.rounds ?? 5) };
/** What Lighthouse makes of a fast desktop's processor to have a phone's. */
const MOBILE_SLOWDOWN = 4;
/** Without load beside it, a server has all processors. */
const UNLOADED: [string] = [process.execPath];
const apiSeconds = effort.seconds * 3;

const GROUPS: Readonly<Record<string, () => Promise<Measurement[]>>> = {
  start: () => withServer({}, (server) => coldStart(server, effort.rounds), UNLOADED),
  pages: () =>
    withServer({}, async (server) => {
      await untilWarm(server);
      return cached(server, effort);
    }),
  renders: () => rendering(effort),
  api: async () => [
    ...(await api('embedded', apiSeconds)),
    ...(process.env.TEST_DATABASE_URL ? await api('postgres', apiSeconds) : []),
  ],
  screens: () =>
    withServer(
      { MOBILE_ZOOM: 'free' },
      (server) =>
        screens(server, Number(values.rounds ?? 3), Number(values.slowdown ?? MOBILE_SLOWDOWN)),
      UNLOADED,
    ),
};

/** Groups that run only when they are named. */
const NAMED: typeof GROUPS = {
  data: () => data(Number(values.rows ?? 5_000_000)),
  explorers: () => withServer({}, explorers, UNLOADED),
};

const chosen = positionals.length > 0 ? positionals : Object.keys(GROUPS);
const measurements: Measurement[] = [];
for (const name of chosen) {
  const group = GROUPS[name] ?? NAMED[name];
  if (!group)
    throw new Error(`${name} is none of ${Object.keys({ ...GROUPS, ...NAMED }).join(', ')}`);
  console.log(`Measuring: ${name}`);
  measurements.push(...(await group()));
}
printReport(measurements);
process.exitCode = measurements.every(isMet) ? 0 : 1;

async function withServer(
  environment: Readonly<Record<string, string>>,
  measure: (server: ServerProcess) => Promise<Measurement[]>,
  command: readonly [string, ...string[]] = nodeOn('server'),
): Promise<Measurement[]> {
  const database = await createDatabase('embedded');
  const server = await ServerProcess.start(
    { ...database.environment, ...environment },
    { command },
  );
  try {
    return await measure(server);
  } finally {
    await server.stop();
    await database.remove();
  }
}
