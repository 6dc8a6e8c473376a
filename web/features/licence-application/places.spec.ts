import { describe, expect, it } from '@jest/globals';
import { dialCodeOf, dialCodeOptions } from './places.js';

const countries = [
  { code: 'AU', nameZh: '澳大利亚', nameEn: 'Australia', dialCode: '61' },
  { code: 'CA', nameZh: '加拿大', nameEn: 'Canada', dialCode: '1' },
  { code: 'CN', nameZh: '中国', nameEn: 'China', dialCode: '86' },
  { code: 'US', nameZh: '美国', nameEn: 'United States', dialCode: '1' },
];

describe('dialCodeOptions', () => {
  it('names each code once', () => {
    expect(dialCodeOptions(countries, 'en', ' and others')).toEqual([
      { value: '1', label: '+1 United States and others' },
      { value: '61', label: '+61 Australia' },
      { value: '86', label: '+86 China' },
    ]);
  });
});

describe('dialCodeOf', () => {
  it('is empty for an unknown country', () => {
    expect(dialCodeOf(countries, 'CN')).toBe('86');
    expect(dialCodeOf([], 'GB')).toBe('');
    // The form begins with China, before the list arrives.
    expect(dialCodeOf([], 'CN')).toBe('86');
  });
});
