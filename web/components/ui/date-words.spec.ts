import { expect, it } from '@jest/globals';
import { dayWords, monthName } from './date-words.js';

it('names months', () => {
  expect(monthName('2017-06', 'zh')).toBe('6 月');
  expect(monthName('2017-06', 'en')).toBe('June');
});

it('writes days', () => {
  expect(dayWords('2026-11-06', 'zh')).toBe('2026 年 11 月 6 日');
  expect(dayWords('2026-11-06', 'en')).toBe('6 November 2026');
});
