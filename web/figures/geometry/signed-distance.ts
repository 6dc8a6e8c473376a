import type { Vector } from './vector.js';

/** Distance of a point to a closed surface in mm, negative inside. */
export type DistanceField = (x: number, y: number, z: number) => number;

/** Close to the surface as exact as the marching needs; not a true distance far from it. */
export function ellipsoid(centre: Vector, radii: Vector): DistanceField {
  return (x, y, z) => {
    const [px, py, pz] = [x - centre.x, y - centre.y, z - centre.z];
    const [ux, uy, uz] = [px / radii.x, py / radii.y, pz / radii.z];
    const [vx, vy, vz] = [ux / radii.x, uy / radii.y, uz / radii.z];
    const k0 = Math.sqrt(ux * ux + uy * uy + uz * uz);
    const k1 = Math.sqrt(vx * vx + vy * vy + vz * vz);
    return k1 > 0 ? (k0 * (k0 - 1)) / k1 : -Math.min(radii.x, radii.y, radii.z);
  };
}

export function capsule(from: Vector, to: Vector, radius: number): DistanceField {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const inverse = 1 / (dx * dx + dy * dy + dz * dz);
  return (x, y, z) => {
    const [px, py, pz] = [x - from.x, y - from.y, z - from.z];
    const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) * inverse));
    return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - radius;
  };
}

/** Union of the fields, rounded over `width` mm where they meet. */
export function softUnion(fields: readonly DistanceField[], width: number): DistanceField {
  return (x, y, z) => {
    let total = Infinity;
    for (const field of fields) {
      const d = field(x, y, z);
      const gap = width - Math.abs(total - d);
      total = Math.min(total, d) - (gap > 0 ? (gap * gap) / (4 * width) : 0);
    }
    return total;
  };
}

/** The nearest place on the surface, found by following the field's gradient. */
export function ontoSurface(field: DistanceField, point: Vector, height: number): Vector {
  let { x, y, z } = point;
  const h = 0.05;
  for (let step = 0; step < 6; step++) {
    const d = field(x, y, z) - height;
    const gx = field(x + h, y, z) - field(x - h, y, z);
    const gy = field(x, y + h, z) - field(x, y - h, z);
    const gz = field(x, y, z + h) - field(x, y, z - h);
    const size = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
    x -= (d * gx) / size;
    y -= (d * gy) / size;
    z -= (d * gz) / size;
  }
  return { x, y, z };
}
