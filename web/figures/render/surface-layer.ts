import type { Camera } from './camera.js';
import type { Hit } from './cone-field.js';
import { tileGrid } from './tiles.js';
import { traceTile } from './trace.js';
import { conesInView, type Tube } from './tube.js';

/** What is seen at each pixel: depth (Infinity for nothing), direction of the surface and its value. */
export interface SurfaceLayer {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly nz: Float32Array;
  readonly value: Float32Array;
}

/** Finds what a ray through a place of the picture meets first. */
export type Tracer = (x: number, y: number, hit: Hit) => boolean;

export function tubeTracer(
  tubes: readonly Tube[],
  camera: Camera,
  width: number,
  height: number,
): Tracer {
  const grid = tileGrid(conesInView(tubes, camera), camera, width, height);
  return (x, y, hit) => {
    const tile = grid.tileAt(x, y);
    return tile !== undefined && traceTile(tile, camera, x, y, hit);
  };
}

export function emptyHit(): Hit {
  return { depth: Infinity, nx: 0, ny: 0, nz: -1, value: 0 };
}

/** One sample in the middle of each pixel. */
export function surfaceLayer(trace: Tracer, width: number, height: number): SurfaceLayer {
  const plane = (): Float32Array => new Float32Array(width * height);
  const layer = {
    width,
    height,
    depth: plane().fill(Infinity),
    nx: plane(),
    ny: plane(),
    nz: plane(),
    value: plane(),
  };
  const hit = emptyHit();
  for (let index = 0; index < width * height; index++) {
    if (!trace((index % width) + 0.5, Math.floor(index / width) + 0.5, hit)) continue;
    layer.depth[index] = hit.depth;
    layer.nx[index] = hit.nx;
    layer.ny[index] = hit.ny;
    layer.nz[index] = hit.nz;
    layer.value[index] = hit.value;
  }
  return layer;
}
