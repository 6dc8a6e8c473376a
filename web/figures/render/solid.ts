import type { Camera } from './camera.js';
import { emptyHit, surfaceLayer, type SurfaceLayer, type Tracer } from './surface-layer.js';

/** Distance of a point in view space to a solid; negative inside. */
export type SolidField = (x: number, y: number, z: number) => number;

const STEPS = 60;

function solidTracer(field: SolidField, camera: Camera, near: number, far: number): Tracer {
  return (x, y, hit) => {
    const rx = (x - camera.centreX) / camera.focal;
    const ry = (camera.centreY - y) / camera.focal;
    const stretch = Math.sqrt(1 + rx * rx + ry * ry);
    let z = near;
    for (let step = 0; step < STEPS && z < far; step++) {
      const d = field(rx * z, ry * z, z);
      if (d < 0.02) {
        const h = 0.4;
        const [px, py] = [rx * z, ry * z];
        const nx = field(px + h, py, z) - field(px - h, py, z);
        const ny = field(px, py + h, z) - field(px, py - h, z);
        const nz = field(px, py, z + h) - field(px, py, z - h);
        const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
        hit.depth = z;
        hit.nx = nx / size;
        hit.ny = ny / size;
        hit.nz = nz / size;
        return true;
      }
      z += (0.9 * d) / stretch;
    }
    return false;
  };
}

/** A smooth solid, traced on every second pixel and read in between. */
export function solidLayer(
  field: SolidField,
  camera: Camera,
  width: number,
  height: number,
  depths: readonly [number, number],
): Tracer {
  const coarse: Camera = {
    ...camera,
    focal: camera.focal / 2,
    centreX: camera.centreX / 2,
    centreY: camera.centreY / 2,
  };
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const tracer = solidTracer(field, coarse, ...depths);
  return readBetween(surfaceLayer(tracer, columns, rows), tracer);
}

function readBetween(layer: SurfaceLayer, trace: Tracer): Tracer {
  const own = emptyHit();
  return (x, y, hit) => {
    const left = Math.max(0, Math.min(layer.width - 2, Math.floor(x / 2 - 0.5)));
    const top = Math.max(0, Math.min(layer.height - 2, Math.floor(y / 2 - 0.5)));
    const at = top * layer.width + left;
    const below = at + layer.width;
    const isWhole =
      layer.depth[at] !== Infinity &&
      layer.depth[at + 1] !== Infinity &&
      layer.depth[below] !== Infinity &&
      layer.depth[below + 1] !== Infinity;
    if (!isWhole) {
      if (isEmpty(layer, at, below) || !trace(x / 2, y / 2, own)) return false;
      Object.assign(hit, own);
      return true;
    }
    const u = x / 2 - 0.5 - left;
    const v = y / 2 - 0.5 - top;
    hit.depth = read(layer.depth, at, below, u, v);
    hit.nx = read(layer.nx, at, below, u, v);
    hit.ny = read(layer.ny, at, below, u, v);
    hit.nz = read(layer.nz, at, below, u, v);
    const size = Math.sqrt(hit.nx * hit.nx + hit.ny * hit.ny + hit.nz * hit.nz) || 1;
    hit.nx /= size;
    hit.ny /= size;
    hit.nz /= size;
    hit.value = 0;
    return true;
  };
}

function read(plane: Float32Array, at: number, below: number, u: number, v: number): number {
  const upper = (plane[at] ?? 0) * (1 - u) + (plane[at + 1] ?? 0) * u;
  const lower = (plane[below] ?? 0) * (1 - u) + (plane[below + 1] ?? 0) * u;
  return upper * (1 - v) + lower * v;
}

function isEmpty({ depth }: SurfaceLayer, at: number, below: number): boolean {
  return (
    depth[at] === Infinity &&
    depth[at + 1] === Infinity &&
    depth[below] === Infinity &&
    depth[below + 1] === Infinity
  );
}
