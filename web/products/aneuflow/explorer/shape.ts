import { arteryWithSac, type BentArtery } from '../../../figures/flow/lattice2d/bent-artery.js';
import { cutArms, type Lumen } from '../../../figures/flow/lattice2d/lumen.js';
import { VISCOSITY } from '../../../figures/flow/poiseuille.js';

/** mm: the part of the plane that the stage shows, and the artery's diameter. */
export const FIELD = { width: 28, height: 21 } as const;
export const DIAMETER = 4;
/** mm: the artery's axis below the sac. */
export const CREST = { x: 14, y: 7.5 } as const;
/** mm: height of the artery's wall below the sac, from which the dome is measured. */
export const NECK_LEVEL = CREST.y + DIAMETER / 2;
/** mm of centreline upstream of the sac's axis, between which the parent artery bends; assumed. */
const BEND = { from: -7, to: -2 } as const;
/** mm/s: mean speed in the parent artery; assumed. */
export const MEAN_SPEED = 250;
/** Pa at the wall of the straight artery: plane Poiseuille flow. */
export const PARENT_SHEAR = (6 * VISCOSITY * MEAN_SPEED * 1e-3) / (DIAMETER * 1e-3);

/** What the visitor shapes; mm and degrees. */
export interface SacShape {
  readonly neck: number;
  readonly dome: number;
  /** Angle by which the parent artery turns before the sac. */
  readonly bend: number;
}

/** What is read off a flow. */
export interface FlowMeasures {
  /** Mean speed in the sac, % of the artery's mean speed. */
  readonly speed: number;
  /** Flow through the neck into the sac, % of the artery's flow. */
  readonly inflow: number;
  /** Pa: mean wall shear stress over the dome. */
  readonly dome: number;
}

export function parentArtery(bend: number): BentArtery {
  return {
    origin: CREST,
    turn: (bend * Math.PI) / 180,
    ...BEND,
    radius: () => DIAMETER / 2,
  };
}

export function lumenOf({ neck, dome, bend }: SacShape): Lumen {
  const artery = parentArtery(bend);
  return {
    field: FIELD,
    artery,
    wall: arteryWithSac(artery, neck, dome),
    ...cutArms(artery, FIELD),
    meanSpeed: MEAN_SPEED,
  };
}

export function isSameShape(one: SacShape, other: SacShape): boolean {
  return one.neck === other.neck && one.dome === other.dome && one.bend === other.bend;
}
