import { type Canvas, style, type Style } from '../typesetter/canvas.js';
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

interface LabelSymbol {
  readonly title: string;
  readonly meaning: string;
  readonly draw: (canvas: Canvas, x: number, y: number, size: number) => void;
}

/** Letters in a frame, as most symbols of a label are. */
function framed(letters: string): LabelSymbol['draw'] {
  return (canvas, x, y, size) => {
    const height = size * 0.6;
    const top = y + (size - height) / 2;
    const text = style({ size: letters.length > 3 ? 7.5 : 11, weight: 700 });
    canvas.pdf.rect(x, top, size, height).lineWidth(1.4).stroke(COLOUR.ink);
    const left = x + (size - canvas.width(letters, text)) / 2;
    label(canvas, letters, left, top + (height - text.size * 1.45) / 2, text);
  };
}

function factory(isFilled: boolean): LabelSymbol['draw'] {
  return ({ pdf }, x, y, size) => {
    const at = (left: number, top: number): [number, number] => [x + left * size, y + top * size];
    pdf.polygon(
      at(0.05, 0.9),
      at(0.05, 0.1),
      at(0.25, 0.1),
      at(0.25, 0.5),
      at(0.5, 0.32),
      at(0.5, 0.5),
      at(0.75, 0.32),
      at(0.75, 0.5),
      at(0.95, 0.32),
      at(0.95, 0.9),
    );
    if (isFilled) pdf.fill(COLOUR.ink);
    else pdf.lineWidth(1.4).stroke(COLOUR.ink);
  };
}

function book(canvas: Canvas, x: number, y: number, size: number): void {
  const { pdf } = canvas;
  const at = (left: number, top: number): [number, number] => [x + left * size, y + top * size];
  pdf.polygon(at(0.05, 0.2), at(0.5, 0.3), at(0.5, 0.9), at(0.05, 0.8));
  pdf.lineWidth(1.4).stroke(COLOUR.ink);
  pdf.polygon(at(0.95, 0.2), at(0.5, 0.3), at(0.5, 0.9), at(0.95, 0.8));
  pdf.stroke(COLOUR.ink);
  const text = style({ size: 14, weight: 700 });
  label(canvas, 'i', x + 0.7 * size, y + 0.28 * size, text);
}

function triangle(canvas: Canvas, x: number, y: number, size: number): void {
  canvas.pdf
    .polygon([x + size / 2, y + 1], [x + size - 1, y + size - 2], [x + 1, y + size - 2])
    .lineWidth(1.6)
    .stroke(COLOUR.ink);
  const text = style({ size: 15, weight: 700 });
  label(canvas, '!', x + (size - canvas.width('!', text)) / 2, y + size * 0.29, text);
}

export const SYMBOLS: readonly LabelSymbol[] = [
  {
    title: 'Manufacturer',
    meaning: 'Name and address of the manufacturer stand beside it.',
    draw: factory(true),
  },
  {
    title: 'Date of manufacture',
    meaning: 'Day on which the release was made available.',
    draw: factory(false),
  },
  { title: 'Catalogue number', meaning: 'Number of the product.', draw: framed('REF') },
  { title: 'Serial number', meaning: 'Number of the licence.', draw: framed('SN') },
  {
    title: 'Medical device',
    meaning: 'The product is a medical device.',
    draw: framed('MD'),
  },
  {
    title: 'Unique device identifier',
    meaning: 'The identifier stands beside it, in plain text and as a code.',
    draw: framed('UDI'),
  },
  {
    title: 'Authorised representative in the European Union',
    meaning: 'Name and address of the representative stand beside it.',
    draw: framed('EC REP'),
  },
  {
    title: 'Consult instructions for use or electronic instructions for use',
    meaning: 'The address of the electronic instructions stands beside it.',
    draw: book,
  },
  {
    title: 'Caution',
    meaning: 'The instructions contain warnings that cannot stand on the label.',
    draw: triangle,
  },
];
