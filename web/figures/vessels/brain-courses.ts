import { vector } from '../geometry/vector.js';
import type { Course } from './scaffold.js';

export type BrainVessel =
  | 'ICA'
  | 'M1'
  | 'M2 superior'
  | 'M2 inferior'
  | 'M2 anterior'
  | 'A1'
  | 'A2'
  | 'callosomarginal'
  | 'ophthalmic'
  | 'BA'
  | 'PCA left'
  | 'PCA right'
  | 'SCA left'
  | 'SCA right'
  | 'AICA left'
  | 'AICA right';

type Place = readonly [x: number, y: number, z: number];

/** mm; x to the patient's left, y up, z forward; the origin lies near the sella. */
// prettier-ignore
const CAROTID: readonly (readonly [BrainVessel, BrainVessel | undefined, readonly Place[]])[] = [
  ['ICA', undefined, [[25, -84, -10], [24, -66, -12], [25, -48, -12], [25, -36, -9], [20, -30, -3], [15, -26, 3], [12.5, -19, 3], [12, -11, 4], [12, -7, 11], [11.5, -2, 16], [11, 3, 12], [12, 6, 7], [14, 10, 6]]],
  ['ophthalmic', 'ICA', [[11.5, 2, 13.5], [13, 3, 21], [17, 2, 30], [20, 0, 40]]],
  ['M1', 'ICA', [[14, 10, 6], [21, 11.5, 8], [28, 10.5, 9], [35, 9, 7]]],
  ['M2 superior', 'M1', [[35, 9, 7], [40, 14, 8], [42, 23, 5], [46, 31, 2], [54, 36, -2], [60, 43, -8]]],
  ['M2 anterior', 'M2 superior', [[40, 14, 8], [42, 20, 16], [46, 27, 26], [48, 36, 34]]],
  ['M2 inferior', 'M1', [[35, 9, 7], [41, 9, 1], [45, 15, -8], [51, 19, -20], [58, 22, -33], [58, 30, -48]]],
  ['A1', 'ICA', [[14, 10, 6], [9, 11, 12], [4, 12, 16], [2.6, 13, 17.5]]],
  ['A2', 'A1', [[2.6, 13, 17.5], [2.4, 18, 25], [2.6, 28, 31], [2.8, 39, 31], [3, 49, 24], [3.4, 54, 10], [4, 56, -8], [4, 55, -26]]],
  ['callosomarginal', 'A2', [[2.7, 30, 31.5], [3.4, 40, 42], [4, 54, 40], [5, 65, 24], [6, 69, 6]]],
];

function carotid(side: 1 | -1): Course<BrainVessel>[] {
  return CAROTID.map(([name, from, places]) => ({
    name,
    ...(from && { from }),
    points: places.map(([x, y, z]) => vector(side * x, y, z)),
  }));
}

export const LEFT_CAROTID = carotid(1);
export const RIGHT_CAROTID = carotid(-1);

function basilarBranch(
  name: 'PCA' | 'SCA' | 'AICA',
  places: readonly Place[],
): Course<BrainVessel>[] {
  return ([1, -1] as const).map((side) => ({
    name: `${name} ${side === 1 ? 'left' : 'right'}` as const,
    from: 'BA' as const,
    points: places.map(([x, y, z]) => vector(side * x, y, z)),
  }));
}

// prettier-ignore
export const BASILAR: readonly Course<BrainVessel>[] = [
  { name: 'BA', points: [vector(0, -38, -20), vector(0.8, -28, -16), vector(0.4, -16, -13), vector(0, -5, -12), vector(0, 3, -12)] },
  ...basilarBranch('PCA', [[0, 3, -12], [6, 5, -11.5], [11, 5, -12], [17, 4, -17], [20, 4, -27], [19, 7, -39], [15, 12, -52], [12, 18, -64]]),
  ...basilarBranch('SCA', [[0, 0, -12], [9, 0, -13], [17, -2, -20], [21, -4, -31], [19, -5, -44]]),
  ...basilarBranch('AICA', [[0.5, -19, -14], [8, -20, -14], [17, -21, -19], [25, -22, -28]]),
];

/** The vertebral arteries, each an inlet of its own, up to their union at the basilar artery. */
// prettier-ignore
export const VERTEBRAL: readonly Place[] = [[15, -92, -24], [16, -78, -26], [17, -66, -28], [12, -57, -28], [6, -47, -23], [0, -38, -20]];
