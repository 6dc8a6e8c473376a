/**
 * Worker thread that owns the embedded PostgreSQL, so that its WebAssembly never holds up the
 * thread that answers visitors.
 */
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabaseFiles } from './database-files.js';
import { Session } from './wire/session.js';
import { WireServer } from './wire/wire-server.js';

export interface WorkerInput {
  readonly filesFolder: string;
  readonly socketPath: string;
  readonly maxConnections: number;
}

/**
 * What the thread tells. `alive` answers an order of the same name: no statement keeps it busy.
 * After `failed` it may do nothing any more.
 */
export type WorkerReport =
  | { readonly kind: 'ready' | 'alive' | 'closed' }
  | { readonly kind: 'failed'; readonly reason: string };
export type WorkerOrder = 'alive' | 'close';

const { filesFolder, socketPath, maxConnections } = workerData as WorkerInput;

/**
 * How much of a WebAssembly function runs before V8 compiles it a second time, for speed. With V8's
 * own 1.8 million a start, which runs much once, would spend a fifth of its processor time on that.
 */
setFlagsFromString('--wasm-tiering-budget=30000000');

const report = (message: WorkerReport) => parentPort?.postMessage(message);

const db = await openDatabaseFiles(filesFolder, (reason) => report({ kind: 'failed', reason }));
const server = new WireServer(new Session(db), maxConnections);
await server.listen(socketPath);

parentPort?.on('message', (order: WorkerOrder) => {
  if (order === 'alive') return report({ kind: 'alive' });
  void (async () => {
    await server.close();
    await db.close();
    report({ kind: 'closed' });
    parentPort?.close();
  })();
});
report({ kind: 'ready' });
