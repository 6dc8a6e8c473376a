import { vector, type Vector } from '../../geometry/vector.js';
import type { LatticeFlow } from './boltzmann.js';

/** Velocity between the cells' middles, running to zero at the wall. */
export function velocityAt({ domain, vx, vy, vz }: LatticeFlow, { x, y, z }: Vector): Vector {
  const [nx, ny, nz] = domain.size;
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let [u, v, w] = [0, 0, 0];
  for (let corner = 0; corner < 8; corner++) {
    const [dx, dy, dz] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const [cx, cy, cz] = [ix + dx, iy + dy, iz + dz];
    if (cx < 0 || cy < 0 || cz < 0 || cx >= nx || cy >= ny || cz >= nz) continue;
    const cell = domain.cellAt[(cz * ny + cy) * nx + cx] ?? -1;
    if (cell < 0) continue;
    const weight =
      (dx ? x - ix : 1 - x + ix) * (dy ? y - iy : 1 - y + iy) * (dz ? z - iz : 1 - z + iz);
    u += weight * (vx[cell] ?? 0);
    v += weight * (vy[cell] ?? 0);
    w += weight * (vz[cell] ?? 0);
  }
  return vector(u, v, w);
}
