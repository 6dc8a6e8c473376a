/**
 * Worker thread that owns the embedded PostgreSQL, so that its WebAssembly never holds up the
 * thread that answers visitors.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { Session } from './wire/session.js';
import { WireServer } from './wire/wire-server.js';

export interface WorkerInput {
  readonly filesFolder: string;
  readonly socketPath: string;
  readonly maxConnections: number;
}

export type WorkerReport = 'ready' | 'closed';

const { filesFolder, socketPath, maxConnections } = workerData as WorkerInput;

const db = await PGlite.create(filesFolder);
const server = new WireServer(new Session(db), maxConnections);
await server.listen(socketPath);

parentPort?.once('message', () => {
  void (async () => {
    await server.close();
    await db.close();
    parentPort?.postMessage('closed' satisfies WorkerReport);
    parentPort?.close();
  })();
});
parentPort?.postMessage('ready' satisfies WorkerReport);
