import { smoothCurve } from '../geometry/curve.js';
import { vector, type Vector } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import type { Tube } from '../render/tube.js';
import { PARENT, PARENT_RADIUS } from './aneurysm.js';

type Place = readonly [x: number, y: number, z: number];

interface Branch {
  readonly places: readonly Place[];
  readonly from: number;
  readonly to: number;
}

/** mm: the siphon upstream of the case, and what the carotid divides into beyond it. */
// prettier-ignore
const BRANCHES: readonly Branch[] = [
  { places: [[-23, -40, 3], [-23, -26, 4], [-25, -14, 6], [-23, -4.5, 8.5], [-16, -1, 9], [-11.5, 1.2, 7], [-8, 2.6, 5.1]], from: 2.5, to: PARENT_RADIUS },
  // Middle cerebral artery and its divisions.
  { places: [[36, 3.1, 5.1], [43, 2, 6.5], [50, 3.4, 8], [56, 2.2, 8]], from: 1.62, to: 1.45 },
  { places: [[56, 2.2, 8], [59, 7, 7], [61, 15, 4], [66, 22, 2], [72, 30, -2]], from: 1.22, to: 0.8 },
  { places: [[56, 2.2, 8], [61, -2, 6], [65, -8, 1], [72, -12, -5], [80, -20, -9]], from: 1.15, to: 0.75 },
  { places: [[61, 15, 4], [57, 22, 6], [56, 31, 8]], from: 0.75, to: 0.5 },
  { places: [[47, 2.6, 7.4], [49, -3, 10], [54, -9, 13], [57, -20, 15], [62, -32, 15]], from: 0.8, to: 0.5 },
  { places: [[42, 2, 6.3], [42.6, 8, 4], [41.6, 15, 2]], from: 0.35, to: 0.2 },
  { places: [[45.5, 2.4, 7], [46.6, 9, 4], [46.8, 16, 1]], from: 0.33, to: 0.2 },
  // Anterior cerebral artery.
  { places: [[36, 3.1, 5.1], [37, 7.5, 8], [34.5, 12, 12], [33.5, 18, 17], [35.5, 27, 20], [33, 38, 18]], from: 1.35, to: 0.95 },
  { places: [[33.6, 19.5, 17.6], [29, 25, 19], [26, 33, 19]], from: 0.7, to: 0.45 },
  // Ophthalmic and posterior communicating artery.
  { places: [[-9.5, 2, 6.2], [-9, 7, 10], [-13, 13, 15], [-21, 17, 20]], from: 0.7, to: 0.45 },
  { places: [[29, 3.7, 5.1], [30, -2, 1], [31.5, -9, -5], [34, -18, -12], [33, -30, -20]], from: 0.7, to: 0.55 },
];

function tube({ places, from, to }: Branch): Tube {
  const positions: Vector[] = smoothCurve(
    places.map(([x, y, z]) => vector(x, y, z)),
    10,
  );
  return {
    stations: positions.map((position, index) => ({
      position,
      radius: from + ((to - from) * index) / (positions.length - 1),
      value: 0,
    })),
  };
}

/** The arteries around the case, of which the flow is not solved. */
export const surroundings = memoise((): Tube[] => BRANCHES.map(tube));

/** The parent artery as a tube, for places beyond the grid. */
export const parentTube = memoise((): Tube => ({
  stations: PARENT.filter(({ x }) => x < 36.5).map((position) => ({
    position,
    radius: PARENT_RADIUS * (position.x > 30 ? 1 - (position.x - 30) / 60 : 1),
    value: 0,
  })),
}));
