import type { LatticeFields } from './solver.js';
import type { WallPoint } from './wall-line.js';

/** A component of the velocity between the middles of cells; it runs to zero into the wall. */
export function sampleAt(field: Float32Array, width: number, x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const cell = j * width + i;
  if (i < 0 || j < 0 || i >= width - 1 || cell + width + 1 >= field.length) return 0;
  const [p, q] = [x - i, y - j];
  const lower = field[cell]! + p * (field[cell + 1]! - field[cell]!);
  const upper = field[cell + width]! + p * (field[cell + width + 1]! - field[cell + width]!);
  return lower + q * (upper - lower);
}

/** Cells from the wall at which its shear is read: all corners of the first place lie in the fluid. */
const NEAR = 1.6;
const FAR = 3.2;

/**
 * Slope of the speed along the wall at the wall itself, in 1/step: of the parabola through zero at the
 * wall and the speeds at two depths. Positive to the left of the normal's direction, which is downstream
 * where the fluid lies at the right hand.
 */
export function wallSlope(
  { vx, vy }: Pick<LatticeFields, 'vx' | 'vy'>,
  width: number,
  { x, y, inX, inY }: WallPoint,
): number {
  const speedAt = (depth: number): number => {
    const [px, py] = [x + depth * inX, y + depth * inY];
    return -inY * sampleAt(vx, width, px, py) + inX * sampleAt(vy, width, px, py);
  };
  return (speedAt(NEAR) * FAR * FAR - speedAt(FAR) * NEAR * NEAR) / (NEAR * FAR * (FAR - NEAR));
}
