import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, API_CALLS } from '../../../web/contract/api.js';
import { createDatabase } from '../../support/database.js';
import { type Outcome, outcomeOf } from '../outcome.js';
import { ServerProcess } from '../server-process.js';
import { startLoad } from '../steady-load.js';

const ROUNDS = 3;
/** Longer than any lock that expires would have lasted. */
const FROZEN_MS = 12_000;

/**
 * Each server is told to stop while it waits for a body that never comes, and the next one starts on
 * the same port and folder while the other one still has the database.
 */
export async function overlappingRestart(): Promise<Outcome> {
  const database = await createDatabase('embedded');
  let server = await ServerProcess.start(database.environment);
  const { origin, port } = server;
  const load = startLoad([origin]);
  const ends: Promise<unknown>[] = [];
  const stuck: Socket[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(2_000);
      stuck.push(requestWithoutBody(port));
      await sleep(200);
      ends.push(server.stop());
      await sleep(300);
      server = await ServerProcess.start(database.environment, { port });
      await ends.at(-1);
    }
    await sleep(3_000);
    await load.stop();
    return await outcomeOf(load, database);
  } finally {
    await load.stop();
    for (const socket of stuck) socket.destroy();
    await server.stop();
    await database.remove();
  }
}

/** The owner of the database is stopped by a signal for a while, and another server stands beside it. */
export async function frozenOwner(): Promise<Outcome> {
  const database = await createDatabase('embedded');
  const owner = await ServerProcess.start(database.environment);
  const other = await ServerProcess.start(database.environment);
  const load = startLoad([owner.origin, other.origin]);
  try {
    await sleep(2_000);
    process.kill(owner.pid, 'SIGSTOP');
    await sleep(FROZEN_MS);
    process.kill(owner.pid, 'SIGCONT');
    await sleep(3_000);
    await load.stop();
    if (!owner.isRunning) throw new Error(`The owner ended:\n${owner.output}`);
    if (other.output.includes('is served by this process now')) {
      throw new Error('The other one opened the files of a living owner');
    }
    return await outcomeOf(load, database);
  } finally {
    process.kill(owner.pid, 'SIGCONT');
    await load.stop();
    await other.stop();
    await owner.stop();
    await database.remove();
  }
}

function requestWithoutBody(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    `POST ${API_BASE}/${API_CALLS.submitInfo} HTTP/1.1\r\nHost: localhost\r\n` +
      'Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  );
  return socket;
}
