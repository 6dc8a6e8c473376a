import type { IfuDocument } from '../../contract/instructions-for-use.js';
import type { Chapter, Version } from '../blocks.js';
import { chaptersOf } from '../chapters.js';
import { DOCUMENT_PLACEHOLDERS } from '../placeholders.js';
import { Canvas, style } from './canvas.js';
import { chapterPlace, setContents } from './contents.js';
import { setCover } from './cover.js';
import { setFolios } from './folios.js';
import { COLOUR, MARGIN, TEXT_WIDTH } from './page.js';
import { setBlock } from './set-blocks.js';

export interface Typeset {
  readonly bytes: Buffer;
  readonly pages: number;
}

const TITLE = style({ size: 19, weight: 700, colour: COLOUR.accent });

/** The file of a document: the same bytes whenever and wherever it is made. */
export async function typeset(document: IfuDocument): Promise<Typeset> {
  const chapters = chaptersOf(Number(document.version) as Version);
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
    author: DOCUMENT_PLACEHOLDERS.manufacturer,
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
