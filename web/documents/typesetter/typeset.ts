import type { IfuDocument } from '../../contract/instructions-for-use.js';
import { type Chapter, versionOf } from '../blocks.js';
import { chaptersOf } from '../chapters.js';
import { factsOf } from '../placeholders.js';
import { Canvas, style } from './canvas.js';
import { setCover } from './cover.js';
import { COLOUR, MARGIN, TEXT_WIDTH, PAGE } from './page.js';
import { setBlock } from './set-blocks.js';

export interface Typeset {
  readonly bytes: Buffer;
  readonly pages: number;
}

const TITLE = style({ size: 19, weight: 700, colour: COLOUR.accent });
const ENTRY = style({ size: 10.5 });
const SMALL = style({ size: 8.5, colour: COLOUR.muted });
/** Of the list of chapters, in points. */
const ROW = 22;
const NUMBER_WIDTH = 26;

/** The file of a document: the same bytes whenever and wherever it is made. */
export async function typeset(document: IfuDocument): Promise<Typeset> {
  const chapters = chaptersOf(versionOf(document));
  // Chapters begin where the first passage finds them; the second one prints that in the contents.
  const { starts } = set(document, chapters, []);
  const { canvas } = set(document, chapters, starts);
  const pages = canvas.pdf.bufferedPageRange().count;
  return { bytes: await canvas.bytes(), pages };
}

function set(document: IfuDocument, chapters: readonly Chapter[], pages: readonly number[]) {
  const { title, version, language, publishedAt } = document;
  const canvas = new Canvas({
    title: `${title}, version ${version}`,
    subject: `Instructions for use, version ${version}, ${publishedAt}`,
    author: factsOf(versionOf(document)).manufacturer,
    language,
    createdAt: new Date(`${publishedAt}T00:00:00Z`),
  });
  setCover(canvas, document);
  setContents(canvas, chapters, pages);
  const starts = chapters.map((chapter, index) => setChapter(canvas, chapter, index));
  setFolios(canvas, document);
  return { canvas, starts };
}

/** @returns the number of the page on which it begins. */
function setChapter(canvas: Canvas, { title, language, blocks }: Chapter, index: number): number {
  canvas.newPage();
  const page = canvas.pdf.bufferedPageRange().count;
  canvas.pdf.addNamedDestination(chapterPlace(index), 'Fit');
  const heading = `${index + 1}  ${title}`;
  canvas.pdf.outline.addItem(heading, { fit: true } as object);
  const section = canvas.element(
    'Sect',
    undefined,
    language === undefined ? {} : { lang: language },
  );
  canvas.write(
    canvas.lines(heading, TEXT_WIDTH, TITLE),
    MARGIN.left,
    TITLE,
    canvas.element('H1', section),
  );
  canvas.y += 10;
  for (const block of blocks) setBlock(canvas, section, block);
  return page;
}

/** Name of the place where a chapter begins. */
const chapterPlace = (index: number): string => `chapter-${index + 1}`;

/** The list of chapters; each entry leads to its page. */
function setContents(canvas: Canvas, chapters: readonly Chapter[], pages: readonly number[]): void {
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

/** Title, version, date and page number on every page but the first. */
function setFolios(canvas: Canvas, { title, version, publishedAt }: IfuDocument): void {
  const { pdf } = canvas;
  const { count } = pdf.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    pdf.switchToPage(index);
    canvas.artifact(() => {
      rule(canvas, MARGIN.top - 22);
      rule(canvas, PAGE.height - MARGIN.bottom + 20);
      writeSmall(canvas, title, MARGIN.left, MARGIN.top - 40);
      const foot = PAGE.height - MARGIN.bottom + 26;
      writeSmall(canvas, `Version ${version}, ${publishedAt}`, MARGIN.left, foot);
      const folio = `Page ${index + 1} of ${count}`;
      writeSmall(canvas, folio, MARGIN.left + TEXT_WIDTH - canvas.width(folio, SMALL), foot);
    });
  }
}

function writeSmall(canvas: Canvas, text: string, x: number, y: number): void {
  for (const line of canvas.lines(text, TEXT_WIDTH, SMALL)) canvas.drawLine(line, x, y, SMALL);
}

function rule({ pdf }: Canvas, y: number): void {
  pdf
    .moveTo(MARGIN.left, y)
    .lineTo(MARGIN.left + TEXT_WIDTH, y)
    .lineWidth(0.5)
    .stroke(COLOUR.rule);
}
