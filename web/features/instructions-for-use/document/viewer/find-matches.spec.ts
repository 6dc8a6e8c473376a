import { expect, it } from '@jest/globals';
import { findMatches, markedHtml } from './find-matches.js';

const PAGES = [['Contents'], ['The frame rate.', 'Frame', 'count.'], ['血流储备分数']];

it.each([
  ['frame', [2, 2]],
  ['frame count', [2]],
  ['储备', [3]],
  ['absent', []],
  ['  ', []],
])('finds %j', (words, pages) => {
  expect(findMatches(PAGES, words).map(({ page }) => page)).toEqual(pages);
});

it('marks each place, the shown one apart, and lets no markup through', () => {
  const html = (text: string, words: string, shown: number) =>
    markedHtml(text, { page: 1, item: 0 }, findMatches([[text]], words), shown);
  expect(html('a <b> & Frame', 'frame', 1)).toBe('a &lt;b&gt; &amp; <mark>Frame</mark>');
  expect(html('1 + 1 + 1', '1 +', 1)).toBe('<mark>1 +</mark> <mark data-shown>1 +</mark> 1');
  expect(html('x', '', 0)).toBe('x');
});

it.each([
  ['Wait…  then press Start™', 'start', 'Wait…  then press <mark>Start</mark>™'],
  ['ｆｉｎｅ 1½ ﬁne', 'fine', '<mark>ｆｉｎｅ</mark> 1½ <mark>ﬁne</mark>'],
  ['frame \n  rate', 'frame rate', '<mark>frame \n  rate</mark>'],
  ['re\u0301sume\u0301 all', 'all', 're\u0301sume\u0301 <mark>all</mark>'],
])('marks the words themselves in %j', (text, words, marked) => {
  const matches = findMatches([[text]], words);
  expect(markedHtml(text, { page: 1, item: 0 }, matches, -1)).toBe(marked);
});

it('marks words that stand in several pieces', () => {
  const matches = findMatches(PAGES, 'frame count');
  expect(matches[0]?.ranges).toEqual([
    { item: 1, start: 0, end: 5 },
    { item: 2, start: 0, end: 5 },
  ]);
  expect(markedHtml('count.', { page: 2, item: 2 }, matches, 0)).toBe(
    '<mark data-shown>count</mark>.',
  );
});
