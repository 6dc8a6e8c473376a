import type { Edition } from '../../contract/editions.js';
import { drawAxes, placed, type Axes } from '../../figures/charts/axes.js';
import { letters, type Letters } from '../../figures/charts/letters.js';
import { PICTURE, pictureSheet, SHEET_SCALE } from '../../figures/charts/picture-sheet.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, polyline, type Point } from '../../figures/charts/svg.js';
import {
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
  STAGE_LINE,
} from '../../figures/colour/palette.js';
import { fromHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize, Mark } from '../../figures/figure.js';
import { indicator } from '../../figures/flow/imr.js';
import { vector } from '../../figures/geometry/vector.js';
import { plot } from '../../figures/render/plot.js';
import { angiogramFrame, onPanel, type Panel } from '../../figures/scenes/angiogram-run.js';
import { sampleTrees } from '../../figures/scenes/coronary-case.js';
import {
  analysedSegment,
  IMR_CUT_OFF,
  imrCase,
  imrNumbers,
} from '../../figures/scenes/imr-case.js';

const SHEET = { width: PICTURE.width * SHEET_SCALE, height: PICTURE.height * SHEET_SCALE };
const FILM: Panel = {
  x: 60,
  y: 70,
  width: 500,
  height: 760,
  millimetres: 128,
  target: vector(8, -9, 8),
};
/** The scale of the index, from nothing to far beyond its cut-off. */
const GAUGE = { x: 660, y: 170, width: 470, height: 26, most: 60 };

type Word = 'time' | 'signal' | 'cut';

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: { time: '时间（s）', signal: '对比剂（相对值）', cut: '界值' },
  en: { time: 'Time (s)', signal: 'Contrast (relative)', cut: 'Cut-off' },
};

function axesIn(edition: Edition): Axes {
  return {
    x: 690,
    y: 430,
    width: 440,
    height: 310,
    across: {
      range: [0, 1],
      ticks: [0, 0.5, 1],
      title: WORDS[edition].time,
      format: (value) => value.toFixed(1),
    },
    up: {
      range: [0, 1.08],
      ticks: [0, 0.5, 1],
      title: WORDS[edition].signal,
      format: (value) => value.toFixed(1),
    },
  };
}

function onGauge(imr: number): number {
  return GAUGE.x + (GAUGE.width * imr) / GAUGE.most;
}

function gauge(edition: Edition, letter: Letters): string {
  const { x, y, width, height, most } = GAUGE;
  const cut = onGauge(IMR_CUT_OFF);
  const value = onGauge(imrCase().impaired.imr);
  const tick = (at: number): string =>
    label(onGauge(at), y + height + letter.small * 1.2, String(at), {
      'font-size': letter.small,
      'text-anchor': 'middle',
      fill: ON_STAGE_SOFT,
    });
  return element(
    'g',
    {},
    label(x, y - letter.text * 1.5, 'IMR (U)', { 'font-size': letter.text }),
    element('rect', { x, y, width, height, rx: height / 2, fill: STAGE_LINE, 'fill-opacity': 0.6 }),
    element('rect', {
      x,
      y,
      width: value - x,
      height,
      rx: height / 2,
      fill: HEART_BRIGHT,
      'fill-opacity': 0.85,
    }),
    line(cut, y - 14, cut, y + height + 14, {
      stroke: ON_STAGE,
      'stroke-width': letter.stroke * 1.2,
      'stroke-dasharray': '7 5',
    }),
    tick(0),
    tick(most),
    label(cut, y + height + letter.small * 1.35, `${WORDS[edition].cut} ${IMR_CUT_OFF}`, {
      'font-size': letter.small,
      'text-anchor': 'middle',
      fill: ON_STAGE_SOFT,
    }),
  );
}

function segment(): Point[] {
  const place = onPanel(FILM);
  const { nodes } = sampleTrees().left.tree;
  return analysedSegment().map((node) => place(nodes[node]?.position ?? vector(0, 0, 0)));
}

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const axes = axesIn(edition);
  const { transit } = imrCase().impaired;
  const curve = Array.from({ length: 76 }, (_, index) =>
    placed(axes, index / 75, indicator(index / 75, transit)),
  );
  const mean = placed(axes, transit, indicator(transit, transit));
  const path = segment();
  const end = path.at(-1) ?? { x: 0, y: 0 };
  return pictureSheet(
    edition,
    polyline(path, { stroke: STAGE, 'stroke-width': letter.stroke * 3.4, 'stroke-opacity': 0.7 }),
    polyline(path, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.9 }),
    element('circle', { cx: end.x, cy: end.y, r: letter.stroke * 3, fill: HEART_BRIGHT }),
    scaleBar(
      {
        x: FILM.x + FILM.width - 30 - (20 * FILM.height) / FILM.millimetres,
        y: FILM.y + FILM.height - 28,
        millimetres: 20,
        perMillimetre: FILM.height / FILM.millimetres,
      },
      letter,
    ),
    gauge(edition, letter),
    drawAxes(axes, letter),
    element('path', {
      d: `M${[...curve, { x: axes.x + axes.width, y: axes.y + axes.height }]
        .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
        .join('L')}Z`,
      fill: HEART_BRIGHT,
      'fill-opacity': 0.12,
    }),
    line(mean.x, mean.y, mean.x, axes.y + axes.height, {
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '8 7',
    }),
    polyline(curve, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 2.1 }),
  );
}

/** Where on the sheet each result is read. */
function marks(): Mark[] {
  const axes = axesIn('en');
  const { imr, transit } = imrCase().impaired;
  const numbers = imrNumbers();
  const end = segment().at(-1) ?? { x: 0, y: 0 };
  const percent = ({ x, y }: Point, value: string): Mark => ({
    x: Math.round((1000 * x) / SHEET.width) / 10,
    y: Math.round((1000 * y) / SHEET.height) / 10,
    value,
  });
  return [
    percent({ x: onGauge(imr), y: GAUGE.y + GAUGE.height / 2 }, numbers.imr),
    percent(placed(axes, transit, 0.22), numbers.transit),
    percent({ x: end.x - 62, y: end.y + 30 }, numbers.distalPressure),
    percent(placed(axes, 0.72, indicator(0.72, transit)), ''),
  ];
}

export const report: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const stage = fromHex(STAGE);
    const frame = angiogramFrame(FILM, 2, width / SHEET.width);
    return plot(width, height, SHEET.width, (x, y) => frame(x, y) ?? stage);
  },
  draw,
  marks,
  numbers: () => ({ imr: Number(imrNumbers().imr), cutOff: IMR_CUT_OFF }),
};
