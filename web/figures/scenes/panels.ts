import { letters, type Letters } from '../charts/letters.js';
import { PICTURE } from '../charts/picture-sheet.js';
import { gradient } from '../charts/gradient.js';
import { element, label, line, polyline, type Point } from '../charts/svg.js';
import { fromOklab, type Colour } from '../colour/oklab.js';
import { ON_STAGE, ON_STAGE_SOFT, STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import type { LabelSize } from '../figure.js';
import { clamp, smoothStep } from '../geometry/interpolation.js';
import type { Picture } from '../render/picture.js';
import { plot } from '../render/plot.js';
import { ffrColour, ffrShare } from './coronary-case.js';

/** The same sizes on the screen as in the lead figure, whose frame is 1200 wide. */
export function frameLetters(size: LabelSize): Letters {
  const { title, text, small, stroke } = letters(size);
  const share = 0.68;
  return { title: title * share, text: text * share, small: small * share, stroke: stroke * share };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture within the frame, its colours by place in units of the frame from its upper left. */
export interface Panel extends Box {
  readonly isRound?: boolean;
  readonly colourAt: (u: number, v: number) => Colour;
}

const stage = fromHex(STAGE);

/** Pictures on the stage, with edges as soft as one pixel needs. */
export function renderPanels(panels: readonly Panel[], width: number, height: number): Picture {
  return plot(width, height, PICTURE.width, (x, y) => {
    const panel = panels.find(
      (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
    if (!panel) return stage;
    const [u, v] = [x - panel.x, y - panel.y];
    const inside = panel.isRound
      ? panel.width / 2 - Math.hypot(u - panel.width / 2, v - panel.height / 2)
      : Math.min(u, panel.width - u, v, panel.height - v);
    if (inside <= 0) return stage;
    return mixColours(stage, panel.colourAt(u, v), smoothStep(0, 2, inside));
  });
}

/** A smooth image read at every second place only, and in between by its neighbours. */
export function sparsely(
  { width, height }: Box,
  levelAt: (u: number, v: number) => number,
  step = 2,
): (u: number, v: number) => number {
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const levels = new Float32Array(columns * rows);
  for (let index = 0; index < levels.length; index++) {
    levels[index] = levelAt((index % columns) * step, Math.floor(index / columns) * step);
  }
  return (u, v) => {
    const [column, row] = [Math.floor(u / step), Math.floor(v / step)];
    const [a, b] = [u / step - column, v / step - row];
    const at = row * columns + column;
    const upper = (levels[at] ?? 0) * (1 - a) + (levels[at + 1] ?? 0) * a;
    const below = at + columns;
    const lower = (levels[below] ?? 0) * (1 - a) + (levels[below + 1] ?? 0) * a;
    return upper * (1 - b) + lower * b;
  };
}

/** The faintly cool grey of all images of scanners. */
export function filmGrey(level: number): Colour {
  return fromOklab(0.08 + 0.88 * clamp(level), -0.003, -0.01);
}

/** A note in the corner of an image, as scanners print them. */
export function note(at: Point, words: string, letter: Letters, anchor?: 'end' | 'middle'): string {
  return label(at.x, at.y, words, {
    'font-size': letter.small,
    'text-anchor': anchor,
    fill: ON_STAGE,
    // Keeps letters legible where the image below is bright.
    stroke: STAGE,
    'stroke-width': letter.stroke * 2.2,
    'stroke-opacity': 0.55,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
}

/** A length between two places of a row, with its value above or below. */
export function span(
  [from, to]: readonly [number, number],
  y: number,
  words: string,
  letter: Letters,
  isBelow = false,
): string {
  const stroke = { stroke: ON_STAGE, 'stroke-width': letter.stroke * 1.2 };
  return element(
    'g',
    {},
    line(from, y, to, y, stroke),
    line(from, y - 6, from, y + 6, stroke),
    line(to, y - 6, to, y + 6, stroke),
    label((from + to) / 2, isBelow ? y + letter.small * 1.3 : y - letter.small * 0.6, words, {
      'font-size': letter.small,
      'text-anchor': 'middle',
      fill: ON_STAGE,
    }),
  );
}

/** A curve of FFR against distance in the colours of its own values; upwards is more. */
export function ffrCurve(
  points: readonly Point[],
  values: readonly number[],
  width: number,
): string[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const map = (share: number): Colour => ffrColour(ffrShare(low + (high - low) * share));
  return [
    gradient('along', map, 'upwards'),
    polyline(points, {
      stroke: 'url(#along)',
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ];
}

/** The cut-off of FFR across a chart. */
export function cutOff(x: number, width: number, y: number, letter: Letters): string {
  return element(
    'g',
    {},
    line(x, y, x + width, y, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '7 6',
    }),
    label(x + width, y - letter.small * 0.4, '0.80', {
      'font-size': letter.small,
      'text-anchor': 'end',
      fill: ON_STAGE_SOFT,
    }),
  );
}
