import { setTimeout as sleep } from 'node:timers/promises';
import { stolenSeconds } from './processor-time.js';

/** Share of a pair's time that others than this machine may take of its processors. */
const MOST_STOLEN = 0.02;
/** For one pair that is kept, at most so many are taken. */
const MOST_TAKEN = 4;
/** A host that shares out its processors lends less to those that have just used much. */
const REST_MS = 5_000;

export interface Pairs<Pair> {
  readonly kept: readonly Pair[];
  /** How many had to be taken for these. */
  readonly taken: number;
  /** Share of the kept ones' time that was stolen all the same. */
  readonly stolen: number;
}

/**
 * Takes pairs of turns, and takes those again during which a virtual machine's host gave its
 * processors to others: that falls on one turn of a pair or on the other, and would be
 * taken for a difference between them. Where the host never rests, the least disturbed are kept.
 */
export async function quietPairs<Pair>(
  count: number,
  take: (index: number) => Promise<Pair>,
): Promise<Pairs<Pair>> {
  const all: { pair: Pair; stolen: number }[] = [];
  const quiet = () => all.filter(({ stolen }) => stolen <= MOST_STOLEN).length;
  while (quiet() < count && all.length < count * MOST_TAKEN) {
    if ((all.at(-1)?.stolen ?? 0) > MOST_STOLEN) await sleep(REST_MS);
    const startedAt = performance.now();
    const before = stolenSeconds();
    const pair = await take(all.length);
    const seconds = (performance.now() - startedAt) / 1000;
    all.push({ pair, stolen: (stolenSeconds() - before) / seconds });
  }
  const kept = [...all].sort((a, b) => a.stolen - b.stolen).slice(0, count);
  return {
    kept: kept.map(({ pair }) => pair),
    taken: all.length,
    stolen: Math.max(...kept.map(({ stolen }) => stolen)),
  };
}
