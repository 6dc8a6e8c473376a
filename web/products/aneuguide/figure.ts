import type { Edition } from '../../contract/editions.js';
import { callout } from '../../figures/charts/callout.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { drawing } from '../../figures/charts/svg.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import {
  CATHETER,
  catheterTubes,
  SAC,
  SHAFT,
  SHAPED,
  siphonGlass,
} from '../../figures/scenes/siphon-case.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';

const WIDTH = 1200;
const HEIGHT = 900;
const TALL = 40;
const CAMERA: CameraSettings = {
  eye: vector(-34, 6, 150),
  target: vector(1.5, 1, 2),
  heightAtTarget: TALL,
};

function render(width: number, height: number): Picture {
  return vesselPicture(
    {
      tubes: catheterTubes(),
      map: (value) => (value > 0.5 ? SHAPED : SHAFT),
      camera: CAMERA,
      fog: [0, 20],
      fogShare: 0.4,
      others: (camera) => [siphonGlass(camera, width, height)],
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
