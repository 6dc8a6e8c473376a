import { randomInt } from 'node:crypto';
import process from 'node:process';

/**
 * How fast-check runs a test of random input: from the seed that `FUZZ_SEED` names, or from another one each
 * time, which is printed. `FUZZ_SHARE` lets it run as much less often: on further Nodes, after all runs on
 * the first.
 */
export function randomRuns(name: string, runs: number) {
  const { FUZZ_SEED, FUZZ_SHARE = '1' } = process.env;
  const seed = Number(FUZZ_SEED ?? randomInt(2 ** 31));
  process.stdout.write(`${name}: FUZZ_SEED=${seed}\n`);
  return { numRuns: Math.ceil(runs * Number(FUZZ_SHARE)), seed, endOnFailure: true } as const;
}
