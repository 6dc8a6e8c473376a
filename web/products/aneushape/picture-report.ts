import type { Edition } from '../../contract/editions.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, type Point } from '../../figures/charts/svg.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../figures/colour/palette.js';
import { toHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize, Mark } from '../../figures/figure.js';
import { add, scale, vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { PARENT_DIAMETER } from '../../figures/scenes/aneurysm-case.js';
import { PICTURE, inPercent, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { glassWall } from '../../figures/scenes/aneurysm-sheets.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { PARENT, PARENT_RADIUS, SAC } from '../../figures/vessels/aneurysm.js';
import { measureSac } from '../../figures/vessels/sac-measures.js';
import { neckFrame, sacSection } from '../../figures/vessels/sac-sections.js';

const TALL = 18.5;
const CAMERA: CameraSettings = {
  eye: vector(58, 34, 100),
  target: vector(15.6, 13.4, 5.1),
  heightAtTarget: TALL,
  targetAt: [0.34, 0.48],
};
const HEIGHT_COLOUR = displayableOklch(0.9, 0.13, 95);
const YELLOW = toHex(HEIGHT_COLOUR);

function render(width: number, height: number): Picture {
  const neck = sacSection(0)?.rim ?? [];
  return vesselPicture(
    {
      tubes: [
        {
          stations: [...neck, ...neck.slice(0, 1)].map((position) => ({
            position,
            radius: 0.07,
            value: 0,
          })),
        },
      ],
      map: () => displayableOklch(0.82, 0.12, 65),
      camera: CAMERA,
      fog: [-1, 10],
      fogShare: 0.3,
      fade: 0.12,
      glowAt: [0.36, 0.46],
      samples: 2,
      others: (camera) => [
        { ...glassWall({ eye: CAMERA.eye, camera, width, height }), inFront: true },
      ],
    },
    width,
    height,
  );
}

type Part = 'neck' | 'height' | 'width' | 'parent';

/** Ends of the measured lines in the model. */
function ends(): Readonly<Record<Part, readonly [Vector, Vector]>> {
  const { neckLeft, neckRight, dome, widest } = measureSac();
  const { middle } = neckFrame();
  const z = SAC.centre.z;
  const index = PARENT.findIndex(({ x }) => x > 9.4);
  const [here, before] = [PARENT[index] ?? middle, PARENT[index - 1] ?? middle];
  const size = Math.hypot(here.x - before.x, here.y - before.y);
  const across = vector(-(here.y - before.y) / size, (here.x - before.x) / size, 0);
  return {
    neck: [vector(neckLeft.x, neckLeft.y, z), vector(neckRight.x, neckRight.y, z)],
    height: [middle, vector(dome.x, dome.y, z)],
    width: [vector(widest.left, widest.y, z), vector(widest.right, widest.y, z)],
    parent: [add(here, scale(across, PARENT_RADIUS)), add(here, scale(across, -PARENT_RADIUS))],
  };
}

const COLOURS: Readonly<Record<Part, string>> = {
  neck: HEART_BRIGHT,
  height: YELLOW,
  width: ON_STAGE,
  parent: BRAIN_BRIGHT,
};

const WORDS: Readonly<Record<Edition, Readonly<Record<'aspect' | 'size', string>>>> = {
  zh: { aspect: '纵横比', size: '尺寸比' },
  en: { aspect: 'Aspect ratio', size: 'Size ratio' },
};
const BAR = { x: 800, perMillimetre: 34, gap: 44 };
const ROWS = { aspect: 300, size: 560 };

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const at = (place: Vector): Point => project(camera, camera.toView(place));
  const lines = Object.entries(ends()).map(([part, pair]) => {
    const [from, to] = [at(pair[0]), at(pair[1])];
    const stroke = COLOURS[part as Part];
    return (
      line(from.x, from.y, to.x, to.y, { stroke, 'stroke-width': letter.stroke * 1.6 }) +
      [from, to]
        .map(({ x, y }) =>
          element('circle', { cx: x, cy: y, r: letter.stroke * 2.2, fill: stroke }),
        )
        .join('')
    );
  });
  const { height, neck } = measureSac();
  const bar = (y: number, millimetres: number, colour: string): string =>
    line(BAR.x, y, BAR.x + millimetres * BAR.perMillimetre, y, {
      stroke: colour,
      'stroke-width': letter.stroke * 4,
    });
  return pictureSheet(
    edition,
    ...lines,
    label(BAR.x, ROWS.aspect - letter.text * 1.2, words.aspect, {
      'font-size': letter.text,
      fill: ON_STAGE_SOFT,
    }),
    bar(ROWS.aspect, height, YELLOW),
    bar(ROWS.aspect + BAR.gap, neck, HEART_BRIGHT),
    label(BAR.x, ROWS.size - letter.text * 1.2, words.size, {
      'font-size': letter.text,
      fill: ON_STAGE_SOFT,
    }),
    bar(ROWS.size, height, YELLOW),
    bar(ROWS.size + BAR.gap, PARENT_DIAMETER, BRAIN_BRIGHT),
    scaleBar({ x: 62, y: 838, millimetres: 4, perMillimetre: SHEET.height / TALL }, letter),
  );
}

function marks(): Mark[] {
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const { height, neck, width, aspectRatio } = measureSac();
  const lines = ends();
  const on = ([from, to]: readonly [Vector, Vector], share: number, dx: number, dy: number) => {
    const place = add(scale(from, 1 - share), scale(to, share));
    const { x, y } = project(camera, camera.toView(place));
    return inPercent({ x: x + dx, y: y + dy });
  };
  const ratio = (y: number) =>
    inPercent({ x: BAR.x + height * BAR.perMillimetre + 44, y: y + BAR.gap / 2 });
  return [
    { ...on(lines.height, 0.84, 0, 0), value: height.toFixed(1) },
    { ...on(lines.width, 0.86, 0, 0), value: width.toFixed(1) },
    { ...on(lines.neck, 0.5, 0, 62), value: neck.toFixed(1) },
    { ...on(lines.parent, 0.5, 0, 0), value: PARENT_DIAMETER.toFixed(1) },
    { ...ratio(ROWS.aspect), value: aspectRatio.toFixed(2) },
    { ...ratio(ROWS.size), value: (height / PARENT_DIAMETER).toFixed(2) },
  ];
}

export const report: Figure = { ...PICTURE, render, draw, marks };
