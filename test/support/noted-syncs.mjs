/**
 * Preloaded into a process (`--import`): notes which files and folders it writes through to the disk, and
 * what it renames, in this order.
 */
import { appendFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const note = (what, path) => appendFileSync(process.env.NOTED_SYNCS, `${what} ${path}\n`);
const { open, rename } = promises;

promises.open = async (path, ...rest) => {
  const handle = await open(path, ...rest);
  const sync = handle.sync.bind(handle);
  handle.sync = async () => {
    await sync();
    note('sync', path);
  };
  return handle;
};
promises.rename = async (from, to) => {
  await rename(from, to);
  note('rename', to);
};
syncBuiltinESMExports();
