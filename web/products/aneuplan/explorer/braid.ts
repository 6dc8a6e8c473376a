import { curvatureAt } from '../../../figures/flow/lattice2d/bent-artery.js';
import { ARTERY, diameterAt } from './vessel.js';

/**
 * A braid of wires that keep their length: each is a helix whose turns stay the same, so that its angle
 * from the axis follows from the diameter, sin α = (D/D₀)·sin α₀, and the length with it.
 */

/** Wires in both directions, their thickness in mm, and their angle from the axis at the nominal diameter; assumed. */
export const WIRES = 64;
export const THICKNESS = 0.03;
export const NOMINAL_ANGLE = (62 * Math.PI) / 180;
/** mm of arc between two places at which the braid is laid. */
const STEP = 0.05;

/** mm: the braid opens at most half of the way to where its wires would lie around it; assumed. */
export function widest(nominal: number): number {
  return (nominal / 2) * (1 + 1 / Math.sin(NOMINAL_ANGLE));
}

/** mm: what the braid takes of the artery, at an arc length. */
export function braidDiameter(nominal: number, arc: number): number {
  return Math.min(diameterAt(arc), widest(nominal));
}

/** Angle of the wires from the axis. */
export function wireAngle(nominal: number, diameter: number): number {
  return Math.asin((diameter / nominal) * Math.sin(NOMINAL_ANGLE));
}

export interface Placement {
  /** Arc lengths in mm of the proximal and the distal end. */
  readonly from: number;
  readonly to: number;
}

/**
 * Lays the device from its distal end upstream until its wires are used up.
 * @param label length in mm at the nominal diameter
 */
export function place(nominal: number, label: number, distalEnd: number): Placement {
  let wire = label / Math.cos(NOMINAL_ANGLE);
  let arc = distalEnd;
  for (;;) {
    const angle = wireAngle(nominal, braidDiameter(nominal, arc - STEP / 2));
    const used = STEP / Math.cos(angle);
    if (used >= wire) return { from: arc - STEP * (wire / used), to: distalEnd };
    wire -= used;
    arc -= STEP;
  }
}

/**
 * mm between the middles of two neighbouring wires of one direction, on the outer side of the bend,
 * where cells are drawn out along the artery.
 */
export function wireGap(nominal: number, arc: number): number {
  const diameter = braidDiameter(nominal, arc);
  const around = Math.PI * diameter;
  const stretch = 1 + (curvatureAt(ARTERY, arc) * diameter) / 2;
  const turn = (stretch * around) / Math.tan(wireAngle(nominal, diameter));
  return (around * turn) / ((WIRES / 2) * Math.hypot(around, turn));
}

/** Share of the wall under wire. */
export function coverageOf(gap: number): number {
  return 1 - (1 - THICKNESS / gap) ** 2;
}

/**
 * Pressure lost over the speed through the braid, in Pa·s/m: two rows of parallel wires in creeping
 * flow, one after the other. A row costs 8πμ/(1 − 2 ln 2t + ⅔t²) a gap, t = πd/(2·gap).
 * @param viscosity Pa·s @param gap mm
 */
export function braidResistance(viscosity: number, gap: number): number {
  return (2 * rowDrag((Math.PI * THICKNESS) / (2 * gap)) * viscosity) / (gap * 1e-3);
}

/** Force on a wire for each metre of it, over viscosity and speed. */
export function rowDrag(t: number): number {
  return (8 * Math.PI) / (1 - 2 * Math.log(2 * t) + (2 * t * t) / 3);
}
