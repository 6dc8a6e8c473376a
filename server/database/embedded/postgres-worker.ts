/**
 * Worker thread that owns the embedded PostgreSQL, so that its WebAssembly never holds up the
 * thread that answers visitors.
 */
import { setFlagsFromString } from 'node:v8';
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

/**
 * How much of a WebAssembly function runs before V8 compiles it a second time, for speed. With V8's
 * own 1.8 million a start, which runs much once, would spend a fifth of its processor time on that.
 */
setFlagsFromString('--wasm-tiering-budget=30000000');

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
