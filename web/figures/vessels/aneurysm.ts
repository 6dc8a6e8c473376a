import { ellipsoid, softUnion, type DistanceField } from '../geometry/signed-distance.js';
import { sampledField } from '../geometry/sampled-field.js';
import { smoothCurve } from '../geometry/curve.js';
import { vector, type Vector } from '../geometry/vector.js';

/** mm to one cell of the flow's grid. */
export const CELL = 4 / 12;
export const PARENT_RADIUS = 2;
export const GRID: readonly [number, number, number] = [92, 68, 32];

/** Centre of the sac and its half-axes in mm. */
export const SAC = { centre: vector(16.9, 16.4, 5.1), radii: vector(3.7, 4.3, 3.6) };

/** Centreline of the parent artery in mm: it climbs, bends below the sac and falls. */
export const PARENT: readonly Vector[] = smoothCurve(
  [
    vector(-8, 2.6, 5.1),
    vector(-1, 3.1, 5.1),
    vector(5, 5.4, 5.1),
    vector(10, 9.2, 5.1),
    vector(14.6, 11.3, 5.1),
    vector(19, 10.1, 5.1),
    vector(23.6, 6.2, 5.1),
    vector(29.4, 3.6, 5.1),
    vector(38, 3, 5.1),
  ],
  8,
);

/** Distance in mm to the parent's centreline. */
export function fromCentreline(x: number, y: number, z: number): number {
  let least = Infinity;
  PARENT.forEach((b, index) => {
    const a = PARENT[index - 1];
    if (!a) return;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, share));
    const squared = (x - a.x - dx * t) ** 2 + (y - a.y - dy * t) ** 2 + (z - a.z) ** 2;
    if (squared < least) least = squared;
  });
  return Math.sqrt(least);
}

const parent: DistanceField = (x, y, z) => fromCentreline(x, y, z) - PARENT_RADIUS;

/** The lumen's wall in mm: artery and sac. */
export const lumen: DistanceField = sampledField(
  softUnion([parent, ellipsoid(SAC.centre, SAC.radii)], 0.9),
  GRID,
  CELL,
);
