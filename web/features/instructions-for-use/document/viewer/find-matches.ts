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
  const wanted = comparable([words]).text.trim();
  if (wanted === '') return [];
  return pages.flatMap((items, index) => {
    const { text, places } = comparable(items);
    const matches: Match[] = [];
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
      matches.push({ page: index + 1, ranges: joined(places.slice(at, at + wanted.length)) });
    }
    return matches;
  });
}

interface Comparable {
  readonly text: string;
  /** Where each character of `text` comes from; nowhere, where it is a space between two pieces. */
  readonly places: readonly (MarkedRange | undefined)[];
}

/**
 * The pieces as one text, a space between them, in which case and the width of characters and spaces
 * make no difference. It may be longer or shorter than they are: `…` becomes three dots.
 */
function comparable(items: readonly string[]): Comparable {
  let text = '';
  const places: (MarkedRange | undefined)[] = [];
  const add = (characters: string, place?: MarkedRange): void => {
    if (characters === ' ' && (text === '' || text.endsWith(' '))) return;
    text += characters;
    for (let count = characters.length; count > 0; count--) places.push(place);
  };
  for (const [item, piece] of items.entries()) {
    if (item > 0) add(' ');
    for (const { 0: character, index: start } of piece.matchAll(/.\p{M}*/gsu)) {
      const plain = character.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
      add(plain, { item, start, end: start + character.length });
    }
  }
  return { text, places };
}

/** One range for all that a match takes of a piece. */
function joined(places: Comparable['places']): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (place && last?.item === place.item) ranges[ranges.length - 1] = { ...last, end: place.end };
    else if (place) ranges.push(place);
  }
  return ranges;
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
