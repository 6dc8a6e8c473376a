import { describe, expect, it } from '@jest/globals';
import { type Milestone, MILESTONES } from './milestones.js';
import { PAPER } from '../../figures/colour/palette.js';
import { LABEL_SIZES } from '../../figures/figure.js';
import { drawHistory, monthsOf, timeAxis } from './history-figure.js';

const OTHERS: readonly Milestone[] = [
  { id: 'c', time: '2031-12' },
  { id: 'b', time: '2028-02', sample: true },
  { id: 'a', time: '2027-11', sample: true },
];

interface Ring {
  readonly x: number;
  readonly fill: string;
}

function ringsOf(svg: string): Ring[] {
  return [...svg.matchAll(/<circle cx="([\d.]+)"[^>]* fill="([^"]+)"/g)].map(([, x, fill]) => ({
    x: Number(x),
    fill: fill ?? '',
  }));
}

describe.each([
  ['of the site', MILESTONES],
  ['of another list', OTHERS],
] as const)('the history %s', (_name, milestones: readonly Milestone[]) => {
  const times = milestones.map(({ time }) => monthsOf(time)).sort((a, b) => a - b);
  const [first = 0, last = 0] = [times[0], times.at(-1)];

  it.each(LABEL_SIZES)('has a ring for each entry in proportion to its time, %s', (size) => {
    const rings = ringsOf(drawHistory(milestones, 'en', size));
    const [start, end] = [rings[0]?.x ?? 0, rings.at(-1)?.x ?? 0];
    expect(rings).toHaveLength(milestones.length);
    rings.forEach(({ x }, index) => {
      const share = ((times[index] ?? 0) - first) / (last - first);
      expect((x - start) / (end - start)).toBeCloseTo(share, 4);
    });
  });

  it('fills the rings of facts alone', () => {
    const fills = ringsOf(drawHistory(milestones, 'en', 'wide')).map(({ fill }) => fill);
    const earliestFirst = [...milestones].sort((a, b) => (a.time < b.time ? -1 : 1));
    expect(fills.map((fill) => fill === PAPER)).toEqual(
      earliestFirst.map(({ sample }) => sample === true),
    );
  });

  it.each(LABEL_SIZES)('names each year once, %s', (size) => {
    const words = [...drawHistory(milestones, 'zh', size).matchAll(/>(\d{4})<\/text>/g)];
    const { years } = timeAxis(milestones);
    expect(words.map(([, year]) => Number(year))).toEqual(years);
  });

  it.each(LABEL_SIZES)('stays within its frame, %s', (size) => {
    const svg = drawHistory(milestones, 'en', size);
    const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    for (const [, x, y] of svg.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(Number(width));
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(Number(height));
    }
  });
});
