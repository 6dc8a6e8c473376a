import { DENSITY, VISCOSITY } from '../poiseuille.js';

/** Kinematic viscosity of blood in mm²/s. */
export const KINEMATIC_VISCOSITY = (VISCOSITY / DENSITY) * 1e6;

/** What a cell and a step of the lattice are worth. */
export interface LatticeUnits {
  /** mm */
  readonly cell: number;
  /** s */
  readonly step: number;
  /** Kinematic viscosity in cells² per step. */
  readonly viscosity: number;
  /** mm/s of one cell per step. */
  readonly speed: number;
  /** Pa of a wall's slope of 1/step. */
  readonly shear: number;
  /** Pa of a density of 1 above that at rest. */
  readonly pressure: number;
}

/**
 * @param cell mm
 * @param speed mm/s in the artery
 * @param latticeSpeed the same in cells per step: well below the speed of sound, 0.58
 */
export function latticeUnits(cell: number, speed: number, latticeSpeed: number): LatticeUnits {
  const step = (latticeSpeed * cell) / speed;
  const perStep = cell / step;
  return {
    cell,
    step,
    viscosity: (KINEMATIC_VISCOSITY * step) / (cell * cell),
    speed: perStep,
    shear: VISCOSITY / step,
    pressure: (DENSITY * (perStep * 1e-3) ** 2) / 3,
  };
}

/** Inertia over friction. @param speed mean, mm/s @param width mm */
export function reynolds(speed: number, width: number): number {
  return (speed * width) / KINEMATIC_VISCOSITY;
}

/** Half the width over the thickness of the layer that friction reaches in a beat. @param period s */
export function womersley(width: number, period: number): number {
  return (width / 2) * Math.sqrt((2 * Math.PI) / (period * KINEMATIC_VISCOSITY));
}
