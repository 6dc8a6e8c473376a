import type { Edition } from '../../contract/editions.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, withUnit } from '../../figures/charts/svg.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import { BRAIN_BRIGHT, ON_STAGE, ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import type { Figure, LabelSize, Mark } from '../../figures/figure.js';
import { add, scale, vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { inflow, PARENT_DIAMETER } from '../../figures/scenes/aneurysm-case.js';
import { PICTURE, inPercent, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { fadingRight, glassWall } from '../../figures/scenes/aneurysm-sheets.js';
import { SIDE_EYE } from '../../figures/scenes/aneurysm-view.js';
import {
  braidTubes,
  deployedLength,
  deviceLine,
  neckCoverage,
} from '../../figures/scenes/diverter-case.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { PARENT_RADIUS } from '../../figures/vessels/aneurysm.js';

const TALL = 21;
const CAMERA: CameraSettings = {
  eye: SIDE_EYE,
  target: vector(16.3, 12.4, 5.1),
  heightAtTarget: TALL,
  targetAt: [0.36, 0.47],
};
const METAL = displayableOklch(0.86, 0.015, 235);

function render(width: number, height: number): Picture {
  return vesselPicture(
    {
      tubes: braidTubes(0.03, () => 0),
      map: () => METAL,
      camera: CAMERA,
      fog: [-1, 5],
      fogShare: 0.55,
      occlusionReach: 0.5,
      fade: 0.1,
      glowAt: [0.36, 0.47],
      samples: 2,
      others: (camera) => [
        {
          ...fadingRight(
            glassWall({ eye: CAMERA.eye, camera, width, height }),
            0.58 * width,
            0.7 * width,
          ),
          inFront: true,
        },
      ],
    },
    width,
    height,
  );
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'inflow' | 'before' | 'after', string>>>> = {
  zh: { inflow: '入瘤流量', before: '植入前', after: '植入后' },
  en: { inflow: 'Inflow', before: 'Before', after: 'After' },
};
/** The two columns of the inflow. */
const COLUMNS = { floor: 700, high: 380, width: 70, before: 890, after: 1060 };

/** Places along the device on the sheet: its ends' walls and the line below it. */
function places() {
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const at = (place: Vector) => project(camera, camera.toView(place));
  const frames = deviceLine();
  const below = (share: number, away: number) => {
    const frame = frames[Math.round(share * (frames.length - 1))];
    return frame ? at(add(frame.at, scale(frame.up, away))) : { x: 0, y: 0 };
  };
  return { at, below };
}

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const { before, after } = inflow();
  const { below } = places();
  const column = (x: number, value: number, name: string, fill: string): string => {
    const height = (COLUMNS.high * value) / before;
    return (
      element('rect', {
        x: x - COLUMNS.width / 2,
        y: COLUMNS.floor - height,
        width: COLUMNS.width,
        height,
        rx: 6,
        fill,
      }) +
      label(x, COLUMNS.floor + letter.small * 1.5, name, {
        'font-size': letter.small,
        'text-anchor': 'middle',
        fill: ON_STAGE_SOFT,
      })
    );
  };
  const shares = Array.from({ length: 25 }, (_, index) => index / 24);
  const beneath = shares.map((share) => below(share, -PARENT_RADIUS - 0.9));
  const [start, end] = [beneath[0], beneath.at(-1)];
  const ends = [0.02, 0.98].map((share) => {
    const [upper, lower] = [below(share, PARENT_RADIUS), below(share, -PARENT_RADIUS)];
    return line(upper.x, upper.y, lower.x, lower.y, {
      stroke: BRAIN_BRIGHT,
      'stroke-width': letter.stroke * 1.6,
    });
  });
  return pictureSheet(
    edition,
    ...ends,
    element('path', {
      d: beneath
        .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
        .join(''),
      fill: 'none',
      stroke: ON_STAGE,
      'stroke-width': letter.stroke,
    }),
    ...[start, end].map((place) =>
      element('circle', { cx: place?.x, cy: place?.y, r: letter.stroke * 2.2, fill: ON_STAGE }),
    ),
    label(950, 200, withUnit(edition, words.inflow, 'mL/min'), {
      'font-size': letter.text,
      'text-anchor': 'middle',
    }),
    column(COLUMNS.before, before, words.before, ON_STAGE_SOFT),
    column(COLUMNS.after, after, words.after, BRAIN_BRIGHT),
    line(810, COLUMNS.floor, 1140, COLUMNS.floor, { stroke: ON_STAGE_SOFT, 'stroke-width': 2 }),
    scaleBar({ x: 62, y: 838, millimetres: 4, perMillimetre: SHEET.height / TALL }, letter),
  );
}

function marks(): Mark[] {
  const { at, below } = places();
  const { before, after, reduction } = inflow();
  const top = (value: number): number => COLUMNS.floor - (COLUMNS.high * value) / before;
  const mark = (place: { x: number; y: number }, dx: number, dy: number, value: string): Mark => ({
    ...inPercent({ x: place.x + dx, y: place.y + dy }),
    value,
  });
  const diameter = PARENT_DIAMETER.toFixed(1);
  return [
    mark(below(0.98, 0), 44, 0, diameter),
    mark(below(0.02, 0), -38, 0, diameter),
    mark(below(0.5, -PARENT_RADIUS - 0.9), 0, 56, deployedLength().toFixed(1)),
    mark(at(vector(16.6, 12.6, 5.1)), 0, 0, String(neckCoverage())),
    mark({ x: COLUMNS.before, y: top(before) }, 0, -46, before.toFixed(1)),
    mark({ x: COLUMNS.after, y: top(after) }, 0, -46, after.toFixed(1)),
    mark(
      { x: (COLUMNS.before + COLUMNS.after) / 2 + 40, y: (top(before) + top(after)) / 2 },
      0,
      -30,
      `−${reduction}`,
    ),
  ];
}

export const report: Figure = { ...PICTURE, render, draw, marks };
