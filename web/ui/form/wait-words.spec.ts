import { expect, it } from '@jest/globals';
import { waitWords } from './wait-words.js';

it.each([
  [0, '1 秒钟', '1 second'],
  [1, '1 秒钟', '1 second'],
  [41, '41 秒钟', '41 seconds'],
  [121, '3 分钟', '3 minutes'],
  [3600, '60 分钟', '60 minutes'],
  [7201, '3 小时', '3 hours'],
  [86_400, '24 小时', '24 hours'],
])('%s seconds are %s, %s', (seconds, zh, en) => {
  expect(waitWords(seconds, 'zh')).toBe(zh);
  expect(waitWords(seconds, 'en')).toBe(en);
});
