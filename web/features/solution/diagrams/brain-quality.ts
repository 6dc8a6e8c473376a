import { element, line, polyline, wordless, type Point } from '../../../figures/charts/svg.js';
import { BRAIN_TONES, PAPER } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { indicator } from '../../../figures/flow/imr.js';
import { BOLD, FINE, HEIGHT, MEDIUM, stroke, WIDTH } from './pen.js';

const { line: ink, pale, soft } = BRAIN_TONES;
const [LEFT, RIGHT, TOP, BOTTOM] = [12, 150, 14, 104];
/** Shares of the time that the axis covers: arrival of the contrast, its mean transit, the window. */
const BOLUS = { arrival: 0.12, mean: 0.42 };
const LATE = { arrival: 0.42, mean: 0.56 };
const WINDOW = [0.34, 0.58] as const;
const SAMPLES = 15;

const across = (time: number): number => LEFT + (RIGHT - LEFT) * time;

function place(time: number, { arrival, mean }: typeof BOLUS, height: number): Point {
  const value = indicator(time - arrival, mean);
  return { x: across(time), y: BOTTOM - (BOTTOM - TOP) * height * value };
}

function curve(bolus: typeof BOLUS, height: number): Point[] {
  return Array.from({ length: 61 }, (_, index) => place(index / 60, bolus, height));
}

/** Contrast over time: one series is in the window when it peaks, the other comes too late. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () =>
    wordless(
      WIDTH,
      HEIGHT,
      element('rect', {
        x: across(WINDOW[0]),
        y: TOP - 6,
        width: across(WINDOW[1]) - across(WINDOW[0]),
        height: BOTTOM - TOP + 6,
        fill: soft,
      }),
      ...WINDOW.map((time) =>
        line(across(time), TOP - 6, across(time), BOTTOM, {
          ...stroke(pale, FINE),
          'stroke-dasharray': '3 3.5',
        }),
      ),
      polyline(curve(LATE, 0.72), stroke(pale, MEDIUM)),
      polyline(curve(BOLUS, 0.94), stroke(ink, BOLD)),
      ...Array.from({ length: SAMPLES }, (_, index) => {
        const { x, y } = place((index + 0.5) / SAMPLES, BOLUS, 0.94);
        return element('circle', { cx: x, cy: y, r: 2.6, fill: PAPER, ...pointStroke });
      }),
      line(LEFT, BOTTOM, RIGHT, BOTTOM, stroke(ink, FINE)),
      ...Array.from({ length: SAMPLES }, (_, index) => {
        const x = across((index + 0.5) / SAMPLES);
        return line(x, BOTTOM, x, BOTTOM + 4, stroke(ink, FINE));
      }),
    ),
};

const pointStroke = { stroke: ink, 'stroke-width': FINE };
