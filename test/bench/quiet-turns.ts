import { setTimeout as sleep } from 'node:timers/promises';
import { stolenSeconds } from './processor-time.js';

/** Share of a turn's time that others than this machine may take of its processors. */
const MOST_STOLEN = 0.02;
/** For one turn that is kept, at most so many are taken. */
const MOST_TAKEN = 4;
/** A host that shares out its processors lends less to those that have just used much. */
const REST_MS = 5_000;

export interface QuietTurns<Turn> {
  readonly kept: readonly Turn[];
  /** How many turns had to be taken for these, and what was stolen all the same. */
  readonly notes: string;
}

/**
 * Takes turns, and takes those again during which a virtual machine's host gave its processors to
 * others: that would be taken for what is measured. Where the host never rests, the least
 * disturbed are kept.
 */
export async function quietTurns<Turn>(
  count: number,
  take: (index: number) => Promise<Turn>,
): Promise<QuietTurns<Turn>> {
  const all: { turn: Turn; stolen: number }[] = [];
  const quiet = () => all.filter(({ stolen }) => stolen <= MOST_STOLEN).length;
  while (quiet() < count && all.length < count * MOST_TAKEN) {
    if ((all.at(-1)?.stolen ?? 0) > MOST_STOLEN) await sleep(REST_MS);
    const startedAt = performance.now();
    const before = stolenSeconds();
    const turn = await take(all.length);
    const seconds = (performance.now() - startedAt) / 1000;
    all.push({ turn, stolen: (stolenSeconds() - before) / seconds });
  }
  const kept = [...all].sort((a, b) => a.stolen - b.stolen).slice(0, count);
  const stolen = Math.max(...kept.map((each) => each.stolen)) * 100;
  return {
    kept: kept.map(({ turn }) => turn),
    notes: `${count} of ${all.length} turns, others took ${stolen.toFixed(1)} % at most`,
  };
}

/** The same for one turn. */
export async function quietTurn<Turn>(take: () => Promise<Turn>) {
  const { kept, notes } = await quietTurns(1, take);
  return { turn: kept[0]!, notes };
}
