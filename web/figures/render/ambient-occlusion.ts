import type { Camera } from './camera.js';
import type { SurfaceLayer } from './surface-layer.js';
import { scramble } from '../random/seeded.js';

const SAMPLES = 14;
const GOLDEN_ANGLE = 2.399963;

/**
 * How much of the sky each pixel's surface sees, from the depths around it (screen-space ambient
 * occlusion): 1 open, 0 closed.
 * @param reach mm within which other surfaces darken
 */
export function ambientOcclusion(layer: SurfaceLayer, camera: Camera, reach: number): Float32Array {
  const { width, height, depth } = layer;
  const open = new Float32Array(width * height).fill(1);
  for (let index = 0; index < open.length; index++) {
    const z = depth[index] ?? Infinity;
    if (z === Infinity) continue;
    const column = index % width;
    const row = Math.floor(index / width);
    const [nx, ny, nz] = [layer.nx[index] ?? 0, layer.ny[index] ?? 0, layer.nz[index] ?? 0];
    const px = ((column + 0.5 - camera.centreX) / camera.focal) * z;
    const py = ((camera.centreY - row - 0.5) / camera.focal) * z;
    const size = (camera.focal * reach) / z;
    const turn = (scramble(index) / 0x1_0000_0000) * 2 * Math.PI;
    let hidden = 0;
    for (let sample = 0; sample < SAMPLES; sample++) {
      const angle = turn + sample * GOLDEN_ANGLE;
      const radius = size * ((sample + 0.5) / SAMPLES) ** 0.8;
      const sx = Math.round(column + Math.cos(angle) * radius);
      const sy = Math.round(row + Math.sin(angle) * radius);
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
      const sz = depth[sy * width + sx] ?? Infinity;
      if (sz === Infinity) continue;
      const vx = ((sx + 0.5 - camera.centreX) / camera.focal) * sz - px;
      const vy = ((camera.centreY - sy - 0.5) / camera.focal) * sz - py;
      const vz = sz - z;
      const away = Math.sqrt(vx * vx + vy * vy + vz * vz) || 1;
      const lift = (vx * nx + vy * ny + vz * nz) / away - 0.08;
      if (lift > 0 && away < 2 * reach) hidden += lift * Math.max(0, 1 - away / (2 * reach));
    }
    open[index] = Math.max(0, 1 - (2.6 * hidden) / SAMPLES);
  }
  return calm(open, layer);
}

/** Averages out the samples' noise among neighbours of like depth. */
function calm(open: Float32Array, { width, height, depth }: SurfaceLayer): Float32Array {
  const result = new Float32Array(open.length).fill(1);
  for (let index = 0; index < open.length; index++) {
    const z = depth[index] ?? Infinity;
    if (z === Infinity) continue;
    const column = index % width;
    const row = Math.floor(index / width);
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 2); y <= Math.min(height - 1, row + 2); y++) {
      for (let x = Math.max(0, column - 2); x <= Math.min(width - 1, column + 2); x++) {
        const at = y * width + x;
        if (Math.abs((depth[at] ?? Infinity) - z) > 0.01 * z) continue;
        sum += open[at] ?? 1;
        count++;
      }
    }
    result[index] = count > 0 ? sum / count : 1;
  }
  return result;
}
