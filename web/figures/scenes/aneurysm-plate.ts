import type { Letters } from '../charts/letters.js';
import { SHEET } from '../charts/picture-sheet.js';
import { label, type Attributes } from '../charts/svg.js';
import { fromOklab, type Colour } from '../colour/oklab.js';
import { STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import { clamp, smoothStep } from '../geometry/interpolation.js';
import { noise } from '../random/noise.js';
import type { Picture } from '../render/picture.js';
import { plot } from '../render/plot.js';

export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A grey value between 0 and 1 as a monitor of the reading room shows it. */
export function grey(level: number): Colour {
  return fromOklab(clamp(level, 0, 1), -0.004, -0.014);
}

const stage = fromHex(STAGE);
const ROUND = 14;

/** 1 inside the panel, 0 outside, smooth over its rounded border. */
export function panelCover({ x, y, width, height }: Panel, px: number, py: number): number {
  const dx = Math.abs(px - x - width / 2) - width / 2 + ROUND;
  const dy = Math.abs(py - y - height / 2) - height / 2 + ROUND;
  const away = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - ROUND;
  return smoothStep(1, -1, away);
}

/**
 * Grey images in panels on the stage.
 * @param levelAt grey value, from the panel's number and pixels of the raster
 */
export function greyPlates(
  width: number,
  height: number,
  panels: readonly Panel[],
  levelAt: (panel: number, column: number, row: number) => number,
): Picture {
  const perPixel = SHEET.width / width;
  return plot(width, height, SHEET.width, (x, y) => {
    for (const [index, panel] of panels.entries()) {
      const cover = panelCover(panel, x, y);
      if (cover <= 0) continue;
      const level = levelAt(index, Math.floor(x / perPixel), Math.floor(y / perPixel));
      return mixColours(stage, grey(level), cover);
    }
    return stage;
  });
}

/** Quantum noise after the scanner's filter: soft grain of a few pixels. */
export function grain(x: number, y: number, seed: number): number {
  return 0.7 * noise(x / 2.6, y / 2.6, 0, seed) + 0.5 * noise(x / 6, y / 6, 0, seed + 1);
}

/** Lines of words as they stand in the corner of an image, from the top downwards. */
export function cornerWords(
  x: number,
  y: number,
  lines: readonly string[],
  { small }: Letters,
  attributes: Attributes = {},
): string {
  return lines
    .map((words, index) =>
      label(x, y + index * small * 1.4, words, { 'font-size': small, ...attributes }),
    )
    .join('');
}
