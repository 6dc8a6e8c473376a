import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What is measured and what measures do not share a processor, where there are two. */
export type Role = 'server' | 'load';
const CORE: Readonly<Record<Role, string>> = { server: '0', load: '1' };

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Command that runs Node on the core of a role. */
export function nodeOn(role: Role): [string, ...string[]] {
  return canPin ? ['taskset', '-c', CORE[role], process.execPath] : [process.execPath];
}

export const PINNED = canPin;
