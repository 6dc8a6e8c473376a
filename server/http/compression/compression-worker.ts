/** Worker thread that compresses texts as far as possible, after everything else. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { compressClosely } from './compress.js';

// Of this thread alone; elsewhere than on Linux it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (identity: Uint8Array) => {
  parentPort?.postMessage(compressClosely(identity));
});
