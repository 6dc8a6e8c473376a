import { along, length, scale, type Vector } from '../../geometry/vector.js';
import type { LatticeFlow } from './boltzmann.js';
import { velocityAt } from './sample.js';

export interface StreamPoint {
  readonly position: Vector;
  readonly speed: number;
}

/**
 * The way of a particle in the steady flow, in steps of equal length (Runge–Kutta of fourth order
 * on the flow's direction).
 * @param step cells, negative to go upstream
 */
export function streamline(
  flow: LatticeFlow,
  start: Vector,
  step: number,
  limit: number,
  isInside: (at: Vector) => boolean,
): StreamPoint[] {
  const points: StreamPoint[] = [];
  let position = start;
  const direction = (at: Vector): Vector => {
    const velocity = velocityAt(flow, at);
    const speed = length(velocity);
    return speed > 0 ? scale(velocity, 1 / speed) : velocity;
  };
  for (let index = 0; index < limit; index++) {
    const speed = length(velocityAt(flow, position));
    if (speed === 0 || !isInside(position)) break;
    points.push({ position, speed });
    const k1 = direction(position);
    const k2 = direction(along(position, k1, step / 2));
    const k3 = direction(along(position, k2, step / 2));
    const k4 = direction(along(position, k3, step));
    const mean = {
      x: (k1.x + 2 * k2.x + 2 * k3.x + k4.x) / 6,
      y: (k1.y + 2 * k2.y + 2 * k3.y + k4.y) / 6,
      z: (k1.z + 2 * k2.z + 2 * k3.z + k4.z) / 6,
    };
    position = along(position, mean, step);
  }
  return points;
}
