import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded } from './embedded.js';

const SIZE = '160m';

/** A small file system of its own, filled up under the embedded database and freed again. Root only. */
export async function fullDisk() {
  const mount = mkdtempSync(join(tmpdir(), 'hengmai-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', mount]);
  try {
    return await onEmbedded(
      async (server) => {
        await sleep(2_000);
        const filler = join(mount, 'filler');
        fill(mount, filler);
        await sleep(6_000);
        rmSync(filler);
        // A database that could not write its log has stopped, and with it the process: whoever
        // supervises it starts it again.
        if (!server.isRunning) await server.start();
        await sleep(3_000);
        if (!server.isRunning) throw new Error(`It stopped:\n${server.output}`);
      },
      {},
      join(mount, 'data'),
    );
  } finally {
    execFileSync('umount', ['-l', mount]);
    rmSync(mount, { recursive: true, force: true });
  }
}

function fill(mount: string, filler: string): void {
  const { bavail, bsize } = statfsSync(mount);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // The database was quicker with the last of it: the disk is full all the same.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
