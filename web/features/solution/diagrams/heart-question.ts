import { element, line, polyline, wordless, type Point } from '../../../figures/charts/svg.js';
import { HEART_TONES } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { smoothStep } from '../../../figures/geometry/interpolation.js';
import { BOLD, FINE, HEIGHT, MEDIUM, stroke, WIDTH } from './pen.js';

const { line: ink, pale, soft } = HEART_TONES;
/** Waves of one beat, each a bell: place and width as shares of the beat, height in mV. */
const WAVES = [
  { at: 0.2, width: 0.026, height: 0.14 },
  { at: 0.345, width: 0.0095, height: -0.13 },
  { at: 0.375, width: 0.0115, height: 1.1 },
  { at: 0.405, width: 0.011, height: -0.26 },
  { at: 0.66, width: 0.045, height: 0.22 },
];
/** The stretch after the beat that is asked about lies lower than the line: mV. */
const DEPRESSION = -0.17;
const [LEFT, RIGHT, LEVEL] = [8, 152, 74];
const BEATS = 2;
const MILLIVOLT = 52;
const POINTS = 240;

function voltage(time: number): number {
  const beat = time % 1;
  const lowered = smoothStep(0.4, 0.46, beat) * (1 - smoothStep(0.54, 0.64, beat));
  return WAVES.reduce(
    (sum, { at, width, height }) => sum + height * Math.exp(-((beat - at) ** 2) / (2 * width ** 2)),
    DEPRESSION * lowered,
  );
}

function placed(time: number): Point {
  return { x: LEFT + ((RIGHT - LEFT) * time) / BEATS, y: LEVEL - MILLIVOLT * voltage(time) };
}

/** An electrocardiogram of two beats with a stretch that has to be explained. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () => {
    const trace = Array.from({ length: POINTS + 1 }, (_, index) =>
      placed((index / POINTS) * BEATS),
    );
    const asked = placed(1.5);
    return wordless(
      WIDTH,
      HEIGHT,
      element('circle', { cx: asked.x, cy: asked.y, r: 21, fill: soft }),
      line(LEFT, LEVEL, RIGHT, LEVEL, { ...stroke(pale, FINE), 'stroke-dasharray': '3 3.5' }),
      polyline(trace, stroke(ink, BOLD)),
      element('circle', {
        cx: asked.x,
        cy: asked.y,
        r: 21,
        ...stroke(ink, MEDIUM),
        'stroke-dasharray': '4.4 4.4',
      }),
    );
  },
};
