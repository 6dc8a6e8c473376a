import { folded, isChinese } from './terms.js';

/** A piece of a line; what was looked for is marked. */
export interface LinePart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Characters of a line that are shown, and how many of them before the first mark. */
const LENGTH = { chinese: 64, other: 130 };
const BEFORE = 24;

type Range = readonly [start: number, end: number];

/** Where terms stand in a line: words of Latin letters at their beginning, Chinese anywhere. */
function rangesOf(line: string, terms: readonly string[]): Range[] {
  const text = folded(line);
  const found = terms.flatMap((term) => {
    const ranges: Range[] = [];
    for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
      const isBegin = isChinese(term) || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
      const isProduct = /(?:accu|aneu)$/.test(text.slice(0, at));
      if (isBegin || isProduct) ranges.push([at, at + term.length]);
    }
    return ranges;
  });
  return merged(found.sort(([a], [b]) => a - b));
}

function merged(sorted: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of sorted) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

/** How much of a line was looked for, in characters. */
export function markedLength(line: string, terms: readonly string[]): number {
  return rangesOf(line, terms).reduce((sum, [start, end]) => sum + end - start, 0);
}

/** The part of a line around what was looked for. */
export function markedLine(line: string, terms: readonly string[]): readonly LinePart[] {
  const ranges = rangesOf(line, terms);
  const length = /\p{Script=Han}/u.test(line) ? LENGTH.chinese : LENGTH.other;
  const first = ranges[0]?.[0] ?? 0;
  const from = line.length <= length || first <= BEFORE ? 0 : wordStart(line, first - BEFORE);
  const to = Math.min(line.length, from + length);
  const parts: LinePart[] = from > 0 ? [{ text: '…', isMarked: false }] : [];
  let at = from;
  for (const [start, end] of ranges.filter((range) => range[1] <= to)) {
    parts.push({ text: line.slice(at, start), isMarked: false });
    parts.push({ text: line.slice(start, end), isMarked: true });
    at = end;
  }
  parts.push({ text: line.slice(at, to) + (to < line.length ? '…' : ''), isMarked: false });
  return parts.filter(({ text }) => text !== '');
}

/** The beginning of a word of Latin letters at or after a place; the place itself within Chinese. */
function wordStart(line: string, place: number): number {
  const rest = line.slice(place, place + BEFORE);
  const space = /\p{Script=Han}/u.test(rest) ? -1 : rest.indexOf(' ');
  return place + space + 1;
}
