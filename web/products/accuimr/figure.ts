import type { Edition } from '../../contract/editions.js';
import { type Axes, drawAxes, placed } from '../../figures/charts/axes.js';
import { letters } from '../../figures/charts/letters.js';
import { drawing, element, label, line, polyline, withUnit } from '../../figures/charts/svg.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE_SOFT, STAGE } from '../../figures/colour/palette.js';
import { fromHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { indicator } from '../../figures/flow/imr.js';
import { vector } from '../../figures/geometry/vector.js';
import type { CameraSettings } from '../../figures/render/camera.js';
import { onTop, type Picture } from '../../figures/render/picture.js';
import { microvascularBed } from '../../figures/scenes/microvascular-bed.js';
import { IMR_CUT_OFF, imrCase } from '../../figures/scenes/imr-case.js';

const WIDTH = 1200;
const HEIGHT = 1080;
/** Share of the frame's height for the bed, which is not to scale with the curves below. */
const SCENE = 0.56;

const CAMERA: CameraSettings = {
  eye: vector(20, 30, 240),
  target: vector(14, 0, 0),
  heightAtTarget: 74,
};

function render(width: number, height: number): Picture {
  const picture = microvascularBed(CAMERA, width, Math.round(height * SCENE));
  return onTop(picture, height, fromHex(STAGE));
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'time' | 'signal' | 'cut', string>>>> = {
  zh: { time: '时间（s）', signal: '对比剂浓度（相对值）', cut: '界值' },
  en: { time: 'Time (s)', signal: 'Contrast (relative)', cut: 'Cut-off' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const { healthy, impaired } = imrCase();
  const axes: Axes = {
    x: 110,
    y: 690,
    width: 620,
    height: 240,
    across: {
      range: [0, 1],
      ticks: [0, 0.5, 1],
      title: words.time,
      format: (value) => value.toFixed(1),
    },
    up: { range: [0, 1.08], ticks: [0, 0.5, 1], title: words.signal },
  };
  const curve = (mean: number, stroke: string): string =>
    polyline(
      Array.from({ length: 76 }, (_, index) => {
        const time = index / 75;
        return placed(axes, time, indicator(time, mean));
      }),
      { stroke, 'stroke-width': letter.stroke * 2.2 },
    );
  const column = { x: 850, y: 690, width: 290, height: 240 };
  const top = 60;
  const level = (imr: number): number => column.y + column.height * (1 - imr / top);
  const bar = (imr: number, at: number, fill: string): string =>
    element('rect', {
      x: column.x + at,
      y: level(imr),
      width: 74,
      height: column.y + column.height - level(imr),
      rx: 5,
      fill,
    }) +
    label(column.x + at + 37, column.y + column.height - 14, imr.toFixed(0), {
      'font-size': letter.title,
      'text-anchor': 'middle',
      'font-weight': 700,
      fill: STAGE,
    });
  const cut = level(IMR_CUT_OFF);
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    drawAxes(axes, letter),
    curve(healthy.transit, BRAIN_BRIGHT),
    curve(impaired.transit, HEART_BRIGHT),
    label(column.x, column.y - letter.text * 0.7, withUnit(edition, 'IMR', 'U'), {
      'font-size': letter.text,
    }),
    bar(healthy.imr, 30, BRAIN_BRIGHT),
    bar(impaired.imr, 206, HEART_BRIGHT),
    line(column.x, cut, column.x + column.width, cut, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': 2.5,
      'stroke-dasharray': '10 8',
    }),
    line(column.x, column.y + column.height, column.x + column.width, column.y + column.height, {
      stroke: ON_STAGE_SOFT,
    }),
    label(column.x, cut - 10, `${words.cut} ${IMR_CUT_OFF}`, {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
    }),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: () => {
    const { healthy, impaired } = imrCase();
    return {
      healthy: Math.round(healthy.imr),
      impaired: Math.round(impaired.imr),
      cutOff: IMR_CUT_OFF,
    };
  },
};
