import type { Edition } from '../../contract/editions.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { drawing, element, label, line, type Point } from '../../figures/charts/svg.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import { HEART_BRIGHT, ON_STAGE, ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import { toHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { measureSac } from '../../figures/vessels/sac-measures.js';
import { colouredWall } from '../../figures/scenes/aneurysm-sheets.js';
import { SIDE_EYE } from '../../figures/scenes/aneurysm-view.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';

const WIDTH = 1200;
const HEIGHT = 900;
const TALL = 17.5;
const CAMERA: CameraSettings = {
  eye: SIDE_EYE,
  target: vector(16, 14, 5.1),
  heightAtTarget: TALL,
  targetAt: [0.38, 0.47],
};
const ARTERY = displayableOklch(0.52, 0.075, 20);
const SAC_COLOUR = displayableOklch(0.66, 0.075, 212);
/** Stands out from the sac that the height runs through. */
const HEIGHT_COLOUR = toHex(displayableOklch(0.9, 0.13, 95));

function render(width: number, height: number): Picture {
  const { neckHeightAt } = measureSac();
  return vesselPicture(
    {
      tubes: [],
      map: (value) => (value > 0.5 ? SAC_COLOUR : ARTERY),
      camera: CAMERA,
      fog: [-1, 8],
      fogShare: 0.4,
      fade: 0.1,
      glowAt: [0.4, 0.46],
      others: (camera) => [
        colouredWall(
          { eye: SIDE_EYE, camera, width, height },
          (value) => (value > 0.5 ? SAC_COLOUR : ARTERY),
          (at) => (at.y > neckHeightAt(at.x) ? 1 : 0),
        ),
      ],
    },
    width,
    height,
  );
}

const WORDS: Readonly<
  Record<Edition, Readonly<Record<'neck' | 'height' | 'width' | 'ratio', string>>>
> = {
  zh: { neck: '瘤颈宽', height: '瘤高', width: '瘤宽', ratio: '纵横比' },
  en: { neck: 'Neck', height: 'Height', width: 'Width', ratio: 'Aspect ratio' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const sac = measureSac();
  const camera = placeCamera(CAMERA, WIDTH, HEIGHT);
  const at = (x: number, y: number): Point => project(camera, camera.toView(vector(x, y, 5.1)));
  const measure = (from: Point, to: Point, stroke: string): string =>
    element(
      'g',
      {},
      line(from.x, from.y, to.x, to.y, { stroke, 'stroke-width': letter.stroke * 1.6 }),
      ...[from, to].map((end) =>
        element('circle', { cx: end.x, cy: end.y, r: letter.stroke * 2.4, fill: stroke }),
      ),
    );
  const row = (index: number, name: string, value: string, fill: string): string =>
    label(785, 300 + index * 84, name, { 'font-size': letter.text, fill: ON_STAGE_SOFT }) +
    label(1150, 300 + index * 84, value, {
      'font-size': letter.title,
      'text-anchor': 'end',
      'font-weight': 700,
      fill,
    });
  const { neckLeft, neckRight, dome, widest } = sac;
  const foot = { x: (neckLeft.x + neckRight.x) / 2, y: (neckLeft.y + neckRight.y) / 2 };
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    measure(at(neckLeft.x, neckLeft.y), at(neckRight.x, neckRight.y), HEART_BRIGHT),
    measure(at(foot.x, foot.y), at(dome.x, dome.y), HEIGHT_COLOUR),
    measure(at(widest.left, widest.y), at(widest.right, widest.y), ON_STAGE),
    row(0, words.neck, `${sac.neck.toFixed(1)} mm`, HEART_BRIGHT),
    row(1, words.height, `${sac.height.toFixed(1)} mm`, HEIGHT_COLOUR),
    row(2, words.width, `${sac.width.toFixed(1)} mm`, ON_STAGE),
    row(3, words.ratio, sac.aspectRatio.toFixed(2), ON_STAGE),
    scaleBar({ x: 330, y: 850, millimetres: 4, perMillimetre: HEIGHT / TALL }, letter),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: () => {
    const { neck, height, width, aspectRatio } = measureSac();
    return { neck, height, width, aspectRatio };
  },
};
