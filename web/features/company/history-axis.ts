import type { Milestone } from './milestones.js';

/** Months since the year 0, at the month's middle: a milestone names no day. */
export function monthsOf(time: string): number {
  const [year = 0, month = 1] = time.split('-').map(Number);
  return year * 12 + month - 0.5;
}

export interface TimeAxis {
  /** Whole years from that of the first milestone to that of the last. */
  readonly years: readonly number[];
  /** Share of the axis at which the year begins. */
  readonly startOf: (year: number) => number;
  /** Share of the axis at which a month, such as `2017-06`, has its middle. */
  readonly placeOf: (time: string) => number;
}

/** An axis that is true to time. */
export function timeAxis(milestones: readonly Milestone[]): TimeAxis {
  const found = milestones.map(({ time }) => Number(time.slice(0, 4)));
  const first = Math.min(...found);
  const count = Math.max(...found) - first + 1;
  return {
    years: Array.from({ length: count }, (_, index) => first + index),
    startOf: (year) => (year - first) / count,
    placeOf: (time) => (monthsOf(time) - first * 12) / (count * 12),
  };
}
