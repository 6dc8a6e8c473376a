import { expect, it } from '@jest/globals';
import { COUNTERS, type CounterId } from '../home-data.js';
import { BRAIN_TONES } from '../../../figures/colour/palette.js';
import { diagram as accuracy } from './accuffrangio-accuracy.js';
import { diagram as seconds } from './analysis-seconds.js';
import { diagram as hospitals } from './partner-hospitals.js';
import { diagram as provinces } from './provinces-covered.js';

function value(id: CounterId): number {
  return COUNTERS.find((counter) => counter.id === id)?.value ?? NaN;
}

/** Lengths of the separate strokes in a colour. */
function strokes(svg: string, colour: string): number[] {
  return [...svg.matchAll(/<path d="([^"]*)"[^>]* stroke="([^"]*)"/g)]
    .filter(([, , stroke]) => stroke === colour)
    .flatMap(([, path = '']) => [...path.matchAll(/M(\S+) (\S+?)L(\S+) ([^M"]+)/g)])
    .map((ends) => ends.slice(1).map(Number))
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => Math.hypot(x2 - x1, y2 - y1));
}

function circles(svg: string, fill = ''): number {
  return [...svg.matchAll(/<circle[^>]* fill="([^"]*)"/g)].filter(([, colour]) =>
    colour?.startsWith(fill),
  ).length;
}

it('has a mark for each partner hospital', () => {
  expect(circles(hospitals.draw())).toBe(value('partnerHospitals'));
});

it('fills as many of the 34 provincial divisions as are covered', () => {
  expect(circles(provinces.draw())).toBe(34);
  expect(circles(provinces.draw(), BRAIN_TONES.line)).toBe(value('provincesCovered'));
});

it('has a tick for each second of the analysis', () => {
  expect(strokes(seconds.draw(), BRAIN_TONES.line)).toHaveLength(value('analysisSeconds'));
});

it('fills the share of a hundred spokes that the accuracy is, to its decimal', () => {
  const [filled, empty] = [BRAIN_TONES.line, BRAIN_TONES.pale].map((colour) =>
    strokes(accuracy.draw(), colour),
  );
  const sum = (lengths: readonly number[] = []): number => lengths.reduce((a, b) => a + b, 0);
  const percent = value('accuffrangioAccuracy');
  expect(filled).toHaveLength(Math.ceil(percent));
  expect((100 * sum(filled)) / (sum(filled) + sum(empty))).toBeCloseTo(percent, 1);
});
