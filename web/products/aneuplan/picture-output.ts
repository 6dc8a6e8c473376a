import type { Edition } from '../../contract/editions.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, pathData, withUnit } from '../../figures/charts/svg.js';
import { flowMap } from '../../figures/colour/maps.js';
import { HEART_BRIGHT } from '../../figures/colour/palette.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { braidTubes, coverage } from '../../figures/scenes/diverter-case.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { sacSection } from '../../figures/vessels/sac-sections.js';

const TALL = 10;
/** Looks from the sac down upon the neck. */
const CAMERA: CameraSettings = {
  eye: vector(17, 112, 26),
  target: vector(16.4, 12, 5.1),
  heightAtTarget: TALL,
  targetAt: [0.56, 0.54],
};
const RANGE: readonly [number, number] = [20, 40];
const share = (percent: number): number => (percent - RANGE[0]) / (RANGE[1] - RANGE[0]);

function render(width: number, height: number): Picture {
  return vesselPicture(
    {
      tubes: braidTubes(0.06, ({ bend }, angle) => share(100 * coverage(bend, angle)), 2),
      map: flowMap,
      camera: CAMERA,
      fog: [-0.2, 1.6],
      fogShare: 1,
      occlusionReach: 0.5,
      fade: 0.3,
      glowAt: [0.56, 0.5],
      samples: 2,
    },
    width,
    height,
  );
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'coverage' | 'neck', string>>>> = {
  zh: { coverage: '金属覆盖率', neck: '瘤颈' },
  en: { coverage: 'Metal coverage', neck: 'Neck' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const rim = (sacSection(0)?.rim ?? []).map((place) => project(camera, camera.toView(place)));
  const top = rim.reduce((best, place) => (place.y < best.y ? place : best), { x: 0, y: 900 });
  return pictureSheet(
    edition,
    element('path', {
      d: pathData(rim, true),
      fill: 'none',
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke * 1.4,
      'stroke-dasharray': '14 9',
    }),
    label(top.x, top.y - letter.text * 0.7, words.neck, {
      'font-size': letter.text,
      'text-anchor': 'middle',
      'font-weight': 600,
      fill: HEART_BRIGHT,
    }),
    label(60, 92, withUnit(edition, words.coverage, '%'), { 'font-size': letter.text }),
    colourBar(
      {
        x: 62,
        y: size === 'wide' ? 130 : 150,
        height: 230,
        map: flowMap,
        range: RANGE,
        ticks: [20, 30, 40].map((at) => ({ at, text: String(at) })),
        title: '',
      },
      letter,
    ),
    scaleBar({ x: 62, y: 838, millimetres: 2, perMillimetre: SHEET.height / TALL }, letter),
  );
}

export const output: Figure = { ...PICTURE, render, draw };
