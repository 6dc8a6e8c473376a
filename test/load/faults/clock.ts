import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded } from './embedded.js';

const DAY_SECONDS = 24 * 3600;

/** The system's clock two days ahead, then a day behind, while the server and its database run. */
export async function clockChange() {
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-clock-'));
  const offset = join(folder, 'offset');
  const set = (seconds: number) => {
    writeFileSync(offset, `${seconds >= 0 ? '+' : ''}${seconds}\n`);
    utimesSync(offset, new Date(), new Date());
  };
  set(0);
  try {
    return await onEmbedded(
      async () => {
        for (const seconds of [0, 2 * DAY_SECONDS, -DAY_SECONDS]) {
          set(seconds);
          await sleep(4_000);
        }
      },
      {
        LD_PRELOAD: libraryPath(),
        FAKETIME_TIMESTAMP_FILE: offset,
        FAKETIME_NO_CACHE: '1',
        // Timers must go on: a clock that is set does not move the monotonic one.
        DONT_FAKE_MONOTONIC: '1',
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function libraryPath(): string {
  const folders = readdirSync('/usr/lib')
    .map((name) => `/usr/lib/${name}/faketime`)
    .filter(existsSync);
  const found = folders.map((folder) => join(folder, 'libfaketimeMT.so.1')).find(existsSync);
  if (!found) throw new Error('libfaketime is needed: apt-get install faketime');
  return found;
}
