import type { Milestone } from './milestones.js';

/** Milestones of each year, in the order in which they are given. */
export function byYear<Entry extends Milestone>(
  milestones: readonly Entry[],
): readonly (readonly [year: string, entries: readonly Entry[]])[] {
  const years = new Map<string, Entry[]>();
  for (const milestone of milestones) {
    const year = milestone.time.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), milestone]);
  }
  return [...years];
}
