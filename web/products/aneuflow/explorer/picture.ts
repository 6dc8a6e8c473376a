import type { Edition } from '../../../contract/editions.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import {
  drawing,
  element,
  label,
  line,
  pathData,
  type Point,
  withUnit,
} from '../../../figures/charts/svg.js';
import { BRAIN_BRIGHT, ON_STAGE, ON_STAGE_SOFT, STAGE } from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import {
  shearScale,
  speedScale,
  toFrame as placeInFrame,
} from '../../../figures/flow/lattice2d/flow-colours.js';
import { type Result, shapeOf, type State } from './model.js';
import { CREST, FIELD, lumenOf, NECK_LEVEL, type SacShape } from './shape.js';

/** Units of the frame to a millimetre. */
export const PER_MM = STAGE_FRAME.width / FIELD.width;

function toFrame(place: Point): Point {
  return placeInFrame(place, PER_MM);
}

export type Handle = 'neck' | 'dome' | 'bend';

/** Places in the frame by which the shape is pulled. */
export function handles(shape: SacShape): Readonly<Record<Handle, Point>> {
  const { inlet } = lumenOf(shape);
  return {
    neck: toFrame({ x: CREST.x + shape.neck / 2, y: NECK_LEVEL }),
    dome: toFrame({ x: CREST.x, y: NECK_LEVEL + shape.dome }),
    bend: toFrame({ x: inlet.x + 1.2 * inlet.inwardX, y: inlet.y + 1.2 * inlet.inwardY }),
  };
}

type Word = 'speed' | 'shear' | 'live';

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: { speed: '流速', shear: '壁面切应力', live: '瘤内平均流速（实时）' },
  en: { speed: 'Speed', shear: 'Wall shear', live: 'Mean speed in the sac, live' },
};

/** Where the running flow writes its speed in the sac, against the settled one. */
export const STRIP = { x: 690, y: 752, width: 460, height: 116 } as const;

interface Overlay {
  /** With handles. */
  readonly isLive?: boolean;
  /** With the frame of the strip. */
  readonly isMoving?: boolean;
  /** What the live picture paints: the walls. */
  readonly still?: readonly string[];
}

/** What lies over the colours of the flow. */
export function draw(
  state: State,
  _: Result,
  edition: Edition,
  size: LabelSize,
  { isLive = false, isMoving = false, still = [] }: Overlay = {},
): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const bar = { y: size === 'wide' ? 92 : 118, height: 236 };
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ...still,
    ...measures(shapeOf(state)),
    flowArrow(state, letter),
    speedScale({ ...bar, x: 34, title: withUnit(edition, words.speed, 'cm/s') }, letter),
    shearScale(
      {
        ...bar,
        x: size === 'wide' ? 980 : 850,
        title: withUnit(edition, words.shear, 'Pa'),
      },
      letter,
    ),
    scaleBar({ x: 36, y: 440, millimetres: 4, perMillimetre: PER_MM }, letter),
    isMoving ? strip(words.live, letter) : '',
    isLive ? knobs(shapeOf(state), size) : '',
  );
}

/** The neck and the height of the dome as fine lines. */
function measures({ neck, dome }: SacShape): string[] {
  const [left, right, top] = [
    toFrame({ x: CREST.x - neck / 2, y: NECK_LEVEL }),
    toFrame({ x: CREST.x + neck / 2, y: NECK_LEVEL }),
    toFrame({ x: CREST.x, y: NECK_LEVEL + dome }),
  ];
  const style = {
    stroke: ON_STAGE,
    'stroke-opacity': 0.7,
    'stroke-width': 2,
    'stroke-dasharray': '3 7',
  };
  return [line(left.x, left.y, right.x, right.y, style), line(top.x, top.y, top.x, left.y, style)];
}

/** Points downstream where the blood leaves. */
function flowArrow(state: State, { stroke }: Letters): string {
  const { outlet } = lumenOf(shapeOf(state));
  const tip = toFrame({ x: outlet.x - 1.1, y: outlet.y });
  return element('path', {
    d: pathData(
      [-1, 0, 1].map((side) => ({ x: tip.x - 16 * Math.abs(side), y: tip.y + 16 * side })),
    ),
    fill: 'none',
    stroke: STAGE,
    'stroke-opacity': 0.6,
    'stroke-width': stroke * 2.4,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

function strip(words: string, { small }: Letters): string {
  const { x, y, width, height } = STRIP;
  const middle = y + height / 2;
  const style = { stroke: ON_STAGE_SOFT, 'stroke-opacity': 0.8, 'stroke-width': 2 };
  return (
    label(x + width, y - small * 0.45, words, {
      'font-size': small,
      'text-anchor': 'end',
      fill: ON_STAGE_SOFT,
    }) +
    line(x, y + height, x + width, y + height, { ...style, 'stroke-opacity': 0.4 }) +
    line(x, middle, x + width, middle, { ...style, 'stroke-dasharray': '8 8' })
  );
}

function knobs(shape: SacShape, size: LabelSize): string {
  const radius = size === 'wide' ? 17 : 26;
  return Object.entries(handles(shape))
    .map(([name, { x, y }]) => {
      // Narrow screens scroll upwards: nothing is pulled that way there.
      if (name === 'dome' && size === 'narrow') return '';
      const way = name === 'neck' ? [1, 0] : name === 'dome' ? [0, 1] : [0.7, 0.7];
      const [dx, dy] = [(way[0] ?? 0) * radius * 0.5, (way[1] ?? 0) * radius * 0.5];
      return (
        element('circle', {
          cx: x,
          cy: y,
          r: radius,
          fill: STAGE,
          'fill-opacity': 0.75,
          stroke: BRAIN_BRIGHT,
          'stroke-width': radius * 0.16,
        }) +
        line(x - dx, y - dy, x + dx, y + dy, {
          stroke: BRAIN_BRIGHT,
          'stroke-width': radius * 0.2,
          'stroke-linecap': 'round',
        })
      );
    })
    .join('');
}
