import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { query, type TestDatabase } from '../../support/database.js';
import type { Outcome } from '../outcome.js';
import type { ServerProcess } from '../server-process.js';
import { onEmbedded } from './embedded.js';

const SIZE = '160m';
const MEBIBYTE = 1024 * 1024;
const LOG_FILE_BYTES = 16 * MEBIBYTE;
/** Longer than a thread that hangs goes unnoticed. */
const LONGEST_END_MS = 90_000;

/** A small file system of its own, filled up under the embedded database and freed again. Root only. */
export const fullDisk = () =>
  onSmallDisk(async (server, mount) => {
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
  });

/**
 * Room is left for what is stored, and none for the next file of the write-ahead log. PostgreSQL
 * gives up then; the process must end and say why, and one that is started again go on.
 */
export const fullDiskAtSwitch = () =>
  onSmallDisk(async (server, mount, database) => {
    await sleep(2_000);
    const filler = join(mount, 'filler');
    fill(mount, filler, LOG_FILE_BYTES - MEBIBYTE);
    await query(database, 'SELECT pg_switch_wal()').catch(() => undefined);
    await untilEnded(server);
    if (!server.output.includes('No space left on device')) {
      throw new Error(`It did not say why it ended:\n${server.output}`);
    }
    rmSync(filler);
    await server.start();
    await sleep(3_000);
    if (!server.isRunning) throw new Error(`It stopped:\n${server.output}`);
  });

async function onSmallDisk(
  fault: (server: ServerProcess, mount: string, database: TestDatabase) => Promise<void>,
): Promise<Outcome> {
  const mount = mkdtempSync(join(tmpdir(), 'hengmai-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', mount]);
  try {
    const directory = join(mount, 'data');
    return await onEmbedded((server, database) => fault(server, mount, database), {}, directory);
  } finally {
    execFileSync('umount', ['-l', mount]);
    rmSync(mount, { recursive: true, force: true });
  }
}

async function untilEnded(server: ServerProcess): Promise<void> {
  const deadline = performance.now() + LONGEST_END_MS;
  while (server.isRunning) {
    if (performance.now() > deadline) throw new Error(`It goes on without:\n${server.output}`);
    await sleep(100);
  }
}

function fill(mount: string, filler: string, leave = 0): void {
  const { bavail, bsize } = statfsSync(mount);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize - leave));
  } catch (error) {
    // The database was quicker with the last of it: the disk is full all the same.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
