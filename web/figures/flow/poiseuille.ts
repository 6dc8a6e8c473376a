import { VISCOSITY } from './blood.js';

/**
 * Resistance in Pa·s/mm³ of a straight piece whose radius runs linearly from one end to the other:
 * the integral of 8μ/πr⁴ along it.
 */
export function poiseuilleResistance(size: number, radius: number, otherRadius: number): number {
  const cubes = radius ** 3 * otherRadius ** 3;
  const shape = (radius ** 2 + radius * otherRadius + otherRadius ** 2) / (3 * cubes);
  return ((8 * VISCOSITY) / Math.PI) * size * shape;
}
