import type { Block } from '../blocks.js';
import { FIGURES } from '../figures/figures.js';
import { SYMBOLS } from '../figures/symbols.js';
import { type Canvas, type Structure, style } from './canvas.js';
import { COLOUR, MARGIN, TEXT_WIDTH } from './page.js';
import { setTable } from './set-table.js';

const BODY = style();
const HEADING = style({ size: 12, weight: 700, colour: COLOUR.accent });
const CAPTION = style({ size: 9, colour: COLOUR.muted });
const GAP = 8;
const INDENT = 18;
const SYMBOL_SIZE = 34;
const ALERT_COLOUR = {
  warning: COLOUR.warning,
  caution: COLOUR.caution,
  note: COLOUR.accent,
} as const;

export function setBlock(canvas: Canvas, section: Structure, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return setHeading(canvas, section, block.text);
    case 'paragraph':
      return setParagraph(canvas, section, block.text);
    case 'list':
      return setList(canvas, section, block.items, () => '•');
    case 'steps':
      return setList(canvas, section, block.items, (index) => `${index + 1}.`);
    case 'table':
      return setTable(canvas, section, block);
    case 'alert':
      return setAlert(canvas, section, block);
    case 'figure':
      return setFigure(canvas, section, block);
    case 'symbols':
      return setSymbols(canvas, section);
  }
}

function setHeading(canvas: Canvas, section: Structure, text: string): void {
  canvas.y += GAP;
  // A heading never stands alone at the foot of a page.
  canvas.reserve(HEADING.leading + 3 * BODY.leading);
  const element = canvas.element('H2', section);
  canvas.write(canvas.lines(text, TEXT_WIDTH, HEADING), MARGIN.left, HEADING, element);
  canvas.y += 3;
}

function setParagraph(canvas: Canvas, section: Structure, text: string): void {
  const element = canvas.element('P', section);
  canvas.write(canvas.lines(text, TEXT_WIDTH, BODY), MARGIN.left, BODY, element);
  canvas.y += GAP;
}

function setList(
  canvas: Canvas,
  section: Structure,
  items: readonly string[],
  label: (index: number) => string,
): void {
  const element = canvas.element('L', section);
  items.forEach((item, index) => {
    const lines = canvas.lines(item, TEXT_WIDTH - INDENT, BODY);
    canvas.reserve(lines.length * BODY.leading);
    const entry = canvas.element('LI', element);
    const mark = canvas.lines(label(index), INDENT, BODY);
    canvas.place(mark, MARGIN.left + 2, canvas.y, BODY, canvas.element('Lbl', entry));
    canvas.write(lines, MARGIN.left + INDENT, BODY, canvas.element('LBody', entry));
    canvas.y += 2;
  });
  canvas.y += GAP;
}

function setAlert(
  canvas: Canvas,
  section: Structure,
  { level, label, text }: Extract<Block, { kind: 'alert' }>,
): void {
  const look = style({ weight: 700, colour: ALERT_COLOUR[level] });
  const inset = 14;
  const lines = canvas.lines(text, TEXT_WIDTH - 2 * inset, BODY);
  const height = look.leading + lines.length * BODY.leading + 2 * GAP;
  canvas.reserve(height);
  const top = canvas.y;
  canvas.artifact(() => {
    canvas.pdf.rect(MARGIN.left, top, TEXT_WIDTH, height).fill(COLOUR.band);
    canvas.pdf.rect(MARGIN.left, top, 3, height).fill(ALERT_COLOUR[level]);
  });
  const element = canvas.element('P', section);
  canvas.y += GAP;
  canvas.write(canvas.lines(label, TEXT_WIDTH, look), MARGIN.left + inset, look, element);
  canvas.write(lines, MARGIN.left + inset, BODY, element);
  canvas.y = top + height + GAP;
}

function setFigure(
  canvas: Canvas,
  section: Structure,
  { figure, caption, alt }: Extract<Block, { kind: 'figure' }>,
): void {
  const { height, draw } = FIGURES[figure];
  const lines = canvas.lines(caption, TEXT_WIDTH, CAPTION);
  canvas.reserve(height + lines.length * CAPTION.leading + GAP);
  const element = canvas.element('Figure', section, { alt });
  const top = canvas.y;
  element.add(() => draw(canvas, MARGIN.left, top));
  canvas.y = top + height + 4;
  canvas.write(lines, MARGIN.left, CAPTION, canvas.element('Caption', section));
  canvas.y += GAP;
}

function setSymbols(canvas: Canvas, section: Structure): void {
  const name = style({ weight: 700 });
  for (const { title, meaning, draw } of SYMBOLS) {
    const lines = canvas.lines(meaning, TEXT_WIDTH - SYMBOL_SIZE - INDENT, BODY);
    const height = Math.max(SYMBOL_SIZE + 4, name.leading + lines.length * BODY.leading);
    canvas.reserve(height);
    const top = canvas.y;
    const left = MARGIN.left + SYMBOL_SIZE + INDENT;
    const element = canvas.element('Figure', section, { alt: `Symbol: ${title}` });
    element.add(() => draw(canvas, MARGIN.left, top + 2, SYMBOL_SIZE));
    const text = canvas.element('P', section);
    canvas.place(canvas.lines(title, TEXT_WIDTH, name), left, top, name, text);
    canvas.place(lines, left, top + name.leading, BODY, text);
    canvas.y = top + height + GAP;
  }
}
