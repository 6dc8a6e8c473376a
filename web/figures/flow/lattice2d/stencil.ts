/**
 * The nine velocities of the D2Q9 lattice: rest, the four neighbours counter-clockwise from +x, the
 * four diagonals counter-clockwise from (+1, +1).
 */
export const DIRECTION_X: readonly number[] = [0, 1, 0, -1, 0, 1, -1, -1, 1];
export const DIRECTION_Y: readonly number[] = [0, 0, 1, 0, -1, 1, 1, -1, -1];
export const OPPOSITE: readonly number[] = [0, 3, 4, 1, 2, 7, 8, 5, 6];
export const WEIGHT: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((direction) =>
  direction === 0 ? 4 / 9 : direction < 5 ? 1 / 9 : 1 / 36,
);
export const DIRECTIONS = 9;
/** Speed of sound in cells per step. */
export const SOUND = 1 / Math.sqrt(3);
