import type { PlaneField } from './domain.js';

/**
 * An artery in the plane: an arm that climbs, a bend to the right of the stream, and an arm along x;
 * lengths in mm. The outer side of the bend is above.
 */
export interface BentArtery {
  /** Of the centreline at arc length 0, in the arm along x. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Angle by which the bend turns, in radians; 0 is straight. */
  readonly turn: number;
  /** Arc lengths, at most 0, at which the bend begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Of the lumen, at an arc length. */
  readonly radius: (arc: number) => number;
}

/** A place in the artery's own coordinates. */
export interface ArteryPlace {
  /** Along the centreline, downstream positive. */
  readonly arc: number;
  /** From the centreline, towards the outer side of the bend. */
  readonly out: number;
}

/** Radius of the bend's centreline; infinite in a straight artery. */
function bendRadius({ turn, from, to }: BentArtery): number {
  return turn > 1e-6 ? (to - from) / turn : Infinity;
}

/** Curvature of the centreline in 1/mm. */
export function curvatureAt(artery: BentArtery, arc: number): number {
  return arc > artery.from && arc < artery.to ? 1 / bendRadius(artery) : 0;
}

/** Point of the centreline, and the angle of its direction from the x axis. */
export function courseAt(
  artery: BentArtery,
  arc: number,
): { readonly x: number; readonly y: number; readonly angle: number } {
  const { origin, from, to } = artery;
  const radius = bendRadius(artery);
  if (arc >= to || radius === Infinity) return { x: origin.x + arc, y: origin.y, angle: 0 };
  const angle = (to - Math.max(arc, from)) / radius;
  const straight = Math.min(0, arc - from);
  return {
    x: origin.x + to - radius * Math.sin(angle) + straight * Math.cos(angle),
    y: origin.y - radius * (1 - Math.cos(angle)) + straight * Math.sin(angle),
    angle,
  };
}

export function toArtery(artery: BentArtery, x: number, y: number): ArteryPlace {
  const { origin, turn, from, to } = artery;
  const radius = bendRadius(artery);
  const off = x - origin.x - to;
  if (off >= 0 || radius === Infinity) return { arc: x - origin.x, out: y - origin.y };
  const up = y - origin.y + radius;
  const along = off * Math.cos(turn) + up * Math.sin(turn);
  if (along >= 0) {
    return { arc: to - radius * Math.atan2(-off, up), out: Math.hypot(off, up) - radius };
  }
  return { arc: from + along, out: up * Math.cos(turn) - off * Math.sin(turn) - radius };
}

export function fromArtery(
  artery: BentArtery,
  { arc, out }: ArteryPlace,
): { readonly x: number; readonly y: number } {
  const { x, y, angle } = courseAt(artery, arc);
  return { x: x - out * Math.sin(angle), y: y + out * Math.cos(angle) };
}

/** Distance to the artery's wall, negative inside. */
function arteryWall(artery: BentArtery): PlaneField {
  return (x, y) => {
    const { arc, out } = toArtery(artery, x, y);
    return Math.abs(out) - artery.radius(arc);
  };
}

/** Union of two lumens, rounded over `width` where they meet. */
function joined(first: number, second: number, width: number): number {
  const gap = width - Math.abs(first - second);
  return Math.min(first, second) - (gap > 0 ? (gap * gap) / (4 * width) : 0);
}

/** Distance to an ellipse; exact at its outline, not far from it. */
function ellipseWall(x: number, y: number, halfWidth: number, halfHeight: number): number {
  const [ux, uy] = [x / halfWidth, y / halfHeight];
  const near = Math.hypot(ux, uy);
  const steep = Math.hypot(ux / halfWidth, uy / halfHeight);
  return steep > 0 ? (near * (near - 1)) / steep : -Math.min(halfWidth, halfHeight);
}

/**
 * Half-axes of the ellipse of a sac that stands on the level of its neck and passes through the ends of
 * it, and the height of its middle above that level.
 */
export function sacEllipse(neck: number, dome: number) {
  // A sac is about as wide as high, and never narrower than its neck.
  const [round, wide] = [0.47 * dome, 0.51 * neck];
  const halfWidth = (round + wide + Math.hypot(round - wide, 0.5)) / 2;
  const sunk = Math.sqrt(1 - (neck / 2 / halfWidth) ** 2);
  const halfHeight = dome / (1 + sunk);
  return { halfWidth, halfHeight, middle: sunk * halfHeight };
}

/** mm over which the sac's wall is rounded into the artery's. */
const FILLET = 0.5;

/** Distance to the wall of an artery with a sac on its outer side, above the origin of its axis. */
export function arteryWithSac(artery: BentArtery, neck: number, dome: number): PlaneField {
  const parent = arteryWall(artery);
  const { origin } = artery;
  const { halfWidth, halfHeight, middle } = sacEllipse(neck, dome);
  const base = origin.y + artery.radius(0) + middle;
  return (x, y) => {
    const off = parent(x, y);
    if (y < origin.y) return off;
    return joined(off, ellipseWall(x - origin.x, y - base, halfWidth, halfHeight), FILLET);
  };
}
