import { describe, expect, it } from '@jest/globals';
import { parseTelephone } from './telephone.js';

describe('parseTelephone', () => {
  it.each([
    ['86', '138 0013 8000', '+8613800138000'],
    ['86', '+86 138-0013-8000', '+8613800138000'],
    ['86', '0571-88888888', '+8657188888888'],
    ['44', '07911 123456', '+447911123456'],
    ['1', '(212) 555-2368', '+12125552368'],
  ])('reads %s %s as %s', (areaCode, text, e164) => {
    expect(parseTelephone(areaCode, text)?.e164).toBe(e164);
  });

  it.each([
    ['86', '12345'],
    ['86', '+44 7911 123456'],
    ['999', '13800138000'],
    ['1', '(212) 055-2368'],
    ['86', '----'],
  ])('refuses %s %s', (areaCode, text) => {
    expect(parseTelephone(areaCode, text)).toBeUndefined();
  });
});
