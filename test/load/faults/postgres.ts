import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, outcomeOf } from '../outcome.js';
import type { Balancer } from '../balancer.js';
import { PostgresCluster } from '../postgres-cluster.js';
import { ServerProcess } from '../server-process.js';
import { type SteadyLoad, startLoad } from '../steady-load.js';

/** Characters of a server's output that tell why. */
const LAST = 4_000;

interface Scene {
  readonly cluster: PostgresCluster;
  readonly servers: readonly ServerProcess[];
  readonly load: SteadyLoad;
}

interface Setting {
  readonly instances?: number;
  readonly environment?: (cluster: PostgresCluster) => Readonly<Record<string, string>>;
  /** What stands between clients and servers; without it they turn to the servers themselves. */
  readonly balancer?: (origins: readonly string[]) => Promise<Balancer>;
}

/** Runs a fault against servers with a PostgreSQL of their own. */
export async function onPostgres(
  fault: (scene: Scene) => Promise<void>,
  { instances = 1, environment = () => ({}), balancer }: Setting = {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-fault-'));
  const cluster = await PostgresCluster.create();
  const database = await cluster.database(folder);
  const servers = await Promise.all(
    Array.from({ length: instances }, () =>
      ServerProcess.start({ ...database.environment, ...environment(cluster) }),
    ),
  );
  const origins = servers.map(({ origin }) => origin);
  const front = await balancer?.(origins);
  const load = startLoad(front ? [front.origin] : origins);
  try {
    await fault({ cluster, servers, load });
    await load.stop();
    const broken = load.refused.get(500);
    if (broken) throw new Error(`${broken} answers of 500:\n${servers[0]!.output.slice(-LAST)}`);
    return await outcomeOf(load, database);
  } finally {
    await load.stop();
    front?.close();
    await Promise.all(servers.map((server) => server.stop()));
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** kill -9 of the server, three times. */
export const killServer = () =>
  onPostgres(async ({ servers: [server] }) => {
    for (let round = 0; round < 3; round += 1) {
      await sleep(2_000);
      await server!.kill();
      await server!.start();
    }
    await sleep(1_000);
  });

/** A crash and an orderly restart of PostgreSQL. */
export const restartPostgres = () =>
  onPostgres(async ({ cluster }) => {
    for (const mode of ['immediate', 'fast'] as const) {
      await sleep(2_000);
      cluster.stop(mode);
      await sleep(500);
      cluster.start();
    }
    await sleep(2_000);
  });

/** PostgreSQL away for five seconds: refusals must come, in the envelope. */
export const stopPostgres = () =>
  onPostgres(async ({ cluster, load }) => {
    await sleep(2_000);
    cluster.stop('fast');
    await sleep(5_000);
    cluster.start();
    await sleep(3_000);
    if (!load.refused.get(503)) throw new Error('No submission was refused with 503');
  });

/** Two instances stopped and started one after the other, as an upgrade does. */
export const rollingRestart = () =>
  onPostgres(
    async ({ servers }) => {
      for (const server of servers) {
        await sleep(1_500);
        const code = await server.stop();
        if (code !== 0) throw new Error(`A stopped instance exited with ${code}`);
        await server.start();
      }
      await sleep(1_000);
    },
    { instances: 2 },
  );
