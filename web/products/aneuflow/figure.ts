import type { Edition } from '../../contract/editions.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { drawing, label } from '../../figures/charts/svg.js';
import { flowMap, shearMap } from '../../figures/colour/maps.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { sharedAneurysmFlow } from '../../figures/flow/aneurysm-flow.js';
import { vector } from '../../figures/geometry/vector.js';
import type { CameraSettings } from '../../figures/render/camera.js';
import { type Picture, sideBySide } from '../../figures/render/picture.js';
import { colouredWall } from '../../figures/scenes/aneurysm-sheets.js';
import {
  aneurysmView,
  SIDE_EYE,
  SPEED_SCALE,
  speedShare,
} from '../../figures/scenes/aneurysm-view.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';

const WIDTH = 1200;
const HEIGHT = 900;
/** mm shown from top to bottom. */
const TALL = 20;
/** Pa at the upper end of the scale, which runs with the square root. */
const HIGHEST_SHEAR = 4;
const CAMERA: CameraSettings = {
  eye: SIDE_EYE,
  target: vector(16, 13, 5),
  heightAtTarget: TALL,
  targetAt: [0.5, 0.46],
};

function render(width: number, height: number): Picture {
  const half = Math.round(width / 2);
  const view = { hasDiverter: false, camera: CAMERA, counts: { inlet: 90, sac: 56 } };
  const flow = sharedAneurysmFlow(false);
  const wall = vesselPicture(
    {
      tubes: [],
      map: flowMap,
      camera: CAMERA,
      fog: [-1, 7],
      fogShare: 0.4,
      fade: 0.07,
      others: (camera) => [
        colouredWall({ eye: SIDE_EYE, camera, width: half, height }, shearMap, (at, inward) =>
          Math.sqrt(flow.wallShear(at, inward) / HIGHEST_SHEAR),
        ),
      ],
    },
    half,
    height,
  );
  return sideBySide(aneurysmView(view, half, height), wall);
}

const WORDS: Readonly<Record<Edition, { speed: string; shear: string }>> = {
  zh: { speed: '流速（cm/s）', shear: '壁面切应力（Pa）' },
  en: { speed: 'Speed (cm/s)', shear: 'Wall shear stress (Pa)' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const bar = size === 'wide' ? { y: 90, height: 260 } : { y: 118, height: 232 };
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    label(40, 50, words.speed, { 'font-size': letter.text }),
    label(640, 50, words.shear, { 'font-size': letter.text }),
    colourBar(
      {
        ...bar,
        x: 42,
        map: flowMap,
        range: SPEED_SCALE.range,
        ticks: SPEED_SCALE.ticks.map((at) => ({ at, text: String(at) })),
        place: speedShare,
        title: '',
      },
      letter,
    ),
    colourBar(
      {
        ...bar,
        x: 642,
        map: shearMap,
        range: [0, HIGHEST_SHEAR],
        ticks: [0, 0.25, 1, 2, 4].map((at) => ({ at, text: String(at) })),
        place: (value) => Math.sqrt(value / HIGHEST_SHEAR),
        title: '',
      },
      letter,
    ),
    scaleBar({ x: 42, y: 850, millimetres: 4, perMillimetre: HEIGHT / TALL }, letter),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
};
