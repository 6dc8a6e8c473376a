import { describe, expect, it } from '@jest/globals';
import { countryOptions } from './place-options.js';

const countries = [
  { code: 'AU', nameZh: '澳大利亚', nameEn: 'Australia', dialCode: '61' },
  { code: 'CA', nameZh: '加拿大', nameEn: 'Canada', dialCode: '1' },
  { code: 'CN', nameZh: '中国', nameEn: 'China', dialCode: '86' },
  { code: 'US', nameZh: '美国', nameEn: 'United States', dialCode: '1' },
];

describe('countryOptions', () => {
  it('has China first in Chinese and the alphabet in English', () => {
    expect(countryOptions(countries, 'zh')[0]).toEqual({ value: 'CN', label: '中国' });
    expect(countryOptions(countries, 'en').map(({ value }) => value)).toEqual([
      'AU',
      'CA',
      'CN',
      'US',
    ]);
  });
});
