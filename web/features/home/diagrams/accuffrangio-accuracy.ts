import { element, pathData, wordless } from '../../../figures/charts/svg.js';
import { BRAIN_TONES } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { counted, onDial, RADIUS, SIZE } from './dial.js';

const { line: ink, pale } = BRAIN_TONES;
const PARTS = 100;
const INNER = 40;
const WIDTH = 1.65;

function spoke(part: number, from: number, to: number): string {
  return from < to
    ? pathData([from, to].map((radius) => onDial((part + 0.5) / PARTS, radius)))
    : '';
}

/** A spoke for each per cent, filled as far as the number goes: the last one by its decimals. */
export const diagram: Diagram = {
  width: SIZE,
  height: SIZE,
  draw: () => {
    const value = counted('accuffrangioAccuracy');
    const ends = Array.from({ length: PARTS }, (_, part) => {
      const share = Math.min(1, Math.max(0, value - part));
      return INNER + (RADIUS - INNER) * share;
    });
    const spokes = (colour: string, parts: readonly string[]): string =>
      element('path', {
        d: parts.join(''),
        fill: 'none',
        stroke: colour,
        'stroke-width': WIDTH,
      });
    return wordless(
      SIZE,
      SIZE,
      spokes(
        pale,
        ends.map((end, part) => spoke(part, end, RADIUS)),
      ),
      spokes(
        ink,
        ends.map((end, part) => spoke(part, INNER, end)),
      ),
    );
  },
};
