import { expect, it } from '@jest/globals';
import { fillIn, keepTogether } from './words.js';

const together = (text: string) => keepTogether(text).replaceAll('\u00a0', '~');

it('keeps a number and the symbol of its unit in one line', () => {
  expect(together('with 100 mmHg, a core below 70 mL and Tmax above 6 s.')).toBe(
    'with 100~mmHg, a core below 70~mL and Tmax above 6~s.',
  );
  expect(together('30 mL/100 g/min')).toBe('30~mL/100~g/min');
});

it('keeps a number and its Chinese measure word in one line', () => {
  expect(together('自最后一次联系之日起 24 个月')).toBe('自最后一次联系之日起 24~个月');
  expect(together('成立于 2017 年 6 月')).toBe('成立于 2017~年~6~月');
});

it('keeps a comparison in one line', () => {
  expect(together('P < 0.05, R = 0.63 and κ ≥ 0.8')).toBe('P~<~0.05, R~=~0.63 and κ~≥~0.8');
  expect(together('FFR ≤0.80 of 404 vessels')).toBe('FFR~≤0.80 of 404 vessels');
  expect(together('as in a = b')).toBe('as in a = b');
});

it('keeps an English date in one line', () => {
  expect(together('by 2 December 2026, in May')).toBe('by 2~December 2026, in May');
});

it('leaves words that only begin like a unit, and names that end with a number', () => {
  for (const text of ['5 minutes', '2 studies', 'AccuFFRct 3.0 was released', 'FAME 2 试验']) {
    expect(keepTogether(text)).toBe(text);
  }
});

it('reaches all texts of a page and changes nothing else', () => {
  const texts = { a: ['5 mm', { b: '3 年' }], c: 5, d: true, e: undefined, f: null };
  expect(keepTogether(texts)).toEqual({
    ...texts,
    a: ['5\u00a0mm', { b: '3\u00a0年' }],
  });
});

it('fills in what it is given and leaves the rest', () => {
  expect(fillIn('{count} of {all}', { count: 0 })).toBe('0 of {all}');
});
