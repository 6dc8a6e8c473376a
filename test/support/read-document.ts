/** Prints what pdf.js finds in a document, as JSON: jest cannot import its modules itself. */
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a test asks of a document. */
export interface ReadDocument {
  readonly pages: readonly string[];
  /** Whether each page has a structure tree. */
  readonly tagged: readonly boolean[];
  readonly outline: readonly string[];
  readonly language: string | null;
  readonly isMarked: boolean;
  readonly title: string;
}

const [, , file = ''] = process.argv;
const task = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
const pdf = await task.promise;
const pages: string[] = [];
const tagged: boolean[] = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  pages.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
  tagged.push((await page.getStructTree()) !== null);
}
const { info } = await pdf.getMetadata();
const { Title, Language } = info as { Title: string; Language: string | null };
const found: ReadDocument = {
  pages,
  tagged,
  outline:
    ((await pdf.getOutline()) as { title: string }[] | null)?.map(({ title }) => title) ?? [],
  language: Language,
  isMarked: (await pdf.getMarkInfo())?.Marked === true,
  title: Title,
};
console.log(JSON.stringify(found));
await task.destroy();
