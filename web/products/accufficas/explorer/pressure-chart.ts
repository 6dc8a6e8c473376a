import type { Edition } from '../../../contract/editions.js';
import { type Axes, placed } from '../../../figures/charts/axes.js';
import { letters } from '../../../figures/charts/letters.js';
import { element, label, line, type Point, polyline } from '../../../figures/charts/svg.js';
import { pressureMap } from '../../../figures/colour/maps.js';
import {
  BRAIN_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
  STAGE_LINE,
} from '../../../figures/colour/palette.js';
import { toHex } from '../../../figures/colour/srgb.js';
import type { LabelSize } from '../../../figures/figure.js';
import { ratioShare } from './circle-raster.js';
import { ALONG, lesionSpan, type PlaceAlong, type Result, type State } from './model.js';

const ALONE: Readonly<Record<Edition, string>> = { zh: '无侧支', en: 'without collaterals' };

/** Of words, about, in units of their size. */
function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.54), 0);
}

const LOW = 0;

/** Pressure along the vessel over that before the narrowing, and what it were without collaterals. */
export function pressureChart(
  state: State,
  result: Result,
  edition: Edition,
  size: LabelSize,
): string[] {
  const letter = letters(size);
  const { profile, proximal, ratio, alone } = result;
  const axes: Axes = {
    x: 104,
    y: 734,
    width: 1072,
    height: 164 - letter.small * 1.5,
    across: { range: [0, ALONG.end], ticks: [], title: '' },
    up: { range: [LOW, 1], ticks: [0, 0.5, 1], title: '' },
  };
  const bottom = axes.y + axes.height;
  const points = (places: readonly PlaceAlong[], whole: number): Point[] =>
    places.map(({ at, pressure }) => placed(axes, at, pressure / whole));
  const [from, to] = lesionSpan(state.site).map((at) => placed(axes, at, 0).x);
  const dot = (x = 0, share: number): string =>
    element('circle', {
      cx: x,
      cy: placed(axes, 0, share).y,
      r: letter.stroke * 2.6,
      fill: STAGE,
      stroke: ON_STAGE,
      'stroke-width': letter.stroke,
    });
  const borders = [0, ALONG.terminus, ALONG.m1End, ALONG.end];
  const title = axes.y - letter.text * 0.62;
  const ghost = `${ALONE[edition]} ${alone.ratio.toFixed(2)}`;
  const sample = 1176 - letter.text * widthOf(ghost);
  return [
    element(
      'linearGradient',
      {
        id: 'ratio',
        gradientUnits: 'userSpaceOnUse',
        x1: 0,
        y1: bottom,
        x2: 0,
        y2: axes.y,
      },
      ...Array.from({ length: 15 }, (_, index) =>
        element('stop', {
          offset: `${(100 * index) / 14}%`,
          'stop-color': toHex(pressureMap(ratioShare(LOW + (index / 14) * (1 - LOW)))),
        }),
      ),
    ),
    element('rect', {
      x: axes.x - 10,
      y: axes.y,
      width: 6,
      height: axes.height,
      fill: 'url(#ratio)',
    }),
    ...axes.up.ticks.flatMap((value) => {
      const { y } = placed(axes, 0, value);
      return [
        line(axes.x, y, axes.x + axes.width, y, { stroke: STAGE_LINE, 'stroke-opacity': 0.6 }),
        label(axes.x - 20, y + letter.small * 0.35, value.toFixed(1), {
          'font-size': letter.small,
          'text-anchor': 'end',
          fill: ON_STAGE_SOFT,
        }),
      ];
    }),
    element('rect', {
      x: from,
      y: axes.y,
      width: (to ?? 0) - (from ?? 0),
      height: axes.height,
      fill: BRAIN_BRIGHT,
      'fill-opacity': 0.15,
    }),
    ...borders.map((at) => {
      const { x } = placed(axes, at, 0);
      return line(x, bottom, x, bottom + 9, { stroke: ON_STAGE_SOFT, 'stroke-width': 1.5 });
    }),
    ...['ICA', 'M1', 'M2'].map((name, index) => {
      const middle = ((borders[index] ?? 0) + (borders[index + 1] ?? 0)) / 2;
      return label(placed(axes, middle, 0).x, bottom + letter.small * 1.1, name, {
        'font-size': letter.small,
        'text-anchor': 'middle',
        fill: ON_STAGE_SOFT,
      });
    }),
    polyline(points(alone.profile, alone.proximal), {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '7 6',
    }),
    polyline(points(profile, proximal), {
      stroke: 'url(#ratio)',
      'stroke-width': letter.stroke * 2.6,
      'stroke-linejoin': 'round',
    }),
    dot(from, 1),
    dot(to, ratio),
    label(axes.x, title, `Pd/Pa ${ratio.toFixed(2)}`, {
      'font-size': letter.text,
      'font-weight': 700,
    }),
    line(
      sample - letter.text * 2,
      title - letter.text * 0.32,
      sample - letter.text * 0.5,
      title - letter.text * 0.32,
      {
        stroke: ON_STAGE_SOFT,
        'stroke-width': letter.stroke,
        'stroke-dasharray': '7 6',
      },
    ),
    label(1176, title, ghost, {
      'font-size': letter.text,
      'text-anchor': 'end',
      fill: ON_STAGE_SOFT,
    }),
  ];
}
