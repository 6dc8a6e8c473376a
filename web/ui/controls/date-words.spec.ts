import { expect, it } from '@jest/globals';
import { dayWords, monthName, shanghaiTimeWords } from './date-words.js';

it('names months', () => {
  expect(monthName('2017-06', 'zh')).toBe('6 月');
  expect(monthName('2017-06', 'en')).toBe('June');
});

it('writes days', () => {
  expect(dayWords('2026-11-06', 'zh')).toBe('2026\u00a0年\u00a011\u00a0月\u00a06\u00a0日');
  expect(dayWords('2026-11-06', 'en')).toBe('6\u00a0November 2026');
});

it('tells the day and the hour of Shanghai, wherever it runs', () => {
  const moment = '2026-11-22T16:05:30.000Z';
  expect(shanghaiTimeWords(moment, 'zh')).toBe(
    '2026\u00a0年\u00a011\u00a0月\u00a023\u00a0日 00:05',
  );
  expect(shanghaiTimeWords(moment, 'en')).toBe('23\u00a0November 2026, 00:05');
});
