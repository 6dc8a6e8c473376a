import type { Edition } from '../../contract/editions.js';
import { letters, type Letters } from '../charts/letters.js';
import { PICTURE, pictureSheet, SHEET } from '../charts/picture-sheet.js';
import { label } from '../charts/svg.js';
import { ON_STAGE_SOFT } from '../colour/palette.js';
import type { Figure, LabelSize } from '../figure.js';

/** Distance of words from the frame's edges. */
export const MARGIN = 56;

type Drawn = (edition: Edition, letter: Letters, size: LabelSize) => readonly string[];

/** A picture of a product's page from its raster and its words. */
export function productPicture(
  render: NonNullable<Figure['render']>,
  draw: Drawn,
  marks?: Figure['marks'],
): Figure {
  return {
    ...PICTURE,
    render,
    draw: (edition, size) => pictureSheet(edition, ...draw(edition, letters(size), size)),
    ...(marks && { marks }),
  };
}

/** Rows of words in a corner, as a scanner's console sets them around the image. */
export function cornerNotes(
  rows: readonly string[],
  corner: 'upper left' | 'upper right' | 'lower left' | 'lower right',
  { text, small }: Letters,
): string[] {
  const isRight = corner.endsWith('right');
  const leading = text * 1.35;
  const first = corner.startsWith('upper')
    ? MARGIN + text * 0.8
    : SHEET.height - MARGIN - leading * (rows.length - 1);
  return rows.map((words, index) =>
    label(isRight ? SHEET.width - MARGIN : MARGIN, first + index * leading, words, {
      'font-size': index === 0 ? text : small,
      'text-anchor': isRight ? 'end' : 'start',
      ...(index > 0 && { fill: ON_STAGE_SOFT }),
    }),
  );
}
