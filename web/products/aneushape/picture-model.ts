import type { Edition } from '../../contract/editions.js';
import { callout } from '../../figures/charts/callout.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import { BRAIN_BRIGHT, HEART_BRIGHT } from '../../figures/colour/palette.js';
import { fromHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { add, scale, vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import type { Tube } from '../../figures/render/tube.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { glassWall } from '../../figures/scenes/aneurysm-sheets.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { PARENT } from '../../figures/vessels/aneurysm.js';
import { neckFrame, sacSection } from '../../figures/vessels/sac-sections.js';

const TALL = 17;
const CAMERA: CameraSettings = {
  eye: vector(6, 62, 90),
  target: vector(16.2, 13.4, 5.1),
  heightAtTarget: TALL,
  targetAt: [0.5, 0.5],
};
const COLOURS = [fromHex(BRAIN_BRIGHT), fromHex(HEART_BRIGHT), displayableOklch(0.86, 0.02, 230)];

function ring(rim: readonly Vector[], radius: number, value: number): Tube {
  const closed = [...rim, ...rim.slice(0, 1)];
  return { stations: closed.map((position) => ({ position, radius, value })) };
}

function tubes(): Tube[] {
  const sections = [1, 2, 3, 4, 5, 6, 7].flatMap((height) => sacSection(height) ?? []);
  const neck = sacSection(0);
  const centreline = PARENT.filter(({ x }) => x > 1 && x < 30);
  return [
    ...sections.map(({ rim }) => ring(rim, 0.05, 0)),
    ...(neck ? [ring(neck.rim, 0.11, 1)] : []),
    { stations: centreline.map((position) => ({ position, radius: 0.07, value: 2 })) },
  ];
}

function render(width: number, height: number): Picture {
  return vesselPicture(
    {
      tubes: tubes(),
      map: (value) => COLOURS[Math.round(value)] ?? { r: 1, g: 1, b: 1 },
      camera: CAMERA,
      fog: [-1, 10],
      fogShare: 0.35,
      occlusionReach: 0.7,
      fade: 0.1,
      samples: 2,
      others: (camera) => [
        { ...glassWall({ eye: CAMERA.eye, camera, width, height }), inFront: true },
      ],
    },
    width,
    height,
  );
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'neck' | 'line' | 'sections', string>>>> = {
  zh: { neck: '瘤颈平面', line: '中心线', sections: '平行截面' },
  en: { neck: 'Neck plane', line: 'Centreline', sections: 'Parallel sections' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const at = (place: Vector) => project(camera, camera.toView(place));
  const { middle, along } = neckFrame();
  const section = sacSection(5)?.rim[0] ?? middle;
  const line = PARENT.find(({ x }) => x > 8.4) ?? middle;
  return pictureSheet(
    edition,
    callout(
      { at: at(section), dx: 90, dy: -50, name: words.sections, colour: BRAIN_BRIGHT },
      letter,
    ),
    callout(
      {
        at: at(add(middle, scale(along, 2.7))),
        dx: 170,
        dy: 10,
        name: words.neck,
        colour: HEART_BRIGHT,
      },
      letter,
    ),
    callout({ at: at(line), dx: -5, dy: -150, name: words.line }, letter),
    scaleBar({ x: 540, y: 838, millimetres: 4, perMillimetre: SHEET.height / TALL }, letter),
  );
}

export const model: Figure = { ...PICTURE, render, draw };
