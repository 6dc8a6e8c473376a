import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createDatabase, query } from '../../support/database.js';
import { type Outcome, outcomeOf } from '../outcome.js';
import { ServerProcess } from '../server-process.js';
import { startLoad } from '../steady-load.js';

const CUTS = 5;
const PROBE = pathToFileURL(resolve('test/support/power-cut.mjs')).href;

/**
 * The power goes while the embedded database is written to, several times, also during checkpoints:
 * each time only what was synchronised is there for the next start. Clients send again what was not
 * acknowledged.
 */
export async function powerCut(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-power-'));
  const made = await createDatabase('embedded');
  await (await ServerProcess.start(made.environment)).stop();
  let data = made.dataDirectory;
  let server = await ServerProcess.create({});
  const { port, origin } = server;
  const load = startLoad([origin]);
  try {
    for (let cut = 1; cut <= CUTS; cut += 1) {
      const left = join(folder, `left-${cut}`);
      server = await ServerProcess.start(
        {
          DATA_DIR: data,
          NODE_OPTIONS: `--import=${PROBE}`,
          POWER_CUT_FROM: data,
          POWER_CUT_TO: left,
        },
        { port },
      );
      await sleep(1_500);
      // One of them in the middle of a checkpoint.
      if (cut % 2 === 0) void query(connection(data), 'CHECKPOINT').catch(() => undefined);
      await sleep(1_000 + 50 * cut);
      // At once: no answer may leave that is not in the copy.
      process.kill(server.pid, 'SIGSTOP');
      data = join(folder, `after-${cut}`);
      cpSync(left, data, { recursive: true });
      await server.kill();
    }
    server = await ServerProcess.start({ DATA_DIR: data }, { port });
    await sleep(1_000);
    await load.stop();
    return await outcomeOf(load, connection(data));
  } finally {
    await load.stop();
    await server.stop();
    await made.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function connection(directory: string) {
  return {
    connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
  };
}
