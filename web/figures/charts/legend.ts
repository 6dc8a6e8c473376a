import type { Edition } from '../../contract/editions.js';
import type { ColourMap } from '../colour/maps.js';
import { ON_STAGE_SOFT, STAGE_LINE } from '../colour/palette.js';
import { gradient } from './gradient.js';
import { drawing, element, label, line } from './svg.js';

interface Legend {
  readonly edition: Edition;
  /** The quantity, with its unit. */
  readonly title: string;
  readonly map: ColourMap;
  readonly range: readonly [number, number];
  readonly ticks: readonly number[];
  readonly digits: number;
  /** Where between the ends a number stands, if not linear. */
  readonly place?: (value: number) => number;
}

/** Twice the size in which it is shown, at every width of the screen. */
const SIZE = { width: 304, height: 96 };
const BAR = { x: 24, y: 38, width: 256, height: 14 };
const LETTERS = 24;

/** A lying scale of colours that stands beside a picture, not in it. */
export function legend({ edition, title, map, range, ticks, digits, place }: Legend): string {
  const linear = (value: number): number => (value - range[0]) / (range[1] - range[0]);
  const bottom = BAR.y + BAR.height;
  const marks = ticks.flatMap((tick) => {
    const x = BAR.x + BAR.width * (place ?? linear)(tick);
    return [
      line(x, bottom, x, bottom + 7, { stroke: ON_STAGE_SOFT, 'stroke-width': 2 }),
      label(x, bottom + 32, tick.toFixed(digits), {
        'font-size': LETTERS,
        'text-anchor': 'middle',
      }),
    ];
  });
  return drawing(
    SIZE.width,
    SIZE.height,
    edition,
    label(BAR.x, 24, title, { 'font-size': LETTERS }),
    gradient('colours', map, 'rightwards'),
    element('rect', { ...BAR, fill: 'url(#colours)', stroke: STAGE_LINE }),
    ...marks,
  );
}
