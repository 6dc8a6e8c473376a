import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, query, type TestDatabase } from '../../support/database.js';
import { type Outcome, outcomeOf } from '../outcome.js';
import { ServerProcess } from '../server-process.js';
import { startLoad } from '../steady-load.js';

/** Longer than a thread that hangs goes unnoticed. */
const LONGEST_HANG_MS = 90_000;

/** Runs a fault against a server with an embedded database. */
export async function onEmbedded(
  fault: (server: ServerProcess, database: TestDatabase) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
  directory?: string,
): Promise<Outcome> {
  const made = await createDatabase('embedded');
  const database: TestDatabase = directory
    ? {
        ...made,
        dataDirectory: directory,
        environment: { DATA_DIR: directory },
        connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
      }
    : made;
  const server = await ServerProcess.start({ ...database.environment, ...environment });
  const load = startLoad([server.origin]);
  try {
    await fault(server, database);
    await load.stop();
    return await outcomeOf(load, database);
  } finally {
    await load.stop();
    await server.stop();
    await made.remove();
    if (directory) rmSync(directory, { recursive: true, force: true });
  }
}

/** kill -9 of the server, three times. */
export const killEmbedded = () =>
  onEmbedded(async (server) => {
    for (let round = 0; round < 3; round += 1) {
      await sleep(2_000);
      await server.kill();
      await server.start();
    }
    await sleep(1_000);
  });

/** A statement that never ends keeps the database's thread for ever: the process must notice, and end. */
export const hungDatabase = () =>
  onEmbedded(async (server, database) => {
    await sleep(2_000);
    void query(database, 'DO $$ BEGIN LOOP END LOOP; END $$').catch(() => undefined);
    const deadline = performance.now() + LONGEST_HANG_MS;
    while (server.isRunning) {
      if (performance.now() > deadline) throw new Error(`It goes on without:\n${server.output}`);
      await sleep(100);
    }
    if (!server.output.includes('Stopping: the embedded database has not answered')) {
      throw new Error(`It did not say why it ended:\n${server.output}`);
    }
    await server.start();
    await sleep(2_000);
  });
