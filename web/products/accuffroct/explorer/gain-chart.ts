import type { Edition } from '../../../contract/editions.js';
import { drawAxes, placed, type Axes } from '../../../figures/charts/axes.js';
import type { Letters } from '../../../figures/charts/letters.js';
import { element, label, line, pathData, polyline, withUnit } from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE_SOFT,
  STAGE,
} from '../../../figures/colour/palette.js';
import {
  BEFORE,
  BEST_CENTIMETRE,
  BEST_RESIDUALS,
  LENGTH,
  LENGTH_STEP,
  type Result,
  WHOLE_RUN,
} from './model.js';

const WORDS = {
  zh: { length: '治疗段长度', best: '最佳位置', residual: '远端残余 FFR' },
  en: { length: 'Treated length', best: 'Best placement', residual: 'Residual FFR' },
} as const satisfies Record<Edition, unknown>;

const GAIN = { x: 600, y: 72, width: 520 };

/** The most that a length can gain, the visitor's segment, and what its first centimetre is worth. */
export function gainChart(
  { length, residual }: Result,
  edition: Edition,
  letter: Letters,
): string[] {
  const words = WORDS[edition];
  const axes: Axes = {
    ...GAIN,
    // Larger letters need more room below.
    height: letter.small < 30 ? 270 : 240,
    across: {
      range: [0, LENGTH],
      ticks: [0, 10, 20, 30, 40, 50, 60].filter((at) => letter.small < 30 || at % 20 === 0),
      title: withUnit(edition, words.length, 'mm'),
    },
    up: {
      range: [0.7, 1],
      ticks: [0.7, 0.8, 0.9, 1],
      title: words.residual,
      format: (ffr) => ffr.toFixed(1),
    },
  };
  const best = BEST_RESIDUALS.map((ffr, index) => placed(axes, index * LENGTH_STEP, ffr));
  const here = placed(axes, length, residual);
  const step = (at: number, from: number, to: number): string[] => {
    const [low, high] = [placed(axes, at, from), placed(axes, at, to)];
    const stroke = { stroke: ON_STAGE_SOFT, 'stroke-width': letter.stroke };
    return [
      line(low.x, low.y, high.x, high.y, stroke),
      line(low.x - 7, low.y, low.x + 7, low.y, stroke),
      line(low.x - 7, high.y, low.x + 7, high.y, stroke),
    ];
  };
  const amount = (value: number): string => `+${value.toFixed(2)}`;
  const [first, rest] = [placed(axes, 10, BEFORE), placed(axes, LENGTH, BEST_CENTIMETRE)];
  return [
    drawAxes(axes, letter),
    element('path', {
      d: pathData([...best, placed(axes, LENGTH, 0.7), placed(axes, 0, 0.7)], true),
      fill: BRAIN_BRIGHT,
      'fill-opacity': 0.12,
    }),
    polyline(best, { stroke: BRAIN_BRIGHT, 'stroke-width': letter.stroke * 1.6 }),
    ...step(10, BEFORE, BEST_CENTIMETRE),
    label(
      first.x + 16,
      (first.y + placed(axes, 10, BEST_CENTIMETRE).y) / 2 + letter.small * 0.35,
      amount(BEST_CENTIMETRE - BEFORE),
      { 'font-size': letter.small, 'font-weight': 650 },
    ),
    line(first.x, rest.y, rest.x, rest.y, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke * 0.8,
      'stroke-dasharray': '4 6',
    }),
    ...step(LENGTH, BEST_CENTIMETRE, WHOLE_RUN),
    label(placed(axes, 36, 0.7).x, axes.y + axes.height - letter.small * 0.5, words.best, {
      'font-size': letter.small,
      'text-anchor': 'middle',
      fill: BRAIN_BRIGHT,
    }),
    label(rest.x - 16, rest.y + letter.small * 1.1, amount(WHOLE_RUN - BEST_CENTIMETRE), {
      'font-size': letter.small,
      'font-weight': 650,
      'text-anchor': 'end',
    }),
    element('circle', {
      cx: here.x,
      cy: here.y,
      r: letter.stroke * 4,
      fill: HEART_BRIGHT,
      stroke: STAGE,
      'stroke-width': letter.stroke,
    }),
  ];
}
