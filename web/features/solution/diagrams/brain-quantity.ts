import {
  line,
  polyline,
  wordless,
  element,
  pathData,
  type Point,
} from '../../../figures/charts/svg.js';
import { BRAIN_TONES, PAPER } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { contours } from '../../../figures/geometry/contour.js';
import { lumen, SAC } from '../../../figures/vessels/aneurysm.js';
import { measureSac } from '../../../figures/vessels/sac-measures.js';
import { BOLD, FINE, HEIGHT, MEDIUM, stroke, WIDTH } from './pen.js';

const { line: ink, soft } = BRAIN_TONES;
/** Units of the frame to one mm, and what stands in its middle. */
const ZOOM = 5.7;
const MIDDLE = { x: 16.9, y: 12.1 };
/** Part of the plane that is shown, in mm. */
const REACH = { x: [5.4, 28.4], y: [2.6, 22] } as const;
/** mm of the scale below. */
const SCALE = 10;

function placed({ x, y }: Point): Point {
  return { x: WIDTH / 2 + ZOOM * (x - MIDDLE.x), y: HEIGHT / 2 - ZOOM * (y - MIDDLE.y) };
}

/** A measured length with its two ends. */
function dimension(from: Point, to: Point): string[] {
  const [a, b] = [placed(from), placed(to)];
  const ends = [a, b].map(({ x, y }) =>
    element('circle', { cx: x, cy: y, r: 2.4, fill: PAPER, stroke: ink, 'stroke-width': MEDIUM }),
  );
  return [line(a.x, a.y, b.x, b.y, stroke(ink, MEDIUM)), ...ends];
}

function scale(): string[] {
  const [left, y] = [WIDTH / 2 - (SCALE * ZOOM) / 2, HEIGHT - 10];
  const marks = Array.from({ length: SCALE + 1 }, (_, index) => {
    const x = left + index * ZOOM;
    return line(x, y - (index % 5 === 0 ? 5 : 2.5), x, y, stroke(ink, FINE));
  });
  return [line(left, y, left + SCALE * ZOOM, y, stroke(ink, FINE)), ...marks];
}

/** An aneurysm in the plane through its artery's axis, with its neck, height and width. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () => {
    const { neckLeft, neckRight, dome, widest } = measureSac();
    const section = (x: number, y: number): number => lumen(x, y, SAC.centre.z);
    const wall = contours(section, REACH, 92).map((chain) => chain.map(placed));
    const [left, right] = REACH.x;
    const area = contours(
      (x, y) => Math.max(section(x, y), left - x, x - right, REACH.y[0] - y),
      { x: [left - 1, right + 1], y: [REACH.y[0] - 1, REACH.y[1]] },
      100,
    ).map((chain) => chain.map(placed));
    const foot = { x: (neckLeft.x + neckRight.x) / 2, y: (neckLeft.y + neckRight.y) / 2 };
    return wordless(
      WIDTH,
      HEIGHT,
      ...area.map((chain) => element('path', { d: pathData(chain, true), fill: soft })),
      ...wall.map((chain) => polyline(chain, stroke(ink, BOLD))),
      ...dimension(neckLeft, neckRight),
      ...dimension(foot, dome),
      ...dimension({ x: widest.left, y: widest.y }, { x: widest.right, y: widest.y }),
      ...scale(),
    );
  },
};
