/** Preloaded into a backup (`--import`): no copy of a folder ends before the file SLOW_COPY_UNTIL exists. */
import { existsSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const { cp } = promises;
promises.cp = async (from, to, options) => {
  await cp(from, to, options);
  while (options?.recursive && !existsSync(process.env.SLOW_COPY_UNTIL)) await sleep(20);
};
syncBuiltinESMExports();
