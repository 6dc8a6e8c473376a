import type { Edition } from '../../contract/editions.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, polyline, withUnit } from '../../figures/charts/svg.js';
import { flowMap, pressureMap, shearMap, type ColourMap } from '../../figures/colour/maps.js';
import { HEART_BRIGHT, ON_STAGE, ON_STAGE_SOFT, STAGE_LINE } from '../../figures/colour/palette.js';
import { mixColours } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize, Mark } from '../../figures/figure.js';
import { beatShear, type BeatShear } from '../../figures/flow/aneurysm-beat.js';
import { vector } from '../../figures/geometry/vector.js';
import type { CameraSettings } from '../../figures/render/camera.js';
import { onTop, type Picture, sideBySide } from '../../figures/render/picture.js';
import { LOW_SHEAR, openInflow, sacShear, sacSpeeds } from '../../figures/scenes/aneurysm-case.js';
import { PICTURE, inPercent, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import {
  speedSection,
  toSheet,
  wallOutline,
  type PlaneView,
} from '../../figures/scenes/aneurysm-section.js';
import { colouredWall } from '../../figures/scenes/aneurysm-sheets.js';
import { SIDE_EYE, SPEED_SCALE, speedShare } from '../../figures/scenes/aneurysm-view.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { measureSac } from '../../figures/vessels/sac-measures.js';

const TALL = 15.8;
/** Pa and the oscillatory index at the upper ends of the scales. */
const HIGHEST_SHEAR = 4;
const HIGHEST_INDEX = 0.3;
const CAMERA: CameraSettings = {
  eye: SIDE_EYE,
  target: vector(16.6, 14.2, 5),
  heightAtTarget: TALL,
  targetAt: [0.64, 0.5],
};
const PER_MM = 450 / TALL;
const SPEEDS: PlaneView = {
  at: { x: 384, y: 675 },
  middle: { x: 16.6, y: 14.2 },
  perMillimetre: PER_MM,
};
const SHAPE: PlaneView = { ...SPEEDS, at: { x: 984, y: 675 } };
const BOUNDS = { from: 9.4, to: 23.6, below: 7 };

const indexMap: ColourMap = (value) => pressureMap(1 - value);

function wall(map: ColourMap, share: (shear: BeatShear) => number, width: number, height: number) {
  return vesselPicture(
    {
      tubes: [],
      map,
      camera: CAMERA,
      fog: [-1, 8],
      fogShare: 0.35,
      fade: 0.12,
      samples: 2,
      glowAt: [0.64, 0.5],
      others: (camera) => [
        colouredWall({ eye: SIDE_EYE, camera, width, height }, map, (at, inward) =>
          share(beatShear(at, inward)),
        ),
      ],
    },
    width,
    height,
  );
}

const place = (shear: number): number => Math.sqrt(shear / HIGHEST_SHEAR);

/** The outline of low shear is drawn into the colours, where they pass the threshold. */
const outlinedShear: ColourMap = (value) => {
  const off = Math.abs(value - place(LOW_SHEAR)) / 0.012;
  return off < 1 ? mixColours(shearMap(value), { r: 1, g: 1, b: 1 }, 0.85) : shearMap(value);
};

function render(width: number, height: number): Picture {
  const [half, upper] = [Math.round(width / 2), Math.round(height / 2)];
  const top = sideBySide(
    wall(outlinedShear, ({ mean }) => place(mean), half, upper),
    wall(indexMap, ({ oscillation }) => oscillation / HIGHEST_INDEX, half, upper),
  );
  const picture = onTop(top, height, { r: 0, g: 0, b: 0 });
  const speeds = speedSection([{ view: SPEEDS, ...BOUNDS }], width, height, SHEET.width);
  picture.rgb.set(speeds.rgb.subarray(upper * width * 3), upper * width * 3);
  return picture;
}

type Word = 'shear' | 'index' | 'speed' | 'shape' | 'outline';

/** Full names leave no room beside the sac where the letters are large. */
const WORDS: Readonly<Record<Edition, (size: LabelSize) => Readonly<Record<Word, string>>>> = {
  zh: (size) => ({
    shear: size === 'wide' ? '壁面切应力' : 'WSS',
    index: size === 'wide' ? '振荡剪切指数' : 'OSI',
    speed: '流速',
    shape: '形态',
    outline: '等值线',
  }),
  en: () => ({ shear: 'Shear', index: 'OSI', speed: 'Speed', shape: 'Shape', outline: 'Outline' }),
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition](size);
  const { neckLeft, neckRight, dome } = measureSac();
  const bar = { width: 22, height: 170 };
  const scale = (
    x: number,
    y: number,
    title: string,
    map: ColourMap,
    range: readonly [number, number],
    ticks: readonly number[],
    share: (value: number) => number,
  ): string =>
    label(x - 2, y - letter.text * 0.9, title, { 'font-size': letter.text }) +
    colourBar(
      {
        x,
        y,
        height: bar.height,
        map,
        range,
        ticks: ticks.map((at) => ({ at, text: String(at) })),
        place: share,
        title: '',
      },
      letter,
    );
  const foot = { x: (neckLeft.x + neckRight.x) / 2, y: (neckLeft.y + neckRight.y) / 2 };
  const measure = (a: { x: number; y: number }, b: { x: number; y: number }, stroke: string) => {
    const [from, to] = [toSheet(SHAPE, a.x, a.y), toSheet(SHAPE, b.x, b.y)];
    return (
      line(from.x, from.y, to.x, to.y, { stroke, 'stroke-width': letter.stroke * 1.4 }) +
      [from, to]
        .map(({ x, y }) => element('circle', { cx: x, cy: y, r: letter.stroke * 2, fill: stroke }))
        .join('')
    );
  };
  const outline = wallOutline().map((points) =>
    points
      .filter(({ x, y }, index) => index % 2 === 0 && x > 10 && x < 23 && y > BOUNDS.below)
      .map(({ x, y }) => toSheet(SHAPE, x, y)),
  );
  const top = size === 'wide' ? 104 : 118;
  return pictureSheet(
    edition,
    line(600, 60, 600, 840, { stroke: STAGE_LINE, 'stroke-opacity': 0.7 }),
    line(60, 450, 1140, 450, { stroke: STAGE_LINE, 'stroke-opacity': 0.7 }),
    scale(
      60,
      top,
      withUnit(edition, words.shear, 'Pa'),
      shearMap,
      [0, HIGHEST_SHEAR],
      size === 'wide' ? [0, 0.25, 1, 4] : [0, 1, 4],
      place,
    ),
    scale(
      660,
      top,
      words.index,
      indexMap,
      [0, HIGHEST_INDEX],
      size === 'wide' ? [0, 0.1, 0.2, 0.3] : [0, 0.1, 0.3],
      (value) => value / HIGHEST_INDEX,
    ),
    scale(
      60,
      top + 450,
      withUnit(edition, words.speed, 'cm/s'),
      flowMap,
      SPEED_SCALE.range,
      size === 'wide' ? SPEED_SCALE.ticks : [0, 5, 30],
      speedShare,
    ),
    label(658, top + 450 - letter.text * 0.9, withUnit(edition, words.shape, 'mm'), {
      'font-size': letter.text,
    }),
    ...outline
      .filter((points) => points.length > 2)
      .map((points) => polyline(points, { stroke: ON_STAGE_SOFT, 'stroke-width': letter.stroke })),
    // The outline's threshold, where the letters leave room for it.
    size === 'wide'
      ? label(340, 428, `${words.outline} ${LOW_SHEAR} Pa`, {
          'font-size': letter.small,
          'text-anchor': 'middle',
          fill: ON_STAGE_SOFT,
        })
      : '',
    measure(neckLeft, neckRight, HEART_BRIGHT),
    measure(foot, dome, ON_STAGE),
    scaleBar({ x: 660, y: 832, millimetres: 2, perMillimetre: PER_MM }, letter),
  );
}

function marks(): Mark[] {
  const { mean, oscillation, low } = sacShear();
  const { height, neck, aspectRatio, neckLeft, neckRight } = measureSac();
  const at = (x: number, y: number, value: string): Mark => ({ ...inPercent({ x, y }), value });
  const [left, right] = [
    toSheet(SHAPE, neckLeft.x, neckLeft.y),
    toSheet(SHAPE, neckRight.x, neckRight.y),
  ];
  return [
    at(360, 130, mean.toFixed(2)),
    at(984, 150, oscillation.toFixed(2)),
    at(478, 226, String(low)),
    at(384, 724, openInflow().toFixed(1)),
    at(462, 626, sacSpeeds().fastest.toFixed(1)),
    at(992, 610, height.toFixed(1)),
    at((left.x + right.x) / 2 - 6, (left.y + right.y) / 2 + 56, neck.toFixed(1)),
    at(1100, 694, aspectRatio.toFixed(2)),
  ];
}

export const report: Figure = { ...PICTURE, render, draw, marks };
