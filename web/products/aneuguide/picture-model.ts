import type { Edition } from '../../contract/editions.js';
import { callout } from '../../figures/charts/callout.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { BRAIN_BRIGHT, HEART_BRIGHT } from '../../figures/colour/palette.js';
import { fromHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { CATHETER, SAC, SHAFT, SIPHON, siphonGlass } from '../../figures/scenes/siphon-case.js';
import { contacts } from '../../figures/scenes/siphon-shape.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';

const TALL = 31;
const CAMERA: CameraSettings = {
  eye: vector(80, 24, 124),
  target: vector(0.5, 3, 2),
  heightAtTarget: TALL,
  targetAt: [0.47, 0.5],
};
const COLOURS = [fromHex(BRAIN_BRIGHT), SHAFT, fromHex(HEART_BRIGHT)];

function render(width: number, height: number): Picture {
  const tube = (places: readonly Vector[], radius: number, value: number) => ({
    stations: places.map((position) => ({ position, radius, value })),
  });
  return vesselPicture(
    {
      tubes: [
        tube(SIPHON, 0.13, 0),
        tube(CATHETER, 0.2, 1),
        ...contacts().map((place) => tube([place], 0.55, 2)),
      ],
      map: (value) => COLOURS[Math.round(value)] ?? SHAFT,
      camera: CAMERA,
      fog: [0, 22],
      fogShare: 0.4,
      samples: 2,
      others: (camera) => [siphonGlass(camera, width, height)],
    },
    width,
    height,
  );
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'line' | 'rest' | 'lean', string>>>> = {
  zh: { line: '中心线', rest: '停留位置', lean: '贴壁支撑' },
  en: { line: 'Centreline', rest: 'Rest position', lean: 'Leans on wall' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const at = (place: Vector | undefined) => project(camera, camera.toView(place ?? SAC.centre));
  const rest = at(CATHETER.at(-1));
  const line = at(SIPHON[Math.round(SIPHON.length * 0.83)]);
  const lean = contacts()
    .map((place) => at(place))
    .reduce((best, place) => (place.x > best.x ? place : best), { x: 0, y: 0 });
  return pictureSheet(
    edition,
    callout({ at: rest, dx: 230, dy: -110, name: words.rest }, letter),
    callout({ at: lean, dx: 120, dy: 130, name: words.lean, colour: HEART_BRIGHT }, letter),
    callout({ at: line, dx: -120, dy: 130, name: words.line, colour: BRAIN_BRIGHT }, letter),
    scaleBar({ x: 62, y: 838, millimetres: 5, perMillimetre: SHEET.height / TALL }, letter),
  );
}

export const model: Figure = { ...PICTURE, render, draw };
