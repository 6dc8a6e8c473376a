import type { Point } from '../charts/svg.js';
import { fromOklab, type Colour } from '../colour/oklab.js';
import { STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import { smoothStep } from '../geometry/interpolation.js';
import { smoothCurve } from '../geometry/curve.js';
import { add, vector, type Vector } from '../geometry/vector.js';
import { fractalNoise, noise } from '../random/noise.js';
import { placeCamera, project, type Camera, type CameraSettings } from '../render/camera.js';
import { contrastThickness } from '../render/radiograph.js';
import type { Tube } from '../render/tube.js';
import { sampleTrees } from './coronary-case.js';
import { heartEye } from './heart-picture.js';
import { arrivalTubes } from './imr-case.js';

/** Frames that the run records in a second. */
export const FRAME_RATE = 15;

/** Angles of the C-arm in degrees: left anterior oblique and cranial. */
export const PROJECTION = { leftOblique: 20, cranial: 26 } as const;

/** A frame of the run in a picture, in units of its sheet. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** mm that the panel is high at the heart. */
  readonly millimetres: number;
  readonly target?: Vector;
}

function settings({ millimetres, target = vector(14, -8, 8) }: Panel): CameraSettings {
  return {
    eye: heartEye(PROJECTION.leftOblique, PROJECTION.cranial, 700),
    target,
    up: vector(0.44, 0.9, 0),
    heightAtTarget: millimetres,
  };
}

/** Place of a point of the model in units of the sheet. */
export function onPanel(panel: Panel): (point: Vector) => Point {
  const camera = placeCamera(settings(panel), panel.width, panel.height);
  return (point) => {
    const { x, y } = project(camera, camera.toView(point));
    return { x: panel.x + x, y: panel.y + y };
  };
}

/** The guiding catheter, which comes down the aorta into the left main stem; always filled. */
function catheter(): Tube {
  const ostium = sampleTrees().left.tree.nodes[0]?.position ?? vector(0, 0, 0);
  const bends = [
    [0, 0, 0],
    [-4, 1, -1],
    [-10, 6, -3],
    [-15, 18, -6],
    [-15, 40, -10],
    [-9, 66, -16],
    [0, 92, -22],
  ] as const;
  const course = bends.map(([x, y, z]) => add(ostium, vector(x, y, z)));
  const stations = smoothCurve(course, 8).map((position) => ({
    position,
    radius: 0.95,
    value: 0,
  }));
  return { stations };
}

/** Hardening and scatter leave the largest vessels far from black. */
const ABSORPTION = 0.34;
const stage = fromHex(STAGE);

/**
 * Colour of a place of the sheet, where the panel covers it, some seconds after contrast medium has
 * entered the left main stem.
 */
export function angiogramFrame(
  panel: Panel,
  seconds: number,
  pixelsPerUnit: number,
): (x: number, y: number) => Colour | undefined {
  const [w, h] = [Math.ceil(panel.width * pixelsPerUnit), Math.ceil(panel.height * pixelsPerUnit)];
  const camera: Camera = placeCamera(settings(panel), w, h);
  // The front is blurred by the spread of speeds over the lumen.
  const thickness = contrastThickness([...arrivalTubes(), catheter()], camera, w, h, (arrival) =>
    smoothStep(0.75 * arrival, 1.3 * arrival + 0.01, seconds),
  );
  const zoom = 112 / panel.millimetres;
  return (x, y) => {
    const [u, v] = [x - panel.x, y - panel.y];
    const edge = Math.min(u, panel.width - u, v, panel.height - v);
    if (edge < 0) return undefined;
    const at = Math.floor(v * pixelsPerUnit) * w + Math.floor(u * pixelsPerUnit);
    const through = Math.exp(-ABSORPTION * (thickness[at] ?? 0));
    const [across, down] = [u / panel.width - 0.5, v / panel.height - 0.5];
    const [mu, mv] = [(across * panel.width) / zoom, (down * panel.height) / zoom];
    const ribs = Math.sin(mv / 46 - ((mu - 60) / 210) ** 2 - 0.6);
    const spine = Math.exp(-(((mu + 190 + mv * 0.1) / 70) ** 2));
    const diaphragm = smoothStep(-26, 26, mv - 205 + 0.0009 * (mu + 20) ** 2);
    const chest =
      0.74 +
      0.04 * fractalNoise(mu / 160, mv / 130, 20, 7, 2) +
      0.022 * smoothStep(-0.1, 0.8, ribs) -
      0.1 * spine -
      0.13 * diaphragm;
    const grain = 0.011 * noise(u / 2.6, v / 2.6, Math.round(seconds * 90), 11);
    const away = Math.hypot(across, down);
    const grey = (chest * (0.3 + 0.7 * through) + grain) * (1 - 0.26 * smoothStep(0.3, 0.72, away));
    return mixColours(stage, fromOklab(grey, -0.006, -0.018), smoothStep(0, 3, edge));
  };
}
