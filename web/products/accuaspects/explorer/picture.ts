import type { Edition } from '../../../contract/editions.js';
import {
  ASPECTS_REGIONS,
  type AspectsRegion,
  regionCentre,
  regionOutline,
} from '../../../figures/anatomy/aspects-regions.js';
import type { SliceLevel } from '../../../figures/anatomy/brain-slice.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import {
  drawing,
  element,
  label,
  line,
  pathData,
  type Point,
} from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
  STAGE_LINE,
} from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { CUT_OFF, HEALTHY, RATIOS, type RegionResult, type Result, type State } from './model.js';
import { SLICE } from './slice-raster.js';

/** mm for which the slice has its scale. */
const HALF_WIDTH = 70;

function toFrame({ x, y }: Point): Point {
  return { x: SLICE.x + x * SLICE.scale, y: SLICE.y - y * SLICE.scale };
}

function outline(name: AspectsRegion, side: 1 | -1): string {
  const points = regionOutline(name).filter((_, index) => index % 2 === 0 || name === 'IC');
  return pathData(
    points.map(({ x, y }) => toFrame({ x: side * x, y })),
    true,
  );
}

/** The region of the shown slice at a place of the frame, or the nearest within reach. */
export function regionAt(
  { x, y }: Point,
  slice: SliceLevel,
  reach: number,
): AspectsRegion | undefined {
  const [u, v] = [(x - SLICE.x) / SLICE.scale, (SLICE.y - y) / SLICE.scale];
  let [least, nearest]: [number, AspectsRegion | undefined] = [reach / SLICE.scale, undefined];
  for (const { name, level } of ASPECTS_REGIONS) {
    if (level !== slice) continue;
    const points = regionOutline(name);
    let isInside = false;
    let away = Infinity;
    points.forEach((b, index) => {
      const a = points[(index + points.length - 1) % points.length] ?? b;
      if (a.y > v !== b.y > v && u < a.x + ((v - a.y) / (b.y - a.y)) * (b.x - a.x)) {
        isInside = !isInside;
      }
      away = Math.min(away, Math.hypot(u - b.x, v - b.y));
    });
    if (isInside) return name;
    if (away < least) [least, nearest] = [away, name];
  }
  return nearest;
}

/** The region whose row of the chart is at a place of the frame. */
export function regionOfRow({ x, y }: Point): AspectsRegion | undefined {
  if (x < CHART.name - 20) return undefined;
  return ASPECTS_REGIONS.find((_, index) => Math.abs(y - rowOf(index)) < CHART.step / 2)?.name;
}

/** The internal capsule is narrower than its name. */
const NAMED_BESIDE: Readonly<Partial<Record<AspectsRegion, Point>>> = { IC: { x: 0.24, y: -0.06 } };

function template(state: State, { regions }: Result, letter: Letters): string[] {
  const shown = ASPECTS_REGIONS.filter(({ level }) => level === state.slice);
  return shown.flatMap(({ name }) => {
    const region = regions.find((one) => one.name === name);
    const centre = NAMED_BESIDE[name] ?? regionCentre(name);
    const named = toFrame({ x: -centre.x, y: centre.y });
    const isMarked = region?.isMarked === true;
    const isReference = state.reference && region?.isAffected === true;
    return [
      element('path', {
        d: outline(name, -1),
        fill: 'none',
        stroke: ON_STAGE,
        'stroke-opacity': 0.35,
        'stroke-width': letter.stroke * 0.7,
      }),
      label(named.x, named.y + letter.small * 0.36, name, {
        'font-size': letter.small,
        'text-anchor': 'middle',
        'font-weight': 600,
        // In a narrow window healthy brain is as bright as the letters.
        stroke: STAGE,
        'stroke-width': letter.small * 0.22,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
      element('path', {
        d: outline(name, 1),
        fill: isMarked ? HEART_BRIGHT : 'none',
        'fill-opacity': 0.1,
        stroke: isMarked ? HEART_BRIGHT : ON_STAGE,
        'stroke-opacity': isMarked ? 1 : 0.3,
        'stroke-width': letter.stroke * (isMarked ? 1.4 : 0.7),
      }),
      isReference
        ? element('path', {
            d: outline(name, 1),
            fill: 'none',
            stroke: BRAIN_BRIGHT,
            'stroke-width': letter.stroke * 1.4,
            'stroke-dasharray': `${letter.stroke * 4} ${letter.stroke * 3.5}`,
          })
        : '',
    ];
  });
}

const CHART = {
  name: 772,
  box: 846,
  zero: 896,
  perUnit: 54,
  first: 122,
  step: 56,
  gap: 20,
} as const;
const MOST = 5;

/** Middle of a region's row. */
function rowOf(index: number): number {
  return CHART.first + index * CHART.step + (index > 6 ? CHART.gap : 0);
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'loss' | 'reader' | 'reference', string>>>> =
  {
    zh: { loss: '密度下降（HU）', reader: '您的判读', reference: '参考' },
    en: { loss: 'Density loss (HU)', reader: 'You', reference: 'Reference' },
  };

function row(region: RegionResult, index: number, state: State, letter: Letters): string[] {
  const { name, loss, isMarked, isAffected } = region;
  const y = rowOf(index);
  const box = 26;
  const width = Math.max(3, CHART.perUnit * Math.min(loss, MOST));
  return [
    label(CHART.name, y + letter.small * 0.36, name, {
      'font-size': letter.small,
      'font-weight': 600,
      fill: isMarked ? HEART_BRIGHT : ON_STAGE_SOFT,
    }),
    element('rect', {
      x: CHART.box,
      y: y - box / 2,
      width: box,
      height: box,
      rx: 5,
      fill: isMarked ? HEART_BRIGHT : 'none',
      stroke: isMarked ? HEART_BRIGHT : ON_STAGE_SOFT,
      'stroke-width': 2.5,
    }),
    state.reference
      ? element('rect', {
          x: CHART.zero,
          y: y - 13,
          width,
          height: 26,
          rx: 3,
          fill: BRAIN_BRIGHT,
          'fill-opacity': isAffected ? 1 : 0.35,
        })
      : '',
  ];
}

/** Loss of each region beside the reader's mark, and the cut-offs that decide. */
function chart(edition: Edition, state: State, result: Result, letter: Letters): string[] {
  const [top, bottom] = [rowOf(0) - 34, rowOf(9) + 34];
  const x = (units: number): number => CHART.zero + units * CHART.perUnit;
  const cuts = {
    lenient: (1 - RATIOS.lenient) * HEALTHY,
    strict: (1 - RATIOS.strict) * HEALTHY,
  };
  const axis = [
    element('rect', {
      x: x(cuts.lenient),
      y: top,
      width: x(cuts.strict) - x(cuts.lenient),
      height: bottom - top,
      fill: ON_STAGE,
      'fill-opacity': 0.1,
    }),
    line(x(0), top, x(0), bottom, { stroke: STAGE_LINE, 'stroke-width': 2 }),
    line(x(CUT_OFF), top, x(CUT_OFF), bottom, {
      stroke: ON_STAGE,
      'stroke-width': letter.stroke,
    }),
    ...[0, CUT_OFF, 4].map((units) =>
      label(x(units), bottom + letter.small * 1.05, units.toFixed(units === CUT_OFF ? 1 : 0), {
        'font-size': letter.small,
        'text-anchor': 'middle',
        fill: units === CUT_OFF ? ON_STAGE : ON_STAGE_SOFT,
      }),
    ),
    label(STAGE_FRAME.width - 24, top - letter.small * 0.5, WORDS[edition].loss, {
      'font-size': letter.small,
      'text-anchor': 'end',
      fill: ON_STAGE_SOFT,
    }),
  ];
  return [
    ...(state.reference ? axis : []),
    ...result.regions.flatMap((region, index) => row(region, index, state, letter)),
  ];
}

const SCALE = { from: 808, step: 31, y: 850 } as const;

/** Widths of the reader's word in units of the letters' size. */
const READER_WIDTH: Readonly<Record<Edition, number>> = { zh: 4, en: 1.8 };

function legend(edition: Edition, state: State, letter: Letters): string[] {
  const words = WORDS[edition];
  const y = 800;
  const side = letter.small * 0.6;
  const second = CHART.name + side * 1.5 + letter.small * (READER_WIDTH[edition] + 0.8);
  const swatch = (x: number, fill: string): string =>
    element('rect', { x, y: y - side, width: side, height: side, rx: 3, fill });
  const word = (x: number, text: string): string =>
    label(x + side * 1.5, y, text, { 'font-size': letter.small });
  return [
    swatch(CHART.name, HEART_BRIGHT),
    word(CHART.name, words.reader),
    ...(state.reference ? [swatch(second, BRAIN_BRIGHT), word(second, words.reference)] : []),
  ];
}

/** Both scores on the scale from 0 to 10; a band shows where other cut-offs would put the reference. */
function scores(edition: Edition, state: State, result: Result, letter: Letters): string[] {
  const x = (score: number): number => SCALE.from + score * SCALE.step;
  const { reader, reference, strict, lenient } = result;
  const size = 15;
  const ticks = Array.from({ length: 11 }, (_, score) =>
    line(x(score), SCALE.y - 7, x(score), SCALE.y + 7, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': 2,
    }),
  );
  return [
    ...(state.reference
      ? [
          line(x(lenient), SCALE.y, x(strict), SCALE.y, {
            stroke: BRAIN_BRIGHT,
            'stroke-opacity': 0.45,
            'stroke-width': 14,
            'stroke-linecap': 'round',
          }),
          element('path', {
            d: pathData(
              [
                { x: x(reference), y: SCALE.y + 10 },
                { x: x(reference) - size, y: SCALE.y + 10 + 1.6 * size },
                { x: x(reference) + size, y: SCALE.y + 10 + 1.6 * size },
              ],
              true,
            ),
            fill: BRAIN_BRIGHT,
          }),
        ]
      : []),
    line(x(0), SCALE.y, x(10), SCALE.y, { stroke: ON_STAGE_SOFT, 'stroke-width': 2 }),
    ...ticks,
    element('path', {
      d: pathData(
        [
          { x: x(reader), y: SCALE.y - 10 },
          { x: x(reader) - size, y: SCALE.y - 10 - 1.6 * size },
          { x: x(reader) + size, y: SCALE.y - 10 - 1.6 * size },
        ],
        true,
      ),
      fill: HEART_BRIGHT,
    }),
    label(x(0) - 14, SCALE.y + letter.small * 0.36, '0', {
      'font-size': letter.small,
      'text-anchor': 'end',
      fill: ON_STAGE_SOFT,
    }),
    label(x(10) + 14, SCALE.y + letter.small * 0.36, '10', {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
    }),
    ...legend(edition, state, letter),
  ];
}

export function draw(state: State, result: Result, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ...template(state, result, letter),
    ...chart(edition, state, result, letter),
    ...scores(edition, state, result, letter),
    label(24, 48, `W ${state.width} · L ${state.level}`, {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
    }),
    ...(['R', 'L'] as const).map((side) =>
      label(side === 'R' ? 24 : 656, 112, side, {
        'font-size': letter.small,
        fill: ON_STAGE_SOFT,
      }),
    ),
    scaleBar({ x: 44, y: 868, millimetres: 20, perMillimetre: SLICE.scale / HALF_WIDTH }, letter),
  );
}
