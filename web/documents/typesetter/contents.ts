import type { Chapter } from '../blocks.js';
import { type Canvas, style } from './canvas.js';
import { COLOUR, MARGIN, TEXT_WIDTH } from './page.js';

const TITLE = style({ size: 19, weight: 700, colour: COLOUR.accent });
const ENTRY = style({ size: 10.5 });
const ROW = 22;
const NUMBER_WIDTH = 26;

/** Name of the place where a chapter begins. */
export const chapterPlace = (index: number): string => `chapter-${index + 1}`;

/** The list of chapters; each entry leads to its page. */
export function setContents(
  canvas: Canvas,
  chapters: readonly Chapter[],
  pages: readonly number[],
): void {
  canvas.newPage();
  canvas.pdf.outline.addItem('Contents', { fit: true } as object);
  const section = canvas.element('Sect');
  canvas.write(
    canvas.lines('Contents', TEXT_WIDTH, TITLE),
    MARGIN.left,
    TITLE,
    canvas.element('H1', section),
  );
  canvas.y += 10;
  const list = canvas.element('TOC', section);
  chapters.forEach(({ title, language }, index) => {
    const item = canvas.element('TOCI', list, language === undefined ? {} : { lang: language });
    const link = canvas.element('Link', item);
    const page = String(pages[index] ?? 0);
    const place = (text: string, x: number) =>
      canvas.place(canvas.lines(text, TEXT_WIDTH, ENTRY), x, canvas.y, ENTRY, link);
    place(String(index + 1), MARGIN.left);
    place(title, MARGIN.left + NUMBER_WIDTH);
    place(page, MARGIN.left + TEXT_WIDTH - canvas.width(page, ENTRY));
    canvas.pdf.goTo(MARGIN.left, canvas.y - 2, TEXT_WIDTH, ROW - 2, chapterPlace(index), {
      Contents: new String(`${title}, page ${page}`),
      structParent: link,
    } as object);
    canvas.y += ROW;
  });
}
