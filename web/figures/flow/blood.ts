/** Pa·s: whole blood as a Newtonian fluid, as is usual in larger arteries. */
export const VISCOSITY = 0.0035;
/** kg/m³ */
export const DENSITY = 1060;
/** Pa in one millimetre of mercury. */
export const MMHG = 133.322;
/** ρ in Pa·s²/mm², for speeds in mm/s. */
export const DENSITY_MM = DENSITY * 1e-6;
