import type { Block } from '../blocks.js';
import { type Canvas, type Structure, style } from './canvas.js';
import { COLOUR, MARGIN, TEXT_WIDTH } from './page.js';

type Table = Extract<Block, { kind: 'table' }>;

const CELL = style({ size: 9.5 });
const HEAD = style({ size: 9.5, weight: 700 });
const PADDING = 6;

/** A table whose rows stay whole; its head is repeated on every page that it reaches. */
export function setTable(
  canvas: Canvas,
  section: Structure,
  { columns, widths, rows }: Table,
): void {
  const total = widths.reduce((sum, share) => sum + share, 0);
  const columnWidths = widths.map((share) => (share / total) * TEXT_WIDTH);
  const cellsOf = (row: readonly string[], text: typeof CELL) =>
    row.map((cell, index) => canvas.lines(cell, columnWidths[index]! - 2 * PADDING, text));
  const head = cellsOf(columns, HEAD);
  const element = canvas.element('Table', section);
  const [first = []] = rows;
  canvas.reserve(heightOf(head) + heightOf(cellsOf(first, CELL)));
  headRow(canvas, head, columnWidths, element);
  for (const row of rows) {
    const cells = cellsOf(row, CELL);
    const page = canvas.pdf.page;
    canvas.reserve(heightOf(cells));
    if (canvas.pdf.page !== page) repeatHead(canvas, head, columnWidths);
    bodyRow(canvas, cells, columnWidths, element);
  }
  canvas.y += 10;
}

function heightOf(cells: readonly (readonly string[])[]): number {
  return Math.max(...cells.map((lines) => lines.length)) * CELL.leading + 2 * PADDING;
}

function headRow(
  canvas: Canvas,
  cells: readonly (readonly string[])[],
  widths: readonly number[],
  table: Structure,
): void {
  band(canvas, heightOf(cells));
  const row = canvas.element('TR', table);
  eachCell(canvas, cells, widths, (lines, x, y) =>
    canvas.place(
      lines,
      x,
      y,
      HEAD,
      canvas.element('TH', row, { attributes: [{ O: 'Table', Scope: 'Column' }] } as object),
    ),
  );
  canvas.y += heightOf(cells);
}

/** For the eye alone: the structure has the head once. */
function repeatHead(
  canvas: Canvas,
  cells: readonly (readonly string[])[],
  widths: readonly number[],
): void {
  band(canvas, heightOf(cells));
  canvas.artifact(() =>
    eachCell(canvas, cells, widths, (lines, x, y) =>
      lines.forEach((line, index) => canvas.drawLine(line, x, y + index * HEAD.leading, HEAD)),
    ),
  );
  canvas.y += heightOf(cells);
}

function bodyRow(
  canvas: Canvas,
  cells: readonly (readonly string[])[],
  widths: readonly number[],
  table: Structure,
): void {
  const row = canvas.element('TR', table);
  eachCell(canvas, cells, widths, (lines, x, y) =>
    canvas.place(lines, x, y, CELL, canvas.element('TD', row)),
  );
  canvas.y += heightOf(cells);
  const { y } = canvas;
  canvas.artifact(() =>
    canvas.pdf
      .moveTo(MARGIN.left, y)
      .lineTo(MARGIN.left + TEXT_WIDTH, y)
      .lineWidth(0.5)
      .stroke(COLOUR.rule),
  );
}

function band(canvas: Canvas, height: number): void {
  canvas.artifact(() =>
    canvas.pdf.rect(MARGIN.left, canvas.y, TEXT_WIDTH, height).fill(COLOUR.band),
  );
}

function eachCell(
  { y }: Canvas,
  cells: readonly (readonly string[])[],
  widths: readonly number[],
  draw: (lines: readonly string[], x: number, y: number) => void,
): void {
  let x: number = MARGIN.left;
  cells.forEach((lines, index) => {
    draw(lines, x + PADDING, y + PADDING);
    x += widths[index]!;
  });
}
