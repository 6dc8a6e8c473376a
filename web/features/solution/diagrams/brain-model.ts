import { pathData, polyline, wordless, element, type Point } from '../../../figures/charts/svg.js';
import { BRAIN_TONES } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { contours } from '../../../figures/geometry/contour.js';
import { add, scale, vector, type Vector } from '../../../figures/geometry/vector.js';
import { lumen } from '../../../figures/vessels/aneurysm.js';
import { BOLD, FINE, HEIGHT, stroke, WIDTH } from './pen.js';

const { line: ink, soft } = BRAIN_TONES;
/** Part of the model that is shown, in mm. */
const REACH = { x: [1.5, 29], y: [0.4, 21.6], z: [0.4, 9.8] } as const;
/** mm between two sections, and between two looks along a ray. */
const SPACING = 1.15;
const STEP = 0.25;
/** Units of the frame to one mm. */
const ZOOM = 5.1;
const MIDDLE = vector(15.4, 9.8, 5.1);

/** Eye to the right and above: axes of the frame and of the depth. */
const RIGHT = turned(1, 0, 0);
const UP = turned(0, 1, 0);
const NEAR = turned(0, 0, 1);

function turned(x: number, y: number, z: number): Vector {
  const [yaw, pitch] = [-0.5, 0.3];
  const [sx, cx] = [Math.sin(yaw), Math.cos(yaw)];
  const [sy, cy] = [Math.sin(pitch), Math.cos(pitch)];
  // The inverse of a turn about the upright axis and then about the lying one.
  const tilted = vector(x, y * cy + z * sy, -y * sy + z * cy);
  return vector(tilted.x * cx - tilted.z * sx, tilted.y, tilted.x * sx + tilted.z * cx);
}

function seen(point: Vector): Point {
  const from = add(point, scale(MIDDLE, -1));
  const along = (axis: Vector): number => from.x * axis.x + from.y * axis.y + from.z * axis.z;
  return { x: WIDTH / 2 + ZOOM * along(RIGHT), y: HEIGHT / 2 - ZOOM * along(UP) };
}

function within(at: Vector): number {
  return at.x < REACH.x[0] || at.x > REACH.x[1] ? 1 : lumen(at.x, at.y, at.z);
}

/** Whether nothing of the vessel stands between the point and the eye. */
function isFree(point: Vector): boolean {
  for (let away = 0.5; away < 14; away += STEP) {
    if (within(add(point, scale(NEAR, away))) < -0.12) return false;
  }
  return true;
}

/** The visible parts of a section of the wall. */
function visible(chain: readonly Vector[]): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of chain) {
    if (isFree(point)) parts.at(-1)?.push(seen(point));
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 6);
}

function sections(): Point[][] {
  const count = Math.floor((REACH.x[1] - REACH.x[0]) / SPACING);
  return Array.from({ length: count }, (_, index) => REACH.x[0] + (index + 0.8) * SPACING).flatMap(
    (x) =>
      contours((z, y) => lumen(x, y, z), { x: REACH.z, y: REACH.y }, 17).flatMap((chain) =>
        visible(chain.map((point) => vector(x, point.y, point.x))),
      ),
  );
}

/** The outline as the eye sees it: where the least distance along a ray is zero. */
function silhouette(): Point[][] {
  const nearest = (u: number, v: number): number => {
    let least = Infinity;
    const foot = add(MIDDLE, add(scale(RIGHT, u), scale(UP, v)));
    for (let depth = -16; depth < 16; depth += STEP) {
      least = Math.min(least, within(add(foot, scale(NEAR, depth))));
    }
    return least;
  };
  return contours(nearest, { x: [-16, 16], y: [-12, 12] }, 60).map((chain) =>
    chain.map(({ x, y }) => ({ x: WIDTH / 2 + ZOOM * x, y: HEIGHT / 2 - ZOOM * y })),
  );
}

/** The wall of an artery with its aneurysm, by sections across it. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () => {
    const outline = silhouette();
    return wordless(
      WIDTH,
      HEIGHT,
      ...outline.map((chain) => element('path', { d: pathData(chain, true), fill: soft })),
      ...sections().map((part) => polyline(part, stroke(ink, FINE))),
      ...outline.map((chain) =>
        element('path', { d: pathData(chain, true), ...stroke(ink, BOLD) }),
      ),
    );
  },
};
