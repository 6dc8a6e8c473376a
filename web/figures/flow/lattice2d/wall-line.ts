import type { PlaneField } from './domain.js';

/** A point of a wall, with the unit normal into the fluid. */
export interface WallPoint {
  readonly x: number;
  readonly y: number;
  readonly inX: number;
  readonly inY: number;
}

/**
 * Follows the line on which a distance field is zero, the fluid on the right hand: a step along the
 * line, then back onto it.
 * @param step length in the field's unit
 * @param isPast true once the end is reached
 */
export function traceWall(
  wall: PlaneField,
  start: { readonly x: number; readonly y: number },
  step: number,
  isPast: (x: number, y: number) => boolean,
): WallPoint[] {
  const points: WallPoint[] = [];
  const h = step / 20;
  let { x, y } = start;
  for (let count = 0; count < 2000; count++) {
    let [gx, gy] = [0, 0];
    for (let correction = 0; correction < 3; correction++) {
      const off = wall(x, y);
      gx = (wall(x + h, y) - wall(x - h, y)) / (2 * h);
      gy = (wall(x, y + h) - wall(x, y - h)) / (2 * h);
      const square = gx * gx + gy * gy || 1;
      x -= (off * gx) / square;
      y -= (off * gy) / square;
    }
    const steepness = Math.hypot(gx, gy) || 1;
    const [inX, inY] = [-gx / steepness, -gy / steepness];
    points.push({ x, y, inX, inY });
    if (isPast(x, y)) break;
    x -= inY * step;
    y += inX * step;
  }
  return points;
}
