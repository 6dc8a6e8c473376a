import { expect, it } from '@jest/globals';
import { newsDate } from './news-card.js';

it.each([
  ['', undefined],
  ['  ', undefined],
  [' 2021-10-12', '2021-10-12'],
  ['2024', '2024'],
])('reads the time %j as %s', (time, date) => {
  expect(newsDate({ time })).toBe(date);
});
