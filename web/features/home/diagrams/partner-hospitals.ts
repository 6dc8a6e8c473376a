import { element, pathData, wordless, type Point } from '../../../figures/charts/svg.js';
import { BRAIN_TONES } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { counted, onDial, RADIUS, SIZE, stroke } from './dial.js';

const { line: ink, pale } = BRAIN_TONES;
const MARK = 4.6;
/** Width of a way to one mark; ways join by Murray's law towards the middle. */
const WAY = 1.5;
const LIMBS = 3;

/** A curve that leaves and arrives towards the rim. */
function way(from: readonly [number, number], to: readonly [number, number], marks: number) {
  const points = Array.from({ length: 13 }, (_, index): Point => {
    const share = index / 12;
    const eased = share * share * (3 - 2 * share);
    return onDial(from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * share);
  });
  return element('path', { d: pathData(points), ...stroke(pale, WAY * Math.cbrt(marks)) });
}

/** The ways to the marks from one up to before another, which divide into halves. */
function limb(
  first: number,
  end: number,
  from: readonly [number, number],
  total: number,
): string[] {
  const marks = end - first;
  if (marks === 0) return [];
  const share = marks === 1 ? 1 : 0.3 + 0.5 * (1 - (marks * LIMBS) / total) ** 0.6;
  const to = [(first + end) / 2 / total, (RADIUS - MARK) * share] as const;
  const half = Math.ceil((first + end) / 2);
  return [
    way(from, to, marks),
    ...(marks === 1 ? [] : [...limb(first, half, to, total), ...limb(half, end, to, total)]),
  ];
}

/** One mark for each hospital, at the ends of one vessel. */
export const diagram: Diagram = {
  width: SIZE,
  height: SIZE,
  draw: () => {
    const total = counted('partnerHospitals');
    const starts = Array.from({ length: LIMBS + 1 }, (_, index) =>
      Math.round((index * total) / LIMBS),
    );
    return wordless(
      SIZE,
      SIZE,
      ...starts.slice(1).flatMap((end, index) => {
        const first = starts[index] ?? 0;
        return limb(first, end, [(first + end) / 2 / total, 0], total);
      }),
      ...Array.from({ length: total }, (_, index) => {
        const { x, y } = onDial((index + 0.5) / total, RADIUS - MARK);
        return element('circle', { cx: x, cy: y, r: MARK, fill: ink });
      }),
    );
  },
};
