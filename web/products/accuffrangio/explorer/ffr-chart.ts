import type { Edition } from '../../../contract/editions.js';
import { type Axes, placed } from '../../../figures/charts/axes.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import {
  element,
  label,
  line,
  pathData,
  type Point,
  polyline,
} from '../../../figures/charts/svg.js';
import { pressureMap } from '../../../figures/colour/maps.js';
import {
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
  STAGE_LINE,
} from '../../../figures/colour/palette.js';
import { toHex } from '../../../figures/colour/srgb.js';
import type { LabelSize } from '../../../figures/figure.js';
import { ANALYSED, ASSUMED_PRESSURE, CUT_OFF, type Result, type State } from './model.js';

interface Words {
  readonly withheld: string;
  /** FFR with the other aortic pressure. */
  readonly assumed: (pressure: number, ffr: string) => string;
  readonly measured: (pressure: number, ffr: string) => string;
}

const WORDS: Readonly<Record<Edition, Words>> = {
  zh: {
    withheld: '夹角小于 25°，不给出数值',
    assumed: (pressure, ffr) => `假定 ${pressure}\u00a0mmHg：${ffr}`,
    measured: (pressure, ffr) => `实测 ${pressure}\u00a0mmHg：${ffr}`,
  },
  en: {
    withheld: 'Less than 25° apart: no value',
    assumed: (pressure, ffr) => `${pressure}\u00a0mmHg assumed: ${ffr}`,
    measured: (pressure, ffr) => `${pressure}\u00a0mmHg measured: ${ffr}`,
  },
};

/** FFR at the lower end of the scale of colours, as in the site's other figures. */
const LOWEST = 0.5;

export function ffrColour(ffr: number): string {
  return toHex(pressureMap((ffr - LOWEST) / (1 - LOWEST)));
}

const AXES = { x: 520, y: 600, width: 640 };

/** FFR along the way, or why there is none. */
export function ffrChart(
  state: State,
  result: Result,
  edition: Edition,
  size: LabelSize,
): string[] {
  const letter = letters(size);
  const words = WORDS[edition];
  return result.isWithheld
    ? [withheld(words, letter)]
    : [gradient(), ...curve(state, result, words, letter)];
}

function withheld(words: Words, letter: Letters): string {
  return element(
    'g',
    {},
    label(AXES.x, AXES.y - letter.text * 0.7, 'FFR –', {
      'font-size': letter.title,
      'font-weight': 700,
    }),
    label(AXES.x, 730, words.withheld, { 'font-size': letter.text, fill: HEART_BRIGHT }),
  );
}

const RATIO = 'ffr';

/** The scale of colours from the bottom to the top of the chart. */
function gradient(): string {
  return element(
    'linearGradient',
    { id: RATIO, gradientUnits: 'userSpaceOnUse', x1: 0, y1: 820, x2: 0, y2: AXES.y },
    ...Array.from({ length: 11 }, (_, index) =>
      element('stop', { offset: `${10 * index}%`, 'stop-color': ffrColour(0.5 + index / 20) }),
    ),
  );
}

/** FFR along the way with its interval, and what it were with the other aortic pressure. */
function curve(state: State, result: Result, words: Words, letter: Letters): string[] {
  const { profile, pressure, ffr, low, high, measured, withAssumed } = result;
  const axes: Axes = {
    ...AXES,
    height: 236 - letter.small * 0.8,
    across: { range: [0, 110], ticks: [0, 50, 100], title: '' },
    up: { range: [LOWEST, 1], ticks: [0.6, 0.8, 1], title: '' },
  };
  const bottom = axes.y + axes.height;
  const value = (loss: number, of: number): number => Math.max(LOWEST, 1 - loss / of);
  const points = (key: 'loss' | 'most' | 'least', of: number): Point[] =>
    profile.map((place) => placed(axes, place.at, value(place[key], of)));
  const other = state.assumed ? state.pressure : ASSUMED_PRESSURE;
  const otherFfr = (state.assumed ? measured : withAssumed).toFixed(2);
  const end = placed(axes, ANALYSED, value(profile.at(-1)?.loss ?? 0, pressure));
  const cut = placed(axes, 0, CUT_OFF).y;
  const title = axes.y - letter.text * 0.75;
  const note = { x: axes.x + 14, y: bottom - letter.small * 0.55 };
  return [
    ...axes.up.ticks.flatMap((tick) => {
      const { y } = placed(axes, 0, tick);
      return [
        line(axes.x, y, axes.x + axes.width, y, { stroke: STAGE_LINE, 'stroke-opacity': 0.6 }),
        label(axes.x - 14, y + letter.small * 0.35, tick.toFixed(1), {
          'font-size': letter.small,
          'text-anchor': 'end',
          fill: ON_STAGE_SOFT,
        }),
      ];
    }),
    line(axes.x, cut, axes.x + axes.width, cut, {
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke * 0.8,
      'stroke-dasharray': '9 7',
    }),
    ...axes.across.ticks.map((tick) =>
      label(
        placed(axes, tick, 0).x,
        bottom + letter.small * 1.15,
        tick === 100 ? '100\u00a0mm' : String(tick),
        { 'font-size': letter.small, 'text-anchor': 'middle', fill: ON_STAGE_SOFT },
      ),
    ),
    line(axes.x, bottom, axes.x + axes.width, bottom, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': 1.5,
    }),
    element('path', {
      d: pathData([...points('least', pressure), ...points('most', pressure).reverse()], true),
      fill: ON_STAGE,
      'fill-opacity': 0.17,
    }),
    polyline(points('loss', other), {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '3 6',
    }),
    polyline(points('loss', pressure), {
      stroke: `url(#${RATIO})`,
      'stroke-width': letter.stroke * 2.6,
      'stroke-linejoin': 'round',
    }),
    element('circle', {
      cx: end.x,
      cy: end.y,
      r: letter.stroke * 2.8,
      fill: STAGE,
      stroke: ON_STAGE,
      'stroke-width': letter.stroke,
    }),
    label(axes.x, title, `FFR ${ffr.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`, {
      'font-size': letter.title,
      'font-weight': 700,
    }),
    line(note.x, note.y - letter.small * 0.35, note.x + 44, note.y - letter.small * 0.35, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '3 6',
    }),
    label(note.x + 54, note.y, (state.assumed ? words.measured : words.assumed)(other, otherFfr), {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
    }),
  ];
}
