import { ON_STAGE } from '../colour/palette.js';
import type { Letters } from './letters.js';
import { element, label, line } from './svg.js';

export interface ScaleBar {
  readonly x: number;
  readonly y: number;
  readonly millimetres: number;
  /** Units of the frame for one millimetre at the subject's depth. */
  readonly perMillimetre: number;
}

export function scaleBar({ x, y, millimetres, perMillimetre }: ScaleBar, letter: Letters): string {
  const end = x + millimetres * perMillimetre;
  const style = { stroke: ON_STAGE, 'stroke-width': letter.stroke * 1.4 };
  return element(
    'g',
    {},
    line(x, y, end, y, style),
    line(x, y - 8, x, y + 8, style),
    line(end, y - 8, end, y + 8, style),
    label((x + end) / 2, y - 16, `${millimetres} mm`, {
      'font-size': letter.small,
      'text-anchor': 'middle',
    }),
  );
}
