import { ON_STAGE, ON_STAGE_SOFT, STAGE } from '../colour/palette.js';
import type { Letters } from './letters.js';
import { element, label, line, type Point } from './svg.js';

export interface Callout {
  readonly at: Point;
  /** Where the words stand, relative to the place that they name. */
  readonly dx: number;
  readonly dy: number;
  readonly name: string;
  readonly value?: string;
  readonly colour?: string;
}

/** Width of every frame that has callouts, and what they keep free at its sides. */
const FRAME = 1200;
const MARGIN = 14;

/** A dot at a place, a thin line and a name with its value on a plate of the stage's colour. */
export function callout({ at, dx, dy, name, value, colour = ON_STAGE }: Callout, size: Letters) {
  const [x, y] = [at.x + dx, at.y + dy];
  const isLeft = dx < 0;
  const words = value === undefined ? name : `${name} ${value}`;
  const width = textWidth(words, size.text) + size.text * 0.8;
  const left = Math.min(Math.max(isLeft ? x - width : x, MARGIN), FRAME - MARGIN - width);
  const height = size.text * 1.5;
  return element(
    'g',
    {},
    line(at.x, at.y, x, y, { stroke: ON_STAGE_SOFT, 'stroke-width': size.stroke * 0.8 }),
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: size.stroke * 2.2,
      fill: STAGE,
      stroke: ON_STAGE,
      'stroke-width': size.stroke,
    }),
    element('rect', {
      x: left,
      y: y - height / 2,
      width,
      height,
      rx: height * 0.22,
      fill: STAGE,
      'fill-opacity': 0.82,
      stroke: colour,
      'stroke-opacity': 0.55,
      'stroke-width': size.stroke * 0.6,
    }),
    label(left + width / 2, y + size.text * 0.35, words, {
      'font-size': size.text,
      'text-anchor': 'middle',
      fill: colour,
      'font-weight': 600,
    }),
  );
}

/** Shares of the letters' size that the widest of the usual sans-serif faces takes in bold. */
const WIDTHS: readonly (readonly [letters: RegExp, share: number])[] = [
  [/[\u2e80-\uffff]/, 1],
  [/[ .,:;/()'ijl|]/, 0.37],
  [/[MWmw]/, 1.02],
  [/[frt]/, 0.48],
  [/[A-Z]/, 0.76],
];
const OTHERS = 0.69;

function textWidth(words: string, size: number): number {
  const share = (letter: string): number =>
    WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;
  return [...words].reduce((sum, letter) => sum + share(letter), 0) * size;
}
