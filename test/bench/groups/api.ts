import { createDatabase, type DatabaseKind, query } from '../../support/database.js';
import { migrateDatabase } from '../../support/server.js';
import { ServerProcess } from '../../load/server-process.js';
import { ChildScript } from '../child-script.js';
import type { Load, LoadReport } from '../load-generator.js';
import { residentMegabytes } from '../processor-time.js';
import { quietTurn } from '../quiet-turns.js';
import { type Measurement, shown } from '../report.js';
import type { Requests } from '../requests.js';
import { untilWarm } from '../until-warm.js';

const SERIAL_NUMBERS = Array.from({ length: 1000 }, (_, index) => `BENCH-${1000 + index}`);
const LATENCY_MS = 100;
const WARM_UP_SECONDS = 3;
const MAX_MEMORY_MB = 220;

interface Call {
  readonly name: string;
  readonly requests: Requests;
  readonly connections: number;
  /** Answers a second that are wanted of each database. */
  readonly wanted: Readonly<Partial<Record<DatabaseKind, number>>>;
}

const CALLS: readonly Call[] = [
  {
    name: 'submissions',
    requests: { kind: 'submission', serialNumbers: SERIAL_NUMBERS },
    connections: 64,
    wanted: { postgres: 400, embedded: 150 },
  },
  {
    name: 'lookups of serial numbers',
    requests: { kind: 'lookup', serialNumbers: SERIAL_NUMBERS },
    // Each is answered after 30 ms at the earliest.
    connections: 384,
    wanted: { postgres: 2000 },
  },
  { name: 'countries', requests: { kind: 'countries' }, connections: 64, wanted: {} },
];

/** What the API answers in a second on a database, and how fast at half of what is wanted of it. */
export async function api(kind: DatabaseKind, seconds: number): Promise<Measurement[]> {
  const database = await createDatabase(kind);
  if (kind === 'postgres') await migrateDatabase(database);
  const environment = { ...database.environment, TRUST_PROXY: '1' };
  const server = await ServerProcess.start(environment);
  const generator = ChildScript.start<Load, LoadReport>('./load-generator.ts', 'load');
  const measurements: Measurement[] = [];
  try {
    await addSerialNumbers(database);
    await untilWarm(server);
    for (const { name, requests, connections, wanted } of CALLS) {
      const load = { port: server.port, requests, connections };
      await generator.ask({ ...load, seconds: WARM_UP_SECONDS });
      const run = (rate?: number) =>
        quietTurn(async () =>
          checked(name, await generator.ask({ ...load, seconds, ...(rate && { rate }) })),
        );
      const most = await run();
      const target = wanted[kind];
      measurements.push({
        name: `${name}, ${kind}`,
        value: most.turn.perSecond,
        unit: '/s',
        ...(target !== undefined && { atLeast: target }),
        notes: latencies(most),
      });
      if (target === undefined) continue;
      const rate = target / 2;
      const half = await run(rate);
      measurements.push({
        name: `${name}, ${kind}, p99 at ${rate}/s`,
        value: half.turn.p99,
        unit: 'ms',
        atMost: LATENCY_MS,
        notes: latencies(half),
      });
    }
    measurements.push({
      name: `memory after the load, ${kind}`,
      value: residentMegabytes(server.pid),
      unit: 'MB',
      // The embedded database lives in the process.
      ...(kind === 'postgres' && { atMost: MAX_MEMORY_MB }),
    });
  } finally {
    await generator.end();
    await server.stop();
    await database.remove();
  }
  return measurements;
}

async function addSerialNumbers(database: Parameters<typeof query>[0]): Promise<void> {
  await query(
    database,
    `WITH added AS (
      INSERT INTO serial_numbers (serial_number) SELECT unnest($1::text[]) RETURNING id
    )
    INSERT INTO serial_number_models (serial_number_id, product) SELECT id, 'AccuFFRangio' FROM added`,
    [SERIAL_NUMBERS],
  );
}

function checked(name: string, report: LoadReport): LoadReport {
  const { statuses, error, total } = report;
  if (error ?? statuses[200] !== total) {
    throw new Error(`${name}: ${error ?? JSON.stringify(statuses)}`);
  }
  return report;
}

function latencies({ turn: { p50, p99 }, notes }: { turn: LoadReport; notes: string }): string {
  return `p50 ${shown(p50)} ms, p99 ${shown(p99)} ms; ${notes}`;
}
