import type { Edition } from '../../contract/editions.js';
import { colourBar, type ColourBar } from './colour-bar.js';
import { drawing } from './svg.js';

interface Legend extends Pick<ColourBar, 'map' | 'range' | 'title' | 'place'> {
  readonly edition: Edition;
  readonly ticks: readonly number[];
  readonly digits: number;
}

/** Twice the size in which it is shown, at every width of the screen. */
const SIZE = { width: 290, height: 264 };
const LETTERS = { title: 26, text: 26, small: 25, stroke: 2 };

/** A scale of colours that stands beside a picture, not in it. */
export function legend({ edition, ticks, digits, ...bar }: Legend): string {
  const marks = ticks.map((at) => ({ at, text: at.toFixed(digits) }));
  return drawing(
    SIZE.width,
    SIZE.height,
    edition,
    colourBar({ ...bar, x: 4, y: 56, height: 190, ticks: marks }, LETTERS),
  );
}
