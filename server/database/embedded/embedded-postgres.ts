import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { StartupError } from '../../config/startup-error.js';
import { lockDataDirectory, prepareDataDirectory, type ReleaseLock } from './data-directory.js';
import type { WorkerInput, WorkerReport } from './postgres-worker.js';
import { answers, SOCKET_NAME, socketFolder } from './socket-folder.js';

/** Connections cost next to nothing here: enough for several processes with pools, and for staff. */
const MAX_CONNECTIONS = 100;
/** Longer than the lock of a crashed owner lasts, and than another process takes to start. */
const WAIT_FOR_OWNER_MS = 30_000;
const POLL_MS = 100;

export interface EmbeddedPostgres {
  readonly connectionString: string;
  /** False: another process serves the files, and this one only connects to it. */
  readonly owner: boolean;
  readonly close: () => Promise<void>;
}

/**
 * PostgreSQL in WebAssembly, served on a Unix socket inside `dataDirectory`. Only one process ever
 * opens the files; any other one connects to that process's socket.
 */
export async function openEmbeddedPostgres(
  dataDirectory: string,
  onLost: (reason: string) => void,
): Promise<EmbeddedPostgres> {
  await prepareDataDirectory(dataDirectory);
  const folder = await socketFolder(dataDirectory);
  const connectionString = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const deadline = performance.now() + WAIT_FOR_OWNER_MS;

  for (;;) {
    const release = await lockDataDirectory(dataDirectory, () =>
      onLost('the lock of DATA_DIR was lost to another process'),
    );
    if (release) {
      const close = await serve(dataDirectory, folder, release, onLost);
      return { connectionString, owner: true, close };
    }
    if (await answers(folder)) {
      return { connectionString, owner: false, close: () => Promise.resolve() };
    }
    if (performance.now() > deadline) {
      throw new StartupError(
        `Another process holds DATA_DIR ${dataDirectory} and does not answer on its socket`,
      );
    }
    await sleep(POLL_MS);
  }
}

async function serve(
  dataDirectory: string,
  folder: string,
  release: ReleaseLock,
  onLost: (reason: string) => void,
): Promise<() => Promise<void>> {
  const socketPath = join(folder, SOCKET_NAME);
  // Whoever holds the lock is alone: a socket file found here was left by a crash.
  await rm(socketPath, { force: true });
  const input: WorkerInput = {
    filesFolder: join(dataDirectory, 'postgres'),
    socketPath,
    maxConnections: MAX_CONNECTIONS,
  };
  const worker = new Worker(new URL('./postgres-worker.js', import.meta.url), {
    workerData: input,
  });
  try {
    await report(worker, 'ready');
  } catch (error) {
    await release();
    throw new StartupError(
      `The embedded database in ${dataDirectory} cannot be opened: ${(error as Error).message}`,
    );
  }
  let closing = false;
  worker.on('error', (error) => onLost(`the embedded database failed: ${error.message}`));
  worker.on('exit', () => {
    if (!closing) onLost('the embedded database stopped');
  });
  return async () => {
    closing = true;
    worker.postMessage('close');
    await report(worker, 'closed');
    await release();
  };
}

/** Waits for one report of the worker; rejects when the worker fails first. */
async function report(worker: Worker, expected: WorkerReport): Promise<void> {
  const [message] = (await once(worker, 'message')) as [WorkerReport];
  if (message !== expected) throw new Error(`the database thread said ${message}`);
}
