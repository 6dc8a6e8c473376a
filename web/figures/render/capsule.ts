import type { Camera } from './camera.js';
import type { Hit } from './cone-field.js';
import type { Cone } from './tube.js';

/**
 * First of the cones along the ray through a place of the picture, each taken as a capsule of its mean
 * radius: exact and quick for thin tubes that do not flow into each other.
 */
export function nearestCapsule(
  cones: readonly Cone[],
  camera: Camera,
  x: number,
  y: number,
  hit: Hit,
): boolean {
  const rx = (x - camera.centreX) / camera.focal;
  const ry = (camera.centreY - y) / camera.focal;
  const stretch = Math.sqrt(1 + rx * rx + ry * ry);
  const [vx, vy, vz] = [rx / stretch, ry / stretch, 1 / stretch];
  let least = Infinity;
  let found: Cone | undefined;
  for (const cone of cones) {
    const away = alongRay(cone, vx, vy, vz);
    if (away < least) [least, found] = [away, cone];
  }
  if (!found) return false;
  const [px, py, pz] = [vx * least - found.ax, vy * least - found.ay, vz * least - found.az];
  const share = (px * found.dx + py * found.dy + pz * found.dz) * found.inverse;
  const t = Math.min(1, Math.max(0, share));
  const [nx, ny, nz] = [px - found.dx * t, py - found.dy * t, pz - found.dz * t];
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  hit.depth = least * vz;
  hit.nx = nx / size;
  hit.ny = ny / size;
  hit.nz = nz / size;
  hit.value = found.value + found.valueStep * t;
  return true;
}

/** Distance along the ray to the capsule's side or round ends; Infinity where it misses. */
function alongRay(cone: Cone, vx: number, vy: number, vz: number): number {
  const radius = cone.radius + cone.radiusStep / 2;
  const dd = cone.inverse > 0 ? 1 / cone.inverse : 0;
  const dv = cone.dx * vx + cone.dy * vy + cone.dz * vz;
  const da = -(cone.dx * cone.ax + cone.dy * cone.ay + cone.dz * cone.az);
  const va = -(vx * cone.ax + vy * cone.ay + vz * cone.az);
  const aa = cone.ax * cone.ax + cone.ay * cone.ay + cone.az * cone.az;
  const a = dd - dv * dv;
  const b = dd * va - da * dv;
  const c = dd * aa - da * da - radius * radius * dd;
  const root = b * b - a * c;
  if (a > 1e-12) {
    if (root < 0) return Infinity;
    const t = (-b - Math.sqrt(root)) / a;
    const place = da + t * dv;
    if (place > 0 && place < dd) return t;
    return roundEnd(cone, place <= 0 ? 0 : 1, vx, vy, vz, radius);
  }
  return Math.min(roundEnd(cone, 0, vx, vy, vz, radius), roundEnd(cone, 1, vx, vy, vz, radius));
}

function roundEnd(
  cone: Cone,
  end: 0 | 1,
  vx: number,
  vy: number,
  vz: number,
  radius: number,
): number {
  const x = cone.ax + end * cone.dx;
  const y = cone.ay + end * cone.dy;
  const z = cone.az + end * cone.dz;
  const b = vx * x + vy * y + vz * z;
  const root = b * b - (x * x + y * y + z * z - radius * radius);
  return root < 0 ? Infinity : b - Math.sqrt(root);
}
