import type { DistanceField } from '../../geometry/signed-distance.js';
import { PAIRS } from './stencil.js';

export interface DomainShape {
  /** Cells along each axis; cell (i, j, k) has its middle at (i, j, k). */
  readonly size: readonly [number, number, number];
  /** Negative in the fluid, in cells. */
  readonly wall: DistanceField;
  /** Share of the flow that a fine screen in this cell throws back, 0 to 1. */
  readonly screen?: DistanceField;
}

/** What lies beyond a link instead of fluid. */
export const WALL = -1;
export const INLET = -2;
export const OUTLET = -3;

export interface Domain {
  readonly size: readonly [number, number, number];
  readonly count: number;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly z: Int32Array;
  /** Cell of each place, −1 for none. */
  readonly cellAt: Int32Array;
  /** For pair p of cell i at 2·(9·i + p): the cell it comes from, then the one its opposite comes from. */
  readonly links: Int32Array;
  readonly screen: Float32Array;
}

/** The cells inside the wall; blood enters at x = 0 and leaves at the far end of x. */
export function latticeDomain({ size, wall, screen }: DomainShape): Domain {
  const [nx, ny, nz] = size;
  const cellAt = new Int32Array(nx * ny * nz).fill(-1);
  const xs: number[] = [];
  const ys: number[] = [];
  const zs: number[] = [];
  for (let z = 0; z < nz; z++) {
    for (let y = 0; y < ny; y++) {
      for (let x = 0; x < nx; x++) {
        if (wall(x, y, z) >= 0) continue;
        cellAt[(z * ny + y) * nx + x] = xs.length;
        xs.push(x);
        ys.push(y);
        zs.push(z);
      }
    }
  }
  const count = xs.length;
  const links = new Int32Array(count * PAIRS.length * 2);
  const beyond = (x: number, y: number, z: number): number => {
    if (x < 0) return INLET;
    if (x >= nx) return OUTLET;
    if (y < 0 || z < 0 || y >= ny || z >= nz) return WALL;
    return cellAt[(z * ny + y) * nx + x] ?? WALL;
  };
  for (let cell = 0; cell < count; cell++) {
    const [x, y, z] = [xs[cell] ?? 0, ys[cell] ?? 0, zs[cell] ?? 0];
    PAIRS.forEach((pair, p) => {
      const at = 2 * (PAIRS.length * cell + p);
      links[at] = beyond(x - pair.x, y - pair.y, z - pair.z);
      links[at + 1] = beyond(x + pair.x, y + pair.y, z + pair.z);
    });
  }
  const throwsBack = new Float32Array(count);
  if (screen) {
    for (let cell = 0; cell < count; cell++) {
      throwsBack[cell] = screen(xs[cell] ?? 0, ys[cell] ?? 0, zs[cell] ?? 0);
    }
  }
  return {
    size,
    count,
    x: Int32Array.from(xs),
    y: Int32Array.from(ys),
    z: Int32Array.from(zs),
    cellAt,
    links,
    screen: throwsBack,
  };
}
