import { describe, expect, it } from '@jest/globals';
import { routeById } from '../contract/routes.js';
import { alternates, pageUrl } from './head-links.js';

const origins = { zh: 'https://zh.example', en: 'https://en.example' };

describe('alternates', () => {
  it('names both editions and the default', () => {
    expect(alternates(routeById('license'), origins)).toEqual([
      { hrefLang: 'zh-CN', href: 'https://zh.example/cooperate/license' },
      { hrefLang: 'en', href: 'https://en.example/en/cooperate' },
      { hrefLang: 'x-default', href: 'https://zh.example/cooperate/license' },
    ]);
  });

  it('is empty where one edition lacks the page or the page is not indexed', () => {
    expect(alternates(routeById('news'), origins)).toEqual([]);
    expect(alternates(routeById('licenseSubmitted'), origins)).toEqual([]);
  });
});

describe('pageUrl', () => {
  it('is absolute, and absent where the edition has no such page', () => {
    expect(pageUrl(routeById('home'), 'en', origins)).toBe('https://en.example/en');
    expect(pageUrl(routeById('news'), 'en', origins)).toBeUndefined();
  });
});
