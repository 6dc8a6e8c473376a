import type { Edition } from '../../../contract/editions.js';
import { type Axes, drawAxes, placed } from '../../../figures/charts/axes.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { element, label, type Point, polyline } from '../../../figures/charts/svg.js';
import { HEART_BRIGHT, ON_STAGE_SOFT, STAGE, STAGE_LINE } from '../../../figures/colour/palette.js';
import type { LabelSize } from '../../../figures/figure.js';
import { memoise } from '../../../figures/memoise.js';
import {
  cfrBorder,
  CUT_OFF,
  type MapPoint,
  type Physiology,
  type Quadrant,
  quadrantOf,
  sameNarrowing,
  type State,
} from './model.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Word = Quadrant | 'healthy';

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: {
    neither: '均正常',
    micro: '微血管',
    epicardial: '心外膜',
    both: '两者均异常',
    healthy: '微血管正常时',
  },
  en: {
    neither: 'Neither',
    micro: 'Microvascular',
    epicardial: 'Epicardial',
    both: 'Both',
    healthy: 'Healthy bed',
  },
};

/** Larger letters leave less height. */
const BOX: Readonly<Record<LabelSize, Box>> = {
  wide: { x: 590, y: 358, width: 560, height: 438 },
  narrow: { x: 596, y: 400, width: 556, height: 374 },
};

/** All that can be set. IMR runs by its logarithm, so that doubling is the same way everywhere. */
export const IMR_RANGE = [12, 115] as const;
export const FFR_RANGE = [0.15, 1.03] as const;

const axesIn = (size: LabelSize): Axes => ({
  ...BOX[size],
  across: {
    range: [Math.log(IMR_RANGE[0]), Math.log(IMR_RANGE[1])],
    ticks: [15, CUT_OFF.imr, 40, 60, 100].map(Math.log),
    title: 'IMR (U)',
    format: (value) => Math.exp(value).toFixed(0),
  },
  up: {
    range: FFR_RANGE,
    ticks: [0.2, 0.4, 0.6, CUT_OFF.ffr, 1],
    title: 'FFR',
    format: (value) => value.toFixed(1),
  },
});

const AXES: Readonly<Record<LabelSize, Axes>> = { wide: axesIn('wide'), narrow: axesIn('narrow') };

/** Where on the stage a place of the map is. */
export function onMap({ ffr, imr }: MapPoint, size: LabelSize): Point {
  return placed(AXES[size], Math.log(imr), ffr);
}

/** Whether a pointer takes hold of the map. */
export function isOnMap({ x, y }: Point, size: LabelSize): boolean {
  const { x: left, y: top, width, height } = BOX[size];
  const margin = 40;
  const isIn = (value: number, from: number, length: number): boolean =>
    value > from - margin && value < from + length + margin;
  return isIn(x, left, width) && isIn(y, top, height);
}

/** What a pointer means on the map or beside it. */
export function fromMap({ x, y }: Point, size: LabelSize): MapPoint {
  const { x: left, y: top, width, height } = BOX[size];
  const [low, high] = IMR_RANGE;
  return {
    imr: low * (high / low) ** ((x - left) / width),
    ffr: FFR_RANGE[1] - ((FFR_RANGE[1] - FFR_RANGE[0]) * (y - top)) / height,
  };
}

const borders = {
  none: memoise(() => cfrBorder(false, 8)),
  some: memoise(() => cfrBorder(true, 8)),
};

function quadrants(result: Physiology, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const box = BOX[size];
  const { x, y } = onMap({ ffr: CUT_OFF.ffr, imr: CUT_OFF.imr }, size);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const current = quadrantOf(result);
  const here = onMap(result, size);
  const part = (name: Quadrant, left: number, top: number, end: number, floor: number): string => {
    const isHere = name === current;
    const side = left === box.x ? left : end;
    // Below, where the visitor's point lies on it.
    const isTaken =
      Math.abs(here.x - side) < letter.small * 6.5 && Math.abs(here.y - top) < letter.small * 2.8;
    return (
      element('rect', {
        x: left + 2,
        y: top + 2,
        width: end - left - 4,
        height: floor - top - 4,
        rx: 6,
        fill: isHere ? HEART_BRIGHT : STAGE_LINE,
        'fill-opacity': isHere ? 0.17 : 0.22,
      }) +
      // The narrow screen has room for the name of one, above the map.
      (size === 'narrow'
        ? ''
        : label(
            left === box.x ? left + 14 : end - 14,
            isTaken ? floor - letter.small * 0.6 : top + letter.small * 1.2,
            WORDS[edition][name],
            {
              'font-size': letter.small,
              'text-anchor': left === box.x ? 'start' : 'end',
              fill: isHere ? HEART_BRIGHT : ON_STAGE_SOFT,
              'font-weight': isHere ? 700 : undefined,
            },
          ))
    );
  };
  return (
    part('neither', box.x, box.y, x, y) +
    part('micro', x, box.y, right, y) +
    part('epicardial', box.x, y, x, bottom) +
    part('both', x, y, right, bottom) +
    (size === 'narrow'
      ? label(right, box.y - letter.text * 0.7, WORDS[edition][current], {
          'font-size': letter.text,
          'text-anchor': 'end',
          fill: HEART_BRIGHT,
          'font-weight': 700,
        })
      : '')
  );
}

/** FFR against IMR: the visitor's point, the way it goes with the bed alone, and where CFR is low. */
export function quadrantMap(
  state: State,
  result: Physiology,
  edition: Edition,
  size: LabelSize,
): string {
  const letter = letters(size);
  const place = (point: MapPoint): Point => onMap(point, size);
  const way = sameNarrowing(state, 16);
  const border = (state.collaterals ? borders.some : borders.none)();
  const here = place(result);
  const radius = letter.small * 0.72;
  const [lowest, origin] = [border[0], way[0]];
  return element(
    'g',
    {},
    quadrants(result, edition, size),
    drawAxes(AXES[size], letter),
    polyline(border.map(place), {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '3 9',
      'stroke-linecap': 'round',
    }),
    lowest ? cfrName(place(lowest), [here, origin && place(origin)], letter) : '',
    polyline(way.map(place), {
      stroke: HEART_BRIGHT,
      'stroke-opacity': 0.6,
      'stroke-width': letter.stroke * 1.2,
    }),
    origin ? healthyBed(place(origin), here, edition, letter) : '',
    element('circle', {
      cx: here.x,
      cy: here.y,
      r: radius * 1.8,
      fill: HEART_BRIGHT,
      'fill-opacity': 0.25,
    }),
    element('circle', {
      cx: here.x,
      cy: here.y,
      r: radius,
      fill: HEART_BRIGHT,
      stroke: STAGE,
      'stroke-width': letter.stroke,
    }),
  );
}

/** Names the border below its lower end, unless a point is there. */
function cfrName(end: Point, points: readonly (Point | undefined)[], letter: Letters): string {
  const middle = { x: end.x + letter.small, y: end.y + letter.small };
  const isTaken = points.some(
    (point) => point && Math.hypot(point.x - middle.x, point.y - middle.y) < letter.small * 2.4,
  );
  const words = `CFR ${CUT_OFF.cfr.toFixed(1)}`;
  return isTaken ? '' : named(end, -12, 1.2, words, ON_STAGE_SOFT, letter);
}

/** Where the same narrowing stands before a healthy bed, unless the visitor is there. */
function healthyBed(at: Point, visitor: Point, edition: Edition, letter: Letters): string {
  if (Math.hypot(at.x - visitor.x, at.y - visitor.y) < 70) return '';
  const isLow = at.y > BOX.wide.y + BOX.wide.height - letter.small * 2;
  return (
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: letter.small * 0.4,
      fill: STAGE,
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke * 1.2,
    }) +
    named(at, letter.small * 0.4, isLow ? -0.6 : 1.35, WORDS[edition].healthy, HEART_BRIGHT, letter)
  );
}

/** A word below a place, with a rim that keeps it legible over lines. */
function named(
  { x, y }: Point,
  dx: number,
  lines: number,
  words: string,
  fill: string,
  { small }: Letters,
): string {
  return label(x + dx, y + small * lines, words, {
    'font-size': small,
    fill,
    stroke: STAGE,
    'stroke-width': small * 0.22,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
}
