import { clamp } from '../geometry/interpolation.js';
import type { Cone } from './tube.js';

/** Where a ray met a surface. */
export interface Hit {
  depth: number;
  nx: number;
  ny: number;
  nz: number;
  value: number;
}

/** Share of the way along a cone's axis that is nearest to a point. */
function nearest(cone: Cone, x: number, y: number, z: number): number {
  const t =
    ((x - cone.ax) * cone.dx + (y - cone.ay) * cone.dy + (z - cone.az) * cone.dz) * cone.inverse;
  return t < 0 ? 0 : t > 1 ? 1 : t;
}

function coneDistance(cone: Cone, x: number, y: number, z: number): number {
  const t = nearest(cone, x, y, z);
  const px = x - cone.ax - cone.dx * t;
  const py = y - cone.ay - cone.dy * t;
  const pz = z - cone.az - cone.dz * t;
  return Math.sqrt(px * px + py * py + pz * pz) - cone.radius - cone.radiusStep * t;
}

/**
 * Distance to the tubes' common surface. Pieces of one tube meet hard (a soft union would thicken
 * the tube at each joint); different tubes flow into each other.
 */
export function distanceToCones(cones: readonly Cone[], x: number, y: number, z: number): number {
  let total = Infinity;
  let own = Infinity;
  let blend = 0;
  let tube = -1;
  for (const cone of cones) {
    if (cone.tube !== tube) {
      total = softMinimum(total, own, blend);
      own = Infinity;
      tube = cone.tube;
      blend = cone.blend;
    }
    const d = coneDistance(cone, x, y, z);
    if (d < own) own = d;
  }
  return softMinimum(total, own, blend);
}

function softMinimum(a: number, b: number, width: number): number {
  const low = a < b ? a : b;
  if (width <= 0) return low;
  const gap = width - Math.abs(a - b);
  return gap > 0 ? low - (gap * gap) / (4 * width) : low;
}

/** Surface direction and value at a point of the surface, blended over the cones that form it there. */
export function describeHit(
  cones: readonly Cone[],
  x: number,
  y: number,
  z: number,
  width: number,
  hit: Hit,
): void {
  let least = Infinity;
  let tube = -1;
  for (const cone of cones) {
    const d = coneDistance(cone, x, y, z);
    if (d < least) [least, tube] = [d, cone.tube];
  }
  let [nx, ny, nz, value, weights] = [0, 0, 0, 0, 0];
  for (const cone of cones) {
    const t = nearest(cone, x, y, z);
    const px = x - cone.ax - cone.dx * t;
    const py = y - cone.ay - cone.dy * t;
    const pz = z - cone.az - cone.dz * t;
    const size = Math.sqrt(px * px + py * py + pz * pz);
    const d = size - cone.radius - cone.radiusStep * t;
    const isOwn = cone.tube === tube;
    const reach = Math.max(width, isOwn ? 0.5 * cone.radius : cone.blend);
    const closeness = clamp(1 - (d - least) / reach);
    if (closeness <= 0 || size === 0) continue;
    const weight = closeness * closeness;
    // A neighbour's round end must not bend the straight side: only its radial direction counts.
    const isEnd = isOwn && d > least && (t === 0 || t === 1);
    const tilt = isEnd ? (px * cone.dx + py * cone.dy + pz * cone.dz) * cone.inverse : 0;
    const ux = px - tilt * cone.dx;
    const uy = py - tilt * cone.dy;
    const uz = pz - tilt * cone.dz;
    const part = weight / (Math.sqrt(ux * ux + uy * uy + uz * uz) || 1);
    nx += part * ux;
    ny += part * uy;
    nz += part * uz;
    value += weight * (cone.value + cone.valueStep * t);
    weights += weight;
  }
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  hit.nx = nx / size;
  hit.ny = ny / size;
  hit.nz = nz / size;
  hit.value = weights > 0 ? value / weights : 0;
}
