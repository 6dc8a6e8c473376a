import type { IfuDocument } from '../../contract/instructions-for-use.js';
import { versionOf } from '../blocks.js';
import { factsOf } from '../placeholders.js';
import { type Canvas, type Structure, style } from './canvas.js';
import { COLOUR, MARGIN, PAGE, TEXT_WIDTH } from './page.js';

const NAME = style({ size: 34, weight: 700, colour: COLOUR.accent });
const KIND = style({ size: 18 });
const LEAD = style({ size: 11, colour: COLOUR.muted });
const ENTRY = style({ size: 10.5 });
const LABEL = style({ size: 10.5, weight: 700 });
const LABEL_WIDTH = 130;

/** The first page: what the document is, for which release, and by whom. */
export function setCover(canvas: Canvas, document: IfuDocument): void {
  canvas.newPage();
  canvas.artifact(() => {
    canvas.pdf.rect(0, 0, PAGE.width, 12).fill(COLOUR.accent);
    vessel(canvas);
  });
  canvas.y = 300;
  const cover = canvas.element('Sect');
  write(canvas, cover, document.product, NAME);
  write(canvas, cover, 'Instructions for use', KIND);
  canvas.y += 6;
  write(
    canvas,
    cover,
    'Software for computing fractional flow reserve from coronary angiograms',
    LEAD,
  );
  canvas.y = 470;
  const facts = factsOf(versionOf(document));
  const entries: readonly (readonly [string, string])[] = [
    ['Version', document.version],
    ['Date of publication', document.publishedAt],
    ['Software release', document.release],
    ['Language', 'English, with a summary in Chinese'],
    ['Manufacturer', facts.manufacturer],
    ['Address', facts.address],
    ['EU representative', facts.representative],
    ['Conformity', `CE marking: ${facts.notifiedBody}`],
    ['Identification', facts.basicUdi],
  ];
  for (const [label, value] of entries) entry(canvas, cover, label, value);
}

function write(canvas: Canvas, cover: Structure, text: string, look: typeof NAME): void {
  canvas.write(canvas.lines(text, TEXT_WIDTH, look), MARGIN.left, look, canvas.element('P', cover));
}

function entry(canvas: Canvas, cover: Structure, label: string, value: string): void {
  const element = canvas.element('P', cover);
  canvas.place(canvas.lines(label, LABEL_WIDTH, LABEL), MARGIN.left, canvas.y, LABEL, element);
  const lines = canvas.lines(value, TEXT_WIDTH - LABEL_WIDTH, ENTRY);
  canvas.write(lines, MARGIN.left + LABEL_WIDTH, ENTRY, element);
  canvas.y += 3;
}

/** A narrowed vessel, as an ornament. */
function vessel({ pdf }: Canvas): void {
  const [left, right, middle] = [MARGIN.left, PAGE.width - MARGIN.right, 180];
  for (const side of [-1, 1]) {
    pdf
      .moveTo(left, middle + side * 26)
      .bezierCurveTo(
        left + 130,
        middle + side * 26,
        left + 160,
        middle + side * 8,
        left + 215,
        middle + side * 8,
      )
      .bezierCurveTo(
        left + 270,
        middle + side * 8,
        left + 300,
        middle + side * 22,
        right,
        middle + side * 22,
      )
      .lineWidth(3)
      .stroke(COLOUR.accent);
  }
}
