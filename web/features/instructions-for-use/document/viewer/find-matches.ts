/** Texts of each page in the pieces that pdf.js makes of them, first page first. */
export type PageTexts = readonly (readonly string[])[];

/** A part of one piece of a page's text. */
export interface MarkedRange {
  readonly item: number;
  readonly start: number;
  readonly end: number;
}

/** A place where the words stand: one piece of a page, or several on end. */
export interface Match {
  readonly page: number;
  readonly ranges: readonly MarkedRange[];
}

/** All places where the words stand, in reading order. */
export function findMatches(pages: PageTexts, words: string): readonly Match[] {
  const wanted = comparable(words).trim();
  if (wanted === '') return [];
  return pages.flatMap((items, index) => matchesOf(items, wanted, index + 1));
}

function matchesOf(items: readonly string[], wanted: string, page: number): Match[] {
  const { text, starts } = joined(items);
  const matches: Match[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    const ranges = items.flatMap((item, index): MarkedRange[] => {
      const start = starts[index]!;
      const length = Math.min((starts[index + 1] ?? text.length) - start, item.length);
      if (start >= end || start + length <= at) return [];
      return [{ item: index, start: Math.max(at - start, 0), end: Math.min(end - start, length) }];
    });
    matches.push({ page, ranges });
  }
  return matches;
}

/** The pieces as one text, a space between them, and where each of them begins in it. */
function joined(items: readonly string[]): { text: string; starts: readonly number[] } {
  let text = '';
  const starts = items.map((item) => {
    if (text !== '' && !text.endsWith(' ')) text += ' ';
    const start = text.length;
    text += text.endsWith(' ') ? comparable(item).trimStart() : comparable(item);
    return start;
  });
  return { text, starts };
}

/** Case and the width of spaces make no difference. */
function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

/** One piece of a page's text as HTML with the places marked, and the one that is shown apart. */
export function markedHtml(
  text: string,
  place: { readonly page: number; readonly item: number },
  matches: readonly Match[],
  shown: number,
): string {
  let html = '';
  let end = 0;
  matches.forEach(({ page, ranges }, index) => {
    if (page !== place.page) return;
    const range = ranges.find(({ item }) => item === place.item);
    if (!range) return;
    const mark = index === shown ? '<mark data-shown>' : '<mark>';
    html += `${escaped(text.slice(end, range.start))}${mark}${escaped(text.slice(range.start, range.end))}</mark>`;
    end = range.end;
  });
  return html + escaped(text.slice(end));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
