import type { ColourMap } from '../colour/maps.js';
import { ON_STAGE, ON_STAGE_SOFT, STAGE_LINE } from '../colour/palette.js';
import { gradient } from './gradient.js';
import type { Letters } from './letters.js';
import { element, label, line } from './svg.js';

export interface ColourBar {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly map: ColourMap;
  /** Numbers at the lower and upper end. */
  readonly range: readonly [number, number];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly title: string;
  /** Where between the ends a number stands, if not linear. */
  readonly place?: (value: number) => number;
}

const WIDTH = 22;

/** An upright scale of colours with its numbers at the right and its quantity above. */
export function colourBar(bar: ColourBar, { text, small }: Letters): string {
  const { x, y, height, map, range, ticks, title } = bar;
  const linear = (value: number): number => (value - range[0]) / (range[1] - range[0]);
  const share = bar.place ?? linear;
  const colours = `colours-${x}-${y}`;
  const marks = ticks.flatMap((tick) => {
    const level = y + height * (1 - share(tick.at));
    return [
      line(x + WIDTH, level, x + WIDTH + 8, level, { stroke: ON_STAGE_SOFT, 'stroke-width': 2 }),
      label(x + WIDTH + 14, level + small * 0.35, tick.text, { 'font-size': small }),
    ];
  });
  return element(
    'g',
    {},
    gradient(colours, map, 'upwards'),
    element('rect', { x, y, width: WIDTH, height, fill: `url(#${colours})`, stroke: STAGE_LINE }),
    ...marks,
    label(x - 2, y - text * 0.8, title, { 'font-size': text, fill: ON_STAGE }),
  );
}
