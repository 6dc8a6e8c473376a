import { displayableOklch, type Colour } from '../colour/oklab.js';
import { mixColours } from '../colour/srgb.js';
import { dot, ORIGIN, scale, vector } from '../geometry/vector.js';
import { smoothStep } from '../geometry/interpolation.js';
import { placeCamera, type CameraSettings } from '../render/camera.js';
import { shade } from '../render/light.js';
import type { Picture } from '../render/picture.js';
import { quickTubes } from '../render/quick-tubes.js';
import { edge, stageLighting } from '../render/stage.js';
import { emptyHit } from '../render/surface-layer.js';
import { solidLayer } from '../render/solid.js';
import type { Tube } from '../render/tube.js';
import { heartBody } from '../vessels/heart-surface.js';
import { ffrColour } from './coronary-case.js';

const BODY = displayableOklch(0.31, 0.06, 252);
const BODY_MATERIAL = { roughness: 0.7, gloss: 0.05, rim: 0.42 };
/** Heights in mm between which the heart's upper parts fade into the stage. */
const FADE = [34, 74] as const;
/** Pixels to a sample of the heart, which is dark and smooth. */
const COARSE = 3;

/** The scene of `heartPicture` for small pictures: no shadows, and the heart from few samples. */
export function quickHeart(
  tubes: readonly Tube[],
  settings: CameraSettings,
  width: number,
  height: number,
  fade = 0.06,
): Picture {
  const camera = placeCamera(settings, width, height);
  const { z } = camera.toView(ORIGIN);
  const body = heartSamples(
    settings,
    Math.ceil(width / COARSE) + 1,
    Math.ceil(height / COARSE) + 1,
  );
  return quickTubes({
    tubes,
    map: ffrColour,
    camera,
    width,
    height,
    fog: [z - 20, z + 75],
    fogShare: 0.72,
    fade,
    behind: (x, y, stage) => {
      const { colour, cover } = body(x / COARSE, y / COARSE);
      const shown = cover * edge((x + 0.5) / width, (y + 0.5) / height, fade);
      return mixColours(stage, colour, shown);
    },
  });
}

function heartSamples(settings: CameraSettings, columns: number, rows: number) {
  const camera = placeCamera(settings, columns, rows);
  const { z } = camera.toView(ORIGIN);
  const [x, y, w] = [vector(1, 0, 0), vector(0, 1, 0), vector(0, 0, 1)].map((axis) =>
    camera.directionToView(axis),
  );
  if (!x || !y || !w) throw new Error('A camera needs three directions');
  const { eye } = settings;
  const field = (vx: number, vy: number, vz: number): number =>
    heartBody(
      eye.x + vx * x.x + vy * x.y + vz * x.z,
      eye.y + vx * y.x + vy * y.y + vz * y.z,
      eye.z + vx * w.x + vy * w.y + vz * w.z,
    );
  const trace = solidLayer(field, camera, columns, rows, [z - 75, z + 90]);
  const upward = camera.directionToView(vector(0, 1, 0));
  const samples = Array.from({ length: columns * rows }, (_, index) => {
    const [px, py] = [(index % columns) + 0.5, Math.floor(index / columns) + 0.5];
    const hit = emptyHit();
    if (!trace(px, py, hit)) return { colour: BODY, cover: 0 };
    const [rx, ry] = [(px - camera.centreX) / camera.focal, (camera.centreY - py) / camera.focal];
    const size = Math.hypot(rx, ry, 1);
    const view = { x: rx / size, y: ry / size, z: 1 / size };
    const facing = -(hit.nx * view.x + hit.ny * view.y + hit.nz * view.z);
    const high = settings.eye.y + dot(scale(view, hit.depth / view.z), upward);
    return {
      colour: shade(hit, view, BODY, BODY_MATERIAL, stageLighting, 0.85, 1),
      cover: (0.95 - 0.17 * Math.max(0, facing)) * (1 - smoothStep(...FADE, high)),
    };
  });
  // The outline of few samples would show as steps.
  const covers = samples.map((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    let sum = 0;
    for (let part = 0; part < 9; part++) {
      const x = Math.min(columns - 1, Math.max(0, column + (part % 3) - 1));
      const y = Math.min(rows - 1, Math.max(0, row + Math.floor(part / 3) - 1));
      sum += samples[y * columns + x]?.cover ?? 0;
    }
    return sum / 9;
  });
  return (u: number, v: number): { colour: Colour; cover: number } => {
    const [left, top] = [Math.max(0, Math.floor(u - 0.5)), Math.max(0, Math.floor(v - 0.5))];
    const [a, b] = [Math.max(0, u - 0.5 - left), Math.max(0, v - 0.5 - top)];
    let [all, cover, red, green, blue] = [0, 0, 0, 0, 0];
    for (let part = 0; part < 4; part++) {
      const [i, j] = [part % 2, part >> 1];
      const column = Math.min(columns - 1, left + i);
      const at = Math.min(rows - 1, top + j) * columns + column;
      const sample = samples[at];
      const share = (i ? a : 1 - a) * (j ? b : 1 - b);
      cover += share * (covers[at] ?? 0);
      const weight = share * (sample?.cover ?? 0);
      all += weight;
      red += weight * (sample?.colour.r ?? 0);
      green += weight * (sample?.colour.g ?? 0);
      blue += weight * (sample?.colour.b ?? 0);
    }
    const by = all > 0 ? 1 / all : 0;
    return { cover: all > 0 ? cover : 0, colour: { r: red * by, g: green * by, b: blue * by } };
  };
}
