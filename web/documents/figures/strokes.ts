import type { Canvas, Style } from '../typesetter/canvas.js';
import { COLOUR, TEXT_WIDTH } from '../typesetter/page.js';

/** One line of text within a drawing. */
export function label(canvas: Canvas, text: string, x: number, y: number, style: Style): void {
  for (const line of canvas.lines(text, TEXT_WIDTH, style)) canvas.drawLine(line, x, y, style);
}

/** A horizontal arrow to the right. */
export function arrow({ pdf }: Canvas, from: number, y: number, to: number): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(1).stroke(COLOUR.muted);
  pdf.polygon([to, y], [to - 5, y - 3], [to - 5, y + 3]).fill(COLOUR.muted);
}
