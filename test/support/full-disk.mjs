/**
 * Preloaded into a server (`--import`): no file whose name matches FULL_DISK_FOR can be written any
 * more once the file FULL_DISK_SINCE exists.
 */
import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const { FULL_DISK_FOR: pattern, FULL_DISK_SINCE: since } = process.env;
const { openSync, writeSync } = fs;
const opened = new Map();

fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  opened.set(descriptor, String(path));
  return descriptor;
};
fs.writeSync = (descriptor, ...rest) => {
  if (opened.get(descriptor)?.includes(pattern) && existsSync(since)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  return writeSync(descriptor, ...rest);
};
syncBuiltinESMExports();
