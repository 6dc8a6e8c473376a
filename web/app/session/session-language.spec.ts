import { beforeEach, describe, expect, it } from '@jest/globals';
import { encrypt } from './session-cipher.js';
import { keepLanguage, LANGUAGE_KEY, LOCALE_KEY, readLanguage } from './session-language.js';

let stored: Map<string, string>;
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored = new Map();
});

describe('the session', () => {
  it('keeps language and locale, unreadable', () => {
    keepLanguage(store, 'en', true);
    expect(readLanguage(store, LANGUAGE_KEY)).toBe('en');
    expect(readLanguage(store, LOCALE_KEY)).toBe('en');
    expect(stored.get(LANGUAGE_KEY)).not.toContain('en');
  });

  it('is Chinese where nothing is stored', () => {
    expect(readLanguage(store, LANGUAGE_KEY)).toBe('zh');
  });

  it.each(['en', '00', 'zz', '', encrypt('fr')])('is Chinese where %j was put in', (value) => {
    stored.set(LANGUAGE_KEY, value);
    expect(readLanguage(store, LANGUAGE_KEY)).toBe('zh');
  });

  it('is Chinese where a stored value was changed', () => {
    const value = encrypt('en');
    stored.set(LANGUAGE_KEY, value.slice(0, -1) + (value.endsWith('0') ? '1' : '0'));
    expect(readLanguage(store, LANGUAGE_KEY)).toBe('zh');
  });

  it('tells the stored locale where it is another one, but not at first', () => {
    expect(keepLanguage(store, 'en', true)).toBe('en');
    expect(keepLanguage(store, 'en', false)).toBe('en');
    stored.set(LOCALE_KEY, encrypt('zh'));
    expect(keepLanguage(store, 'en', false)).toBe('zh');
    expect(keepLanguage(store, 'en', false)).toBe('en');
  });
});
