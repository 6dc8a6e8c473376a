import { clamp } from './interpolation.js';
import type { DistanceField } from './signed-distance.js';

/**
 * A field read once at the points of a grid and linear in between: for fields that cost much.
 * @param size number of grid points along each axis from the origin
 */
export function sampledField(
  field: DistanceField,
  size: readonly [number, number, number],
  spacing: number,
): DistanceField {
  const [nx, ny, nz] = size;
  const values = new Float32Array(nx * ny * nz);
  for (let index = 0; index < values.length; index++) {
    const [x, y] = [index % nx, Math.floor(index / nx) % ny];
    values[index] = field(x * spacing, y * spacing, Math.floor(index / (nx * ny)) * spacing);
  }
  return (px, py, pz) => {
    const [x, y, z] = [px / spacing, py / spacing, pz / spacing];
    const [cx, cy, cz] = [
      clamp(x, 0, nx - 1.001),
      clamp(y, 0, ny - 1.001),
      clamp(z, 0, nz - 1.001),
    ];
    const [ix, iy, iz] = [Math.floor(cx), Math.floor(cy), Math.floor(cz)];
    const [u, v, w] = [cx - ix, cy - iy, cz - iz];
    const at = (iz * ny + iy) * nx + ix;
    const beyond = at + nx * ny;
    const near = along(values, at, u) * (1 - v) + along(values, at + nx, u) * v;
    const far = along(values, beyond, u) * (1 - v) + along(values, beyond + nx, u) * v;
    const outside = Math.hypot(x - cx, y - cy, z - cz) * spacing;
    return near * (1 - w) + far * w + outside;
  };
}

// Outside the field: a function made anew for each place costs more than the reading.
function along(values: Float32Array, start: number, share: number): number {
  return (values[start] ?? 0) * (1 - share) + (values[start + 1] ?? 0) * share;
}
