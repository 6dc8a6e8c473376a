/** Pa·s: whole blood as a Newtonian fluid, as is usual in larger arteries. */
export const VISCOSITY = 0.0035;
/** kg/m³ */
export const DENSITY = 1060;
/** Pa in one millimetre of mercury. */
export const MMHG = 133.322;
/** ρ in Pa·s²/mm², for speeds in mm/s. */
export const DENSITY_MM = DENSITY * 1e-6;

/**
 * Resistance in Pa·s/mm³ of a straight piece whose radius runs linearly from one end to the other:
 * the integral of 8μ/πr⁴ along it.
 */
export function poiseuilleResistance(size: number, radius: number, otherRadius: number): number {
  const cubes = radius ** 3 * otherRadius ** 3;
  const shape = (radius ** 2 + radius * otherRadius + otherRadius ** 2) / (3 * cubes);
  return ((8 * VISCOSITY) / Math.PI) * size * shape;
}
