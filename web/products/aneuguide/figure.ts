import type { Edition } from '../../contract/editions.js';
import { callout } from '../../figures/charts/callout.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { drawing } from '../../figures/charts/svg.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { smoothCurve, type Station } from '../../figures/geometry/curve.js';
import { along, vector, type Vector } from '../../figures/geometry/vector.js';
import {
  placeCamera,
  project,
  type Camera,
  type CameraSettings,
} from '../../figures/render/camera.js';
import type { Sheet } from '../../figures/render/compose.js';
import { shade } from '../../figures/render/light.js';
import type { Picture } from '../../figures/render/picture.js';
import { stageLighting } from '../../figures/render/stage.js';
import { tubeTracer } from '../../figures/render/surface-layer.js';
import type { Tube } from '../../figures/render/tube.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';

const WIDTH = 1200;
const HEIGHT = 900;
const TALL = 40;
const CAMERA: CameraSettings = {
  eye: vector(-34, 6, 150),
  target: vector(1.5, 1, 2),
  heightAtTarget: TALL,
};

/** Centreline of a carotid siphon in mm, from the neck to its end. */
const SIPHON: readonly Vector[] = smoothCurve(
  [
    vector(-3, -30, 0),
    vector(-4, -20, 0),
    vector(-7, -12.5, 0.5),
    vector(-9, -6, 2),
    vector(-5, -1.5, 4),
    vector(3, -2.5, 5),
    vector(8.6, -1, 4.4),
    vector(9.5, 3.6, 3),
    vector(5.6, 6.6, 1.6),
    vector(0, 7.6, 0.6),
    vector(-5, 10, 0),
    vector(-9, 15, -1.5),
    vector(-14, 20, -3),
    vector(-19, 25, -4.5),
  ],
  8,
);
const SAC = { centre: vector(3.4, 12.2, 1.4), radius: 3.3 };

/** The catheter keeps to the outer side of each bend, then turns by its shaped tip into the sac. */
const CATHETER: readonly Vector[] = smoothCurve(
  [
    vector(-2.6, -30, 0),
    vector(-3.4, -20, 0),
    vector(-6.8, -12, 0.6),
    vector(-10, -5.8, 2.2),
    vector(-5.4, -0.4, 4.4),
    vector(2.8, -3.5, 5.4),
    vector(9.6, -1.6, 4.7),
    vector(10.4, 3.6, 3.2),
    vector(6.6, 7.4, 1.9),
    vector(3.4, 8.3, 1.4),
    vector(2.2, 9.6, 1.3),
    vector(2.6, 11.6, 1.4),
  ],
  10,
);
/** Points of the catheter that belong to its shaped tip. */
const TIP = 26;

const WALL = displayableOklch(0.6, 0.1, 20);
const SHAFT = displayableOklch(0.86, 0.03, 220);
const SHAPED = displayableOklch(0.88, 0.13, 95);

function vesselTubes(): Tube[] {
  const stations = SIPHON.map((position, index): Station => ({
    position,
    radius: 2.15 - 0.35 * (index / SIPHON.length),
    value: 0,
  }));
  return [
    { stations, blend: 1 },
    { stations: [{ position: SAC.centre, radius: SAC.radius, value: 0 }], blend: 1.2 },
  ];
}

function catheterTubes(): Tube[] {
  const stations = CATHETER.map((position, index): Station => ({
    position,
    radius: 0.32,
    value: index >= CATHETER.length - TIP ? 1 : 0,
  }));
  const end = CATHETER.at(-1) ?? SAC.centre;
  const marker = along(end, vector(0.1, 0.4, 0), 0.4);
  return [{ stations: [...stations, { position: marker, radius: 0.26, value: 1 }] }];
}

/** The lumen as tinted glass over the catheter. */
function glass(camera: Camera, width: number, height: number): Sheet {
  const material = { roughness: 0.34, gloss: 0.6, rim: 0.45 };
  return {
    inFront: true,
    trace: tubeTracer(vesselTubes(), camera, width, height),
    look: (hit, view) => {
      const facing = Math.max(0, -(hit.nx * view.x + hit.ny * view.y + hit.nz * view.z));
      return {
        colour: shade(hit, view, WALL, material, stageLighting, 1, 1),
        cover: 0.26 + 0.6 * (1 - facing) ** 1.8,
      };
    },
  };
}

function render(width: number, height: number): Picture {
  return vesselPicture(
    {
      tubes: catheterTubes(),
      map: (value) => (value > 0.5 ? SHAPED : SHAFT),
      camera: CAMERA,
      fog: [0, 20],
      fogShare: 0.4,
      others: (camera) => [glass(camera, width, height)],
    },
    width,
    height,
  );
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'tip' | 'path' | 'sac', string>>>> = {
  zh: { tip: '塑形头端', path: '微导管路径', sac: '动脉瘤' },
  en: { tip: 'Shaped tip', path: 'Microcatheter path', sac: 'Aneurysm' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const camera = placeCamera(CAMERA, WIDTH, HEIGHT);
  const at = (point: Vector | undefined) => project(camera, camera.toView(point ?? SAC.centre));
  const tip = at(CATHETER[CATHETER.length - 6]);
  const path = at(CATHETER[Math.round(CATHETER.length * 0.44)]);
  const sac = at(vector(SAC.centre.x + 2, SAC.centre.y + 2, SAC.centre.z));
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    callout({ at: tip, dx: 200, dy: -5, name: words.tip }, letter),
    callout({ at: path, dx: 60, dy: 120, name: words.path }, letter),
    callout({ at: sac, dx: 130, dy: -70, name: words.sac }, letter),
    scaleBar({ x: 60, y: 850, millimetres: 10, perMillimetre: HEIGHT / TALL }, letter),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
};
