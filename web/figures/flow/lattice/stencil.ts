/** One of the nine pairs of opposite velocities of the D3Q19 lattice. */
export interface VelocityPair {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly weight: number;
}

const axis = 1 / 18;
const diagonal = 1 / 36;

export const REST_WEIGHT = 1 / 3;

/** Each stands for itself and its opposite. */
// prettier-ignore
export const PAIRS: readonly VelocityPair[] = [
  { x: 1, y: 0, z: 0, weight: axis }, { x: 0, y: 1, z: 0, weight: axis }, { x: 0, y: 0, z: 1, weight: axis },
  { x: 1, y: 1, z: 0, weight: diagonal }, { x: 1, y: -1, z: 0, weight: diagonal },
  { x: 1, y: 0, z: 1, weight: diagonal }, { x: 1, y: 0, z: -1, weight: diagonal },
  { x: 0, y: 1, z: 1, weight: diagonal }, { x: 0, y: 1, z: -1, weight: diagonal },
];
