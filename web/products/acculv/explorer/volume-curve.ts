import type { Edition } from '../../../contract/editions.js';
import { type Axes, drawAxes, placed } from '../../../figures/charts/axes.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { element, label, line, type Point, polyline } from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
} from '../../../figures/colour/palette.js';
import type { LabelSize } from '../../../figures/figure.js';
import { clamp } from '../../../figures/geometry/interpolation.js';
import { asPrinted, type Result, type State, timing, volumeAt } from './model.js';

const WORDS: Readonly<Record<Edition, Readonly<Record<'volume' | 'phase', string>>>> = {
  zh: { volume: '左心室容积（mL）', phase: '时相（% R–R）' },
  en: { volume: 'LV volume (mL)', phase: 'Phase (% R–R)' },
};

const BOX = {
  wide: { x: 104, y: 608, width: 900, height: 196 },
  narrow: { x: 112, y: 626, width: 850, height: 156 },
} as const;

/** The ejected share of the volume, on the scale of the curve. */
const COLUMN = { x: 1062, width: 76 } as const;

const axesIn = (size: LabelSize, edition: Edition): Axes => ({
  ...BOX[size],
  across: { range: [0, 100], ticks: [0, 20, 40, 60, 80, 100], title: WORDS[edition].phase },
  up: {
    range: [0, 160],
    ticks: size === 'wide' ? [0, 50, 100, 150] : [0, 75, 150],
    // Above the knobs, not between them.
    title: '',
  },
});

export type Handle = 'diastole' | 'systole';

/** Which of the two markers a pointer takes; neither above the curve. */
export function handleAt({ x, y }: Point, state: State, size: LabelSize): Handle | undefined {
  const box = BOX[size];
  if (y < box.y - 70 || x > box.x + box.width + 40) return undefined;
  const percent = percentAt(x, size);
  // The R wave at the right end is that at the left.
  const away = Math.min(Math.abs(percent - state.diastole), 100 - percent + state.diastole);
  return away < Math.abs(percent - state.systole) ? 'diastole' : 'systole';
}

/** Phase below a pointer in whole %. */
export function percentAt(x: number, size: LabelSize): number {
  const box = BOX[size];
  return Math.round(100 * clamp((x - box.x) / box.width));
}

/** The phases at which the volume is greatest and least, as bars on the axis. */
function rightPhases(axes: Axes, rate: number): string {
  const { ejection, endSystole, filling } = timing(rate);
  const bar = (from: number, to: number, stroke: string): string => {
    const [start, end] = [placed(axes, from, 0), placed(axes, to, 0)];
    return line(start.x, start.y, end.x, end.y, { stroke, 'stroke-width': 9 });
  };
  return bar(0, ejection, BRAIN_BRIGHT) + bar(endSystole, filling, HEART_BRIGHT);
}

interface Marker {
  readonly name: string;
  readonly percent: number;
  readonly volume: number;
  readonly colour: string;
}

const knobRadius = ({ small }: Letters): number => small * 0.95;

/** A line through the curve, and a knob that can be taken. */
function marker(axes: Axes, { name, percent, volume, colour }: Marker, letter: Letters): string {
  const { x, y } = placed(axes, percent, volume);
  const radius = knobRadius(letter);
  const top = axes.y - radius;
  return element(
    'g',
    {},
    line(x, top, x, axes.y + axes.height, { stroke: colour, 'stroke-width': letter.stroke }),
    element('circle', { cx: x, cy: y, r: letter.stroke * 3.4, fill: colour, stroke: STAGE }),
    element('circle', {
      cx: x,
      cy: top,
      r: radius,
      fill: colour,
      stroke: STAGE,
      'stroke-width': 3,
    }),
    label(x, top + letter.small * 0.36, name, {
      'font-size': letter.small,
      'text-anchor': 'middle',
      'font-weight': 750,
      fill: STAGE,
    }),
  );
}

function ejected(axes: Axes, result: Result, edition: Edition, letter: Letters): string {
  const { x, width } = COLUMN;
  const level = (volume: number): number => placed(axes, 0, volume).y;
  const { endDiastolic, endSystolic, right } = result;
  const { ejectionFraction, stroke } = asPrinted(result);
  const part = (from: number, to: number, fill: string, opacity: number): string =>
    element('rect', {
      x,
      y: level(from),
      width,
      height: Math.max(0, level(to) - level(from)),
      rx: 4,
      fill,
      'fill-opacity': opacity,
    });
  const target = (volume: number, colour: string): string =>
    line(x - 14, level(volume), x + width + 14, level(volume), {
      stroke: colour,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '5 6',
    });
  return element(
    'g',
    {},
    part(endDiastolic, Math.min(endSystolic, endDiastolic), HEART_BRIGHT, 0.85),
    part(Math.min(endSystolic, endDiastolic), 0, ON_STAGE_SOFT, 0.22),
    target(right.endDiastolic, BRAIN_BRIGHT),
    target(right.endSystolic, HEART_BRIGHT),
    label(x + width / 2, axes.y - letter.text * 0.5, 'EF', {
      'font-size': letter.text,
      'text-anchor': 'middle',
    }),
    label(
      x + width / 2,
      axes.y + axes.height + letter.text * 1.25,
      stroke > 0 ? `${ejectionFraction.toFixed(0)}%` : '–',
      { 'font-size': letter.title, 'text-anchor': 'middle', 'font-weight': 700, lang: edition },
    ),
  );
}

/** The volume over a beat with the two markers, and the share that they make of it. */
export function volumeCurve(
  state: State,
  result: Result,
  edition: Edition,
  size: LabelSize,
  now: number,
): string {
  const letter = letters(size);
  const axes = axesIn(size, edition);
  const { diastole, systole, rate } = state;
  const points = result.curve.map((volume, percent) => placed(axes, percent, volume));
  const current = placed(axes, now, volumeAt(now, rate));
  return element(
    'g',
    {},
    drawAxes(axes, letter),
    label(axes.x, axes.y - 2 * knobRadius(letter) - 12, WORDS[edition].volume, {
      'font-size': letter.text,
    }),
    rightPhases(axes, rate),
    polyline(points, {
      stroke: ON_STAGE,
      'stroke-width': letter.stroke * 1.8,
      'stroke-linejoin': 'round',
    }),
    now === systole
      ? ''
      : element('circle', {
          cx: current.x,
          cy: current.y,
          r: letter.stroke * 5,
          fill: ON_STAGE,
        }),
    marker(
      axes,
      { name: 'ED', percent: diastole, volume: result.endDiastolic, colour: BRAIN_BRIGHT },
      letter,
    ),
    marker(
      axes,
      { name: 'ES', percent: systole, volume: result.endSystolic, colour: HEART_BRIGHT },
      letter,
    ),
    ejected(axes, result, edition, letter),
  );
}
