import type { IfuDocument } from '../../contract/instructions-for-use.js';
import { type Canvas, style } from './canvas.js';
import { COLOUR, MARGIN, PAGE, TEXT_WIDTH } from './page.js';

const SMALL = style({ size: 8.5, colour: COLOUR.muted });

/** Title, version, date and page number on every page but the first. */
export function setFolios(canvas: Canvas, { title, version, publishedAt }: IfuDocument): void {
  const { pdf } = canvas;
  const { count } = pdf.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    pdf.switchToPage(index);
    canvas.artifact(() => {
      rule(canvas, MARGIN.top - 22);
      rule(canvas, PAGE.height - MARGIN.bottom + 20);
      write(canvas, title, MARGIN.left, MARGIN.top - 40);
      const foot = PAGE.height - MARGIN.bottom + 26;
      write(canvas, `Version ${version}, ${publishedAt}`, MARGIN.left, foot);
      const folio = `Page ${index + 1} of ${count}`;
      write(canvas, folio, MARGIN.left + TEXT_WIDTH - canvas.width(folio, SMALL), foot);
    });
  }
}

function write(canvas: Canvas, text: string, x: number, y: number): void {
  for (const line of canvas.lines(text, TEXT_WIDTH, SMALL)) canvas.drawLine(line, x, y, SMALL);
}

function rule({ pdf }: Canvas, y: number): void {
  pdf
    .moveTo(MARGIN.left, y)
    .lineTo(MARGIN.left + TEXT_WIDTH, y)
    .lineWidth(0.5)
    .stroke(COLOUR.rule);
}
