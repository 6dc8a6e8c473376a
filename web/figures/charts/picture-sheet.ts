import type { Edition } from '../../contract/editions.js';
import { drawing, element } from './svg.js';

/** Frame of the pictures beside a product's lead figure. */
export const PICTURE = { width: 800, height: 600, widths: [400, 800] } as const;

/** What their drawings are laid out in: letters, axes and callouts are made for it. */
export const SHEET = { width: 1200, height: 900 } as const;

/** Units of the sheet for one of the frame. */
export const SHEET_SCALE = SHEET.width / PICTURE.width;

/** A drawing laid out on the sheet, in the frame of the picture. */
export function pictureSheet(edition: Edition, ...children: string[]): string {
  const scale = element('g', { transform: `scale(${(1 / SHEET_SCALE).toFixed(4)})` }, ...children);
  return drawing(PICTURE.width, PICTURE.height, edition, scale);
}

/** A place on the sheet in percent of the frame, as marks are given. */
export function inPercent({ x, y }: { readonly x: number; readonly y: number }) {
  const share = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;
  return { x: share(x, SHEET.width), y: share(y, SHEET.height) };
}
