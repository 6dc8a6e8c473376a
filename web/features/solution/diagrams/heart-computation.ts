import {
  element,
  line,
  pathData,
  polyline,
  wordless,
  type Point,
} from '../../../figures/charts/svg.js';
import { HEART_TONES } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { BOLD, FINE, HEIGHT, stroke, WIDTH } from './pen.js';

const { line: ink, pale, soft } = HEART_TONES;
const [LEFT, RIGHT, AXIS] = [10, 150, 36];
const RADIUS = 25;
const THROAT = { at: 68, width: 15, severity: 0.48 };
/** Streamlines between which equal parts of the flow pass. */
const PARTS = 8;
const CURVE = { top: 74, height: 34 };
/** What friction takes, relative to the kinetic energy of the healthy vessel. */
const FRICTION = 0.02;

const xs = Array.from({ length: 71 }, (_, index) => LEFT + ((RIGHT - LEFT) * index) / 70);

function radius(x: number): number {
  return 1 - THROAT.severity * Math.exp(-(((x - THROAT.at) / THROAT.width) ** 2));
}

/** Share of the radius within which a share of a parabolic flow runs. */
function reach(share: number): number {
  return Math.sqrt(1 - Math.sqrt(1 - share));
}

/**
 * Pressure along the vessel in units of the healthy kinetic energy: what speeding up takes, what of it
 * widening gives back (Borda and Carnot), and friction.
 */
function pressures(): number[] {
  const kinetic = (x: number): number => radius(x) ** -4 - 1;
  const most = kinetic(THROAT.at);
  const lost = (radius(THROAT.at) ** -2 - 1) ** 2;
  let friction = 0;
  return xs.map((x) => {
    friction += FRICTION * radius(x) ** -4;
    const recovered = x < THROAT.at ? 0 : lost * (1 - kinetic(x) / most);
    return -kinetic(x) - recovered - friction;
  });
}

function streamline(share: number, side: number): Point[] {
  return xs.map((x) => ({ x, y: AXIS + side * RADIUS * radius(x) * reach(share) }));
}

/** Flow through a narrowing, and the pressure along it. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () => {
    const values = pressures();
    const least = Math.min(...values);
    const curve = values.map((value, index) => ({
      x: xs[index] ?? 0,
      y: CURVE.top + (CURVE.height * value) / least,
    }));
    const inner = Array.from({ length: PARTS / 2 - 1 }, (_, index) => (index + 1) / (PARTS / 2));
    return wordless(
      WIDTH,
      HEIGHT,
      element('path', {
        d: pathData([...streamline(1, -1), ...streamline(1, 1).reverse()], true),
        fill: soft,
      }),
      polyline(streamline(0, 1), stroke(ink, FINE)),
      ...inner.flatMap((share) =>
        [-1, 1].map((side) => polyline(streamline(share, side), stroke(ink, FINE))),
      ),
      ...[-1, 1].map((side) => polyline(streamline(1, side), stroke(ink, BOLD))),
      line(LEFT, CURVE.top, RIGHT, CURVE.top, {
        ...stroke(pale, FINE),
        'stroke-dasharray': '3 3.5',
      }),
      line(LEFT, 113, RIGHT, 113, stroke(ink, FINE)),
      polyline(curve, stroke(ink, BOLD)),
      line(THROAT.at, 66, THROAT.at, 113, { ...stroke(pale, FINE), 'stroke-dasharray': '3 3.5' }),
    );
  },
};
