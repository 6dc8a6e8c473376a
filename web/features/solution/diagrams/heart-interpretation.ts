import {
  element,
  line,
  pathData,
  polyline,
  wordless,
  type Point,
} from '../../../figures/charts/svg.js';
import { HEART_TONES, PAPER } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { BOLD, FINE, HEIGHT, MEDIUM, stroke, WIDTH } from './pen.js';

const { line: ink, pale, soft } = HEART_TONES;
/** FFR: what the scale covers, its cut-off and the grey zone below that. */
const SCALE = [0.6, 1] as const;
const CUT_OFF = 0.8;
const GREY = [0.75, 0.8] as const;
/** An example close above the zone, with its uncertainty. */
const VALUE = { mean: 0.83, deviation: 0.03 };
const [LEFT, RIGHT, TOP, BASE] = [10, 150, 18, 92];

const across = (ffr: number): number =>
  LEFT + ((RIGHT - LEFT) * (ffr - SCALE[0])) / (SCALE[1] - SCALE[0]);

function density(ffr: number): Point {
  const height = Math.exp(-(((ffr - VALUE.mean) / VALUE.deviation) ** 2) / 2);
  return { x: across(ffr), y: BASE - (BASE - TOP) * 0.86 * height };
}

function between(from: number, to: number): Point[] {
  return Array.from({ length: 41 }, (_, index) => density(from + ((to - from) * index) / 40));
}

/** A value with its uncertainty against the cut-off and the grey zone. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () => {
    const spread = 3.2 * VALUE.deviation;
    const bell = between(VALUE.mean - spread, VALUE.mean + spread);
    const below = between(VALUE.mean - spread, CUT_OFF);
    const x = across(VALUE.mean);
    return wordless(
      WIDTH,
      HEIGHT,
      element('rect', {
        x: across(GREY[0]),
        y: TOP - 8,
        width: across(GREY[1]) - across(GREY[0]),
        height: BASE - TOP + 8,
        fill: soft,
      }),
      element('path', {
        d: pathData([...below, { x: across(CUT_OFF), y: BASE }], true),
        fill: pale,
      }),
      polyline(bell, stroke(ink, BOLD)),
      line(across(GREY[0]), TOP - 8, across(GREY[0]), BASE, {
        ...stroke(pale, MEDIUM),
        'stroke-dasharray': '3 3.5',
      }),
      line(across(CUT_OFF), TOP - 8, across(CUT_OFF), BASE + 8, stroke(ink, MEDIUM)),
      line(LEFT, BASE, RIGHT, BASE, stroke(ink, FINE)),
      ...Array.from({ length: 9 }, (_, index) => {
        const at = across(SCALE[0] + index * 0.05);
        return line(at, BASE, at, BASE + (index % 2 === 0 ? 8 : 4), stroke(ink, FINE));
      }),
      line(x, BASE, x, density(VALUE.mean).y, { ...stroke(ink, FINE), 'stroke-dasharray': '2 3' }),
      element('circle', { cx: x, cy: BASE, r: 5, fill: ink, stroke: PAPER, 'stroke-width': 2 }),
    );
  },
};
