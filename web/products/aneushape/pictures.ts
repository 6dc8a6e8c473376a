import { ctaLevel } from '../../figures/anatomy/cta-slice.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { label } from '../../figures/charts/svg.js';
import type { Figure } from '../../figures/figure.js';
import { enlarged } from '../../figures/scenes/aneurysm-angiogram.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { cornerWords, grain, greyPlates, type Panel } from '../../figures/scenes/aneurysm-plate.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { model } from './picture-model.js';
import { output } from './picture-output.js';
import { report } from './picture-report.js';

const PANEL: Panel = { x: 60, y: 60, width: 1080, height: 780 };
/** mm from one side of the image to the other. */
const ACROSS = 72;
const PER_MM = PANEL.width / ACROSS;
/** Where the middle of the cistern stands on the sheet. */
const MIDDLE = { x: 560, y: 430 };

const input: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const perPixel = (2 * SHEET.width) / width;
    const coarse = Float32Array.from({ length: columns * rows }, (_, at) => {
      const x = (((at % columns) + 0.5) * perPixel - MIDDLE.x) / PER_MM;
      const y = (MIDDLE.y - (Math.floor(at / columns) + 0.5) * perPixel) / PER_MM;
      return ctaLevel(x, y);
    });
    const levels = enlarged(coarse, columns, rows, width, height);
    return greyPlates(
      width,
      height,
      [PANEL],
      (_, column, row) => (levels[row * width + column] ?? 0) + 0.02 * grain(column, row, 31),
    );
  },
  draw: (edition, size) => {
    const letter = letters(size);
    const isWide = size === 'wide';
    const slice = edition === 'zh' ? '层厚 0.6 mm' : 'Slice 0.6 mm';
    const right = { 'text-anchor': 'end' };
    return pictureSheet(
      edition,
      cornerWords(90, 80 + letter.small, isWide ? ['CTA', slice] : ['CTA'], letter),
      cornerWords(1110, 80 + letter.small, [isWide ? 'W 700  L 200 HU' : '0.6 mm'], letter, right),
      ...(isWide
        ? [
            label(90, 458, 'R', { 'font-size': letter.small }),
            label(1110, 458, 'L', { 'font-size': letter.small, 'text-anchor': 'end' }),
          ]
        : []),
      scaleBar({ x: 92, y: 806, millimetres: 10, perMillimetre: PER_MM }, letter),
    );
  },
};

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
