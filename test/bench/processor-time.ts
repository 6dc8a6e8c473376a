import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What Linux counts in, whatever its kernel ticks in. */
const TICKS_PER_SECOND = 100;

/** Seconds that a process has used of a processor; undefined where that cannot be read. */
export function processorSeconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}
