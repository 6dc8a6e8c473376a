import { arteryWithSac, type BentArtery } from '../../../figures/flow/lattice2d/bent-artery.js';
import { cutArms, type Lumen } from '../../../figures/flow/lattice2d/lumen.js';
import { smoothStep } from '../../../figures/geometry/interpolation.js';

/** mm: the part of the plane that the stage shows. */
export const FIELD = { width: 32, height: 24 } as const;

/** Diameter of the artery in mm at an arc length from the sac's axis: it narrows downstream; assumed. */
export function diameterAt(arc: number): number {
  return 4.4 - 0.5 * smoothStep(-13, -4, arc) - 0.5 * smoothStep(3, 9, arc);
}

export const ARTERY: BentArtery = {
  origin: { x: 18, y: 10.2 },
  turn: (75 * Math.PI) / 180,
  from: -12.5,
  to: -4,
  radius: (arc) => diameterAt(arc) / 2,
};

/** mm */
export const NECK = 5;
export const DOME = 6;
/** Arc lengths in mm at which the neck begins and ends. */
export const NECK_FROM = -NECK / 2;
export const NECK_TO = NECK / 2;
/** mm: height of the artery's wall below the sac. */
export const NECK_LEVEL = ARTERY.origin.y + diameterAt(0) / 2;

export const LUMEN: Lumen = {
  field: FIELD,
  artery: ARTERY,
  wall: arteryWithSac(ARTERY, NECK, DOME),
  ...cutArms(ARTERY, FIELD),
  /** Assumed. */
  meanSpeed: 250,
};
