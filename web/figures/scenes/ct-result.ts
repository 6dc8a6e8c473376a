import { drawAxes, placed, type Axes } from '../charts/axes.js';
import { callout } from '../charts/callout.js';
import { colourBar } from '../charts/colour-bar.js';
import { scaleBar } from '../charts/scale-bar.js';
import { drawing, element, label, line, pathData, polyline, withUnit } from '../charts/svg.js';
import { HEART_BRIGHT, ON_STAGE, ON_STAGE_SOFT } from '../colour/palette.js';
import type { Figure, LabelSize, Mark } from '../figure.js';
import { vector } from '../geometry/vector.js';
import { emptyPicture, type Picture } from '../render/picture.js';
import { placeCamera, project, type CameraSettings } from '../render/camera.js';
import { coronaryCase, coronaryTubes, FFR_RANGE, ffrColour } from './coronary-case.js';
import { heartEye } from './heart-picture.js';
import { quickHeart } from './quick-heart.js';
import { alongLad, ladAt, ladNumbers } from './lad-case.js';
import { PICTURE } from '../charts/picture-sheet.js';
import { cutOff, frameLetters, ffrCurve, span } from './panels.js';

/** Close to the narrowing, from the patient's left. */
const CLOSE: CameraSettings = {
  eye: heartEye(52, 16, 300),
  target: vector(15, 12, 29),
  up: vector(0.3, 0.95, 0),
  heightAtTarget: 54,
  targetAt: [0.54, 0.44],
};

const at = (place: number): { x: number; y: number } => {
  const camera = placeCamera(CLOSE, PICTURE.width, PICTURE.height);
  return project(camera, camera.toView(ladAt(place).position));
};

export const output: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const tubes = coronaryTubes(coronaryCase().left);
    return quickHeart(tubes, CLOSE, width, height, 0.12);
  },
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const { from, to, proximal, distal, drop } = ladNumbers();
    const reading = (
      place: number,
      dx: number,
      dy: number,
      value: number,
      isLow: boolean,
    ): string =>
      callout(
        {
          at: at(place),
          dx,
          dy,
          name: 'FFR',
          value: value.toFixed(2),
          colour: isLow ? HEART_BRIGHT : ON_STAGE,
        },
        letter,
      );
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      reading(from - 1.5, -90, -26, proximal, false),
      reading(to + 1.5, -62, 44, distal, true),
      label(48, 562, `ΔFFR ${drop.toFixed(2)}`, {
        'font-size': letter.title,
        'font-weight': 700,
        fill: HEART_BRIGHT,
      }),
      scaleBar({ x: 300, y: 560, millimetres: 5, perMillimetre: 600 / 54 }, letter),
      colourBar(
        {
          x: 56,
          y: 130,
          height: 280,
          map: ffrColour,
          range: FFR_RANGE,
          ticks: [0.5, 0.6, 0.7, 0.8, 0.9, 1].map((value) => ({
            at: value,
            text: value.toFixed(1),
          })),
          title: 'FFR',
        },
        letter,
      ),
    );
  },
};

const VIEW = { width: 350, height: 600 };
const WHOLE: CameraSettings = {
  eye: heartEye(44, 18, 460),
  target: vector(15, -8, 8),
  up: vector(0.34, 0.94, 0),
  heightAtTarget: 150,
  targetAt: [0.6, 0.5],
};

/** mm beyond the narrowing at which FFR is read. */
const BEYOND = 20;
const CURVE = { x: 432, y: 96, width: 318, height: 190 };
const OUTLINE = { y: 462, perRadius: 21 };
const SHOWN = 60;

function axes(edition: 'zh' | 'en'): Axes {
  return {
    ...CURVE,
    across: {
      range: [0, SHOWN],
      ticks: [0, 20, 40, 60],
      title: withUnit(edition, edition === 'zh' ? '距左主干末端' : 'From left main stem', 'mm'),
    },
    up: {
      range: [0.6, 1],
      ticks: [0.6, 0.7, 0.8, 0.9, 1],
      title: edition === 'zh' ? '前降支 FFR' : 'FFR, LAD',
      format: (value) => value.toFixed(1),
    },
  };
}

const across = (place: number): number => CURVE.x + (place / SHOWN) * CURVE.width;

function renderReport(width: number, height: number): Picture {
  const share = width / PICTURE.width;
  const tubes = coronaryTubes(coronaryCase().left);
  const view = quickHeart(tubes, WHOLE, Math.round(VIEW.width * share), height, 0.08);
  const picture = emptyPicture(width, height);
  const [r, g, b] = view.rgb;
  for (let index = 0; index < width * height; index++) {
    const column = index % width;
    const own = (Math.floor(index / width) * view.width + column) * 3;
    picture.rgb.set(
      column < view.width ? view.rgb.subarray(own, own + 3) : [r ?? 0, g ?? 0, b ?? 0],
      index * 3,
    );
  }
  return picture;
}

function drawReport(edition: 'zh' | 'en', size: LabelSize): string {
  const letter = frameLetters(size);
  const { from, to, throat, lesionLength } = ladNumbers();
  const chart = axes(edition);
  const places = alongLad(0, SHOWN, 1);
  const values = places.map(({ ffr }) => ffr);
  const read = placed(chart, to + BEYOND, ladAt(to + BEYOND).ffr);
  const outline = [1, -1].flatMap((sign) => {
    const side = places.slice(1).map(({ at: place, radius }) => ({
      x: across(place),
      y: OUTLINE.y - sign * radius * OUTLINE.perRadius,
    }));
    return sign > 0 ? side : side.reverse();
  });
  return drawing(
    PICTURE.width,
    PICTURE.height,
    edition,
    drawAxes(chart, letter),
    cutOff(CURVE.x, CURVE.width, placed(chart, 0, 0.8).y, letter),
    ...ffrCurve(
      places.map(({ at: place, ffr }) => placed(chart, place, ffr)),
      values,
      letter.stroke * 2.6,
    ),
    element('circle', { cx: read.x, cy: read.y, r: letter.stroke * 3.4, fill: ON_STAGE }),
    element('path', { d: pathData(outline, true), fill: HEART_BRIGHT, 'fill-opacity': 0.16 }),
    polyline([...outline, ...outline.slice(0, 1)], {
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke * 1.2,
    }),
    line(across(throat), OUTLINE.y - 40, across(throat), OUTLINE.y + 40, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '5 4',
    }),
    span([across(from), across(to)], OUTLINE.y + 58, `${lesionLength} mm`, letter, true),
  );
}

function marks(): Mark[] {
  const { throat, to, drop, stenosis, leastArea, lesionLength, proximal, distal } = ladNumbers();
  const chart = axes('en');
  const mark = (x: number, y: number, value: string): Mark => ({
    x: Math.round((x / PICTURE.width) * 1000) / 10,
    y: Math.round((y / PICTURE.height) * 1000) / 10,
    value,
  });
  const camera = placeCamera(WHOLE, VIEW.width, VIEW.height);
  const lesion = project(camera, camera.toView(ladAt(throat).position));
  const read = placed(chart, to + BEYOND, ladAt(to + BEYOND).ffr);
  const step = placed(chart, throat, (proximal + distal) / 2);
  return [
    mark(across(54), read.y, ''),
    mark(read.x, read.y + 48, ladAt(to + BEYOND).ffr.toFixed(2)),
    mark(step.x + 50, step.y, drop.toFixed(2)),
    mark(lesion.x - 46, lesion.y, stenosis.toFixed(0)),
    mark(across(throat), OUTLINE.y - 62, leastArea.toFixed(1)),
    mark(across(to) + 44, OUTLINE.y + 58, lesionLength.toFixed(0)),
  ];
}

export const report: Figure = { ...PICTURE, render: renderReport, draw: drawReport, marks };
