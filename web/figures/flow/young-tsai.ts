import { DENSITY_MM, VISCOSITY } from './poiseuille.js';

export interface Stenosis {
  /** mm, of the healthy vessel. */
  readonly diameter: number;
  /** Share of the diameter that is lost at the throat, 0 to 1. */
  readonly severity: number;
  /** mm */
  readonly length: number;
}

/** Pressure loss in Pa of a flow Q in mm³/s: viscous · Q + turbulent · Q². */
export interface StenosisLoss {
  readonly viscous: number;
  readonly turbulent: number;
}

const TURBULENCE = 1.52;

/**
 * Steady pressure loss over a stenosis, Δp = ρU²·[Kv/Re + Kt/2·(A0/A1 − 1)²] with
 * Kv = 32·(La/D0)·(A0/A1)², La = 0.83·Ls + 1.64·D1 and Kt = 1.52
 * (D. F. Young, F. Y. Tsai, J Biomech 1973;6:395–410; B. D. Seeley, D. F. Young, J Biomech
 * 1976;9:439–448).
 */
export function youngTsaiLoss({ diameter, severity, length }: Stenosis): StenosisLoss {
  const area = (Math.PI / 4) * diameter ** 2;
  const throat = diameter * (1 - severity);
  const areaRatio = (diameter / throat) ** 2;
  const effectiveLength = 0.83 * length + 1.64 * throat;
  const friction = 32 * (effectiveLength / diameter) * areaRatio ** 2;
  return {
    viscous: (friction * VISCOSITY) / (diameter * area),
    turbulent: (DENSITY_MM * (TURBULENCE / 2) * (areaRatio - 1) ** 2) / area ** 2,
  };
}
