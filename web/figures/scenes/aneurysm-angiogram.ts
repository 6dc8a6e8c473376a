import { clamp } from '../geometry/interpolation.js';
import { placeCamera, type CameraSettings } from '../render/camera.js';
import { contrastThickness } from '../render/radiograph.js';
import { lumen, SAC } from '../vessels/aneurysm.js';
import { parentTube, surroundings } from '../vessels/aneurysm-surroundings.js';
import { axes } from './aneurysm-sheets.js';

/** mm of contrast medium along the rays through the pixels of a picture of the whole case. */
export function caseThickness(
  settings: CameraSettings,
  width: number,
  height: number,
): Float32Array {
  const camera = placeCamera(settings, width, height);
  const total = contrastThickness(surroundings(), camera, width, height);
  const parent = contrastThickness([parentTube()], camera, width, height);
  const sac = lumenThickness(settings, width, height);
  return total.map((others, at) => others + Math.max(parent[at] ?? 0, sac[at] ?? 0));
}

const REACH = 18;
const STEP = 0.4;

/** The same for the grid's lumen alone, followed on every second pixel. */
function lumenThickness(settings: CameraSettings, width: number, height: number): Float32Array {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const camera = placeCamera(settings, columns, rows);
  const { right, up, forward } = axes(camera);
  const { eye } = settings;
  const middle = camera.toView(SAC.centre).z;
  const coarse = new Float32Array(columns * rows);
  for (let at = 0; at < coarse.length; at++) {
    const rx = ((at % columns) + 0.5 - camera.centreX) / camera.focal;
    const ry = (camera.centreY - Math.floor(at / columns) - 0.5) / camera.focal;
    const dx = forward.x + right.x * rx + up.x * ry;
    const dy = forward.y + right.y * rx + up.y * ry;
    const dz = forward.z + right.z * rx + up.z * ry;
    const stretch = Math.sqrt(1 + rx * rx + ry * ry);
    let thick = 0;
    for (let z = middle - REACH; z < middle + REACH;) {
      const d = lumen(eye.x + dx * z, eye.y + dy * z, eye.z + dz * z);
      // Far from the wall a stride as long as the distance misses nothing.
      const stride = d > 2 * STEP ? (d - STEP) / stretch : STEP;
      thick += clamp(0.5 - d / STEP) * stride * stretch;
      z += stride;
    }
    coarse[at] = thick;
  }
  return enlarged(coarse, columns, rows, width, height);
}

/** A field of every second pixel, read in between. */
export function enlarged(
  coarse: Float32Array,
  columns: number,
  rows: number,
  width: number,
  height: number,
): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => {
    const x = clamp(((at % width) + 0.5) / 2 - 0.5, 0, columns - 1.001);
    const y = clamp((Math.floor(at / width) + 0.5) / 2 - 0.5, 0, rows - 1.001);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const from = top * columns + left;
    const read = (index: number): number =>
      (coarse[index] ?? 0) * (1 - u) + (coarse[index + 1] ?? 0) * u;
    return read(from) * (1 - v) + read(from + columns) * v;
  });
}
