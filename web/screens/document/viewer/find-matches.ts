/** Text of each page, first page first. */
export type PageTexts = readonly string[];

/** Pages of all places where the words stand, in reading order; a page comes once for each place. */
export function findMatches(pages: PageTexts, words: string): readonly number[] {
  const wanted = comparable(words).trim();
  if (wanted === '') return [];
  return pages.flatMap((text, index) =>
    Array.from({ length: comparable(text).split(wanted).length - 1 }, () => index + 1),
  );
}

/** Case and the width of spaces make no difference. */
function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

/** The text of a line as HTML with the words marked. */
export function markedHtml(text: string, words: string): string {
  const wanted = words.trim();
  if (wanted === '') return escaped(text);
  const pattern = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  let html = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    html += `${escaped(text.slice(end, match.index))}<mark>${escaped(match[0])}</mark>`;
    end = match.index + match[0].length;
  }
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
