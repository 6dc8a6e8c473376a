import type { Edition } from '../../../contract/editions.js';
import { sectionOutline, type SectionShape } from '../../../figures/anatomy/vessel-section.js';
import { placed } from '../../../figures/charts/axes.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import {
  drawing,
  element,
  label,
  line,
  pathData,
  polyline,
  type Point,
} from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
} from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { clamp } from '../../../figures/geometry/interpolation.js';
import { memoise } from '../../../figures/memoise.js';
import {
  pressureAxes,
  pressureCurve,
  pressureGround,
  pressurePoints,
} from '../../../figures/charts/pressure-curve.js';
import {
  discPixels,
  keptRun,
  paintDisc,
  paintLongView,
  REACH,
  scanLine,
} from '../../../figures/anatomy/section-raster.js';
import { gainChart } from './gain-chart.js';
import {
  between,
  isTreated,
  LENGTH,
  LUMENS,
  type Result,
  type State,
  VESSEL_AREAS,
} from './model.js';
import { octLook, octTint, STRUT, WIRE } from './oct-look.js';
import { across, CURVE, LONG } from './segment-drag.js';

const DISC = { x: 232, y: 226, radius: 204 };
/** Plane in which the long view cuts the vessel, and where the guide wire lies; radians. */
const CUT = -0.75;
const WIRE_AT = 2.2;
/** Struts of a ring, and mm from ring to ring. */
const STRUTS = 10;
const RINGS = 1.1;

function shapeAt(at: number, { lumens, treated }: Result): SectionShape {
  const lumen = Math.sqrt(between(lumens, at) / Math.PI);
  const wall = Math.sqrt(between(VESSEL_AREAS, at) / Math.PI);
  // The plaque is pressed outwards.
  return { lumen, wall: isTreated(treated, at) ? Math.max(wall + 0.08, lumen + 0.3) : wall, at };
}

const turned = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

function mark(angle: number, at: number, { treated }: Result): number {
  if (Math.abs(turned(angle - WIRE_AT)) < 0.085) return WIRE;
  if (!isTreated(treated, at)) return 0;
  const step = (2 * Math.PI) / STRUTS;
  const off = angle - at * 0.7;
  return Math.abs(off - step * Math.round(off / step)) < 0.055 ? STRUT : 0;
}

const disc = memoise(() => discPixels(DISC));

const SCAN = { look: octLook, tint: octTint };

const paintRun = keptRun<Result>((pixels, result) =>
  paintLongView(pixels, LONG, SCAN, (at) => {
    const shape = shapeAt(at, result);
    // Rings of struts meet the plane above and below by turns.
    const strut = (offset: number): number => {
      const isHere = (at / RINGS + offset) % 1 < 0.16;
      return isHere && isTreated(result.treated, at) ? STRUT : 0;
    };
    return [scanLine(shape, CUT + Math.PI, strut(0)), scanLine(shape, CUT, strut(0.5))];
  }),
);

/** The section at the cursor and the run cut lengthwise. */
export function paint(
  pixels: Uint8ClampedArray,
  { start, end, position }: State,
  result: Result,
): void {
  paintRun(pixels, `${start} ${end}`, result);
  paintDisc(pixels, disc(), SCAN, shapeAt(position, result), (angle) =>
    mark(angle, position, result),
  );
}

const WORDS = {
  zh: {
    treated: '治疗段',
    before: '治疗前',
    after: '治疗后',
  },
  en: {
    treated: 'Treated',
    before: 'Before',
    after: 'After',
  },
} as const satisfies Record<Edition, Record<string, string>>;

export function draw(state: State, result: Result, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ...section(state, result, letter),
    ...gainChart(result, edition, letter),
    ...pressure(result, edition, letter),
    ...longView(result, letter),
    ...segment(state, result, edition, letter),
    ...cursor(state, result, letter),
  );
}

/** Edge of the lumen at the cursor. */
function section({ position }: State, result: Result, letter: Letters): string[] {
  const shape = shapeAt(position, result);
  const scale = DISC.radius / REACH;
  const points = Array.from({ length: 60 }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / 60;
    const { lumen } = sectionOutline(shape, angle);
    return {
      x: DISC.x + lumen * scale * Math.cos(angle),
      y: DISC.y - lumen * scale * Math.sin(angle),
    };
  });
  return [
    element('path', {
      d: pathData(points, true),
      fill: 'none',
      stroke: BRAIN_BRIGHT,
      'stroke-width': letter.stroke * 1.1,
    }),
    label(DISC.x + DISC.radius + 34, 440, `${result.lumen.toFixed(1)}\u00a0mm²`, {
      'font-size': letter.small,
      'text-anchor': 'end',
      fill: BRAIN_BRIGHT,
    }),
    scaleBar({ x: 24, y: 440, millimetres: 1, perMillimetre: scale }, letter),
  ];
}

const AXES = pressureAxes(CURVE, LENGTH);

/** FFR along the run, before and after; named where both are apart. */
function pressure(
  { ffrBefore, ffrAfter, before, residual }: Result,
  edition: Edition,
  letter: Letters,
): string[] {
  const words = WORDS[edition];
  const [low, high] = [placed(AXES, 16, 0.7), placed(AXES, 0, residual)];
  // Above the curve, where there is room.
  const rise = residual < 0.93 ? -0.45 : 1.1;
  const small = { 'font-size': letter.small };
  const names = [
    label(low.x, low.y - letter.small * 0.35, words.before, { ...small, fill: ON_STAGE_SOFT }),
    label(high.x + 10, high.y + letter.small * rise, words.after, small),
  ];
  return [
    ...pressureGround(AXES, letter),
    polyline(pressurePoints(AXES, ffrBefore), {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke * 1.4,
    }),
    ...pressureCurve(AXES, ffrAfter, letter),
    ...(residual - before > 0.05 ? names : []),
  ];
}

/** Edge of the lumen on both sides of the catheter; dashed where it was before. */
function longView(result: Result, letter: Letters): string[] {
  const middle = LONG.y + LONG.height / 2;
  const edge = (side: 1 | -1, from: number, to: number, areas: readonly number[]): Point[] =>
    Array.from({ length: 2 * (to - from) + 1 }, (_, index): Point => {
      const at = from + index / 2;
      const shape = { ...shapeAt(at, result), lumen: Math.sqrt(between(areas, at) / Math.PI) };
      const { lumen } = sectionOutline(shape, side > 0 ? CUT : CUT + Math.PI);
      return { x: across(at), y: middle + (side * lumen * LONG.height) / (2 * REACH) };
    });
  const { from, to } = result.treated;
  return ([1, -1] as const).flatMap((side) => [
    polyline(edge(side, 0, LENGTH, result.lumens), {
      stroke: BRAIN_BRIGHT,
      'stroke-width': letter.stroke * 0.8,
    }),
    polyline(edge(side, from, to, LUMENS), {
      stroke: ON_STAGE,
      'stroke-opacity': 0.8,
      'stroke-width': letter.stroke * 0.7,
      'stroke-dasharray': '5 5',
    }),
  ]);
}

/** The treated segment with a grip at each end. */
function segment(
  { start, end }: State,
  { length }: Result,
  edition: Edition,
  letter: Letters,
): string[] {
  const [top, bottom] = [LONG.y - 8, LONG.y + LONG.height + 8];
  const [from, to] = [across(Math.min(start, end)), across(Math.max(start, end))];
  const grip = (x: number): string =>
    line(x, top, x, bottom, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.6 }) +
    element('rect', {
      x: x - 11,
      y: (top + bottom) / 2 - 26,
      width: 22,
      height: 52,
      rx: 11,
      fill: HEART_BRIGHT,
      stroke: STAGE,
      'stroke-width': letter.stroke,
    });
  return [
    element('rect', {
      x: from,
      y: CURVE.y,
      width: to - from,
      height: CURVE.height,
      fill: HEART_BRIGHT,
      'fill-opacity': 0.1,
    }),
    line(from, top, to, top, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.6 }),
    label(
      clamp((from + to) / 2, LONG.x + 110, LONG.x + LONG.width - 110),
      top - letter.small * 0.45,
      `${WORDS[edition].treated} ${length.toFixed(1)}\u00a0mm`,
      { 'font-size': letter.small, 'text-anchor': 'middle', fill: HEART_BRIGHT },
    ),
    grip(across(start)),
    grip(across(end)),
  ];
}

/** A line through the long view and the curve, on which it is taken hold of. */
function cursor({ position }: State, { ffrAfter }: Result, letter: Letters): string[] {
  const x = across(position);
  const dot = placed(AXES, position, between(ffrAfter, position));
  const stroke = { stroke: ON_STAGE, 'stroke-width': letter.stroke * 1.2 };
  return [
    line(x, LONG.y, x, LONG.y + LONG.height, stroke),
    line(x, CURVE.y, x, CURVE.y + CURVE.height, stroke),
    element('circle', {
      cx: dot.x,
      cy: dot.y,
      r: letter.stroke * 4.5,
      fill: STAGE,
      stroke: ON_STAGE,
      'stroke-width': letter.stroke * 1.6,
    }),
  ];
}
