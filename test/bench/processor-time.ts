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

/**
 * Seconds that the host of a virtual machine has given to others while this one wanted its
 * processors, all of them together; 0 where that cannot be read.
 */
export function stolenSeconds(): number {
  if (process.platform !== 'linux') return 0;
  // user, nice, system, idle, iowait, irq, softirq, steal: proc_stat(5).
  const all = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.trim().split(/\s+/).slice(1);
  return Number(all[7] ?? 0) / TICKS_PER_SECOND;
}

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}
