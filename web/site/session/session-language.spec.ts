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
  it('keeps language and locale, unreadable', async () => {
    await keepLanguage(store, 'en', true);
    expect(await readLanguage(store, LANGUAGE_KEY)).toBe('en');
    expect(await readLanguage(store, LOCALE_KEY)).toBe('en');
    expect(stored.get(LANGUAGE_KEY)).not.toContain('en');
  });

  it('is Chinese where nothing is stored', async () => {
    expect(await readLanguage(store, LANGUAGE_KEY)).toBe('zh');
  });

  it.each(['en', '00', 'zz', ''])('is Chinese where %j was put in', async (value) => {
    stored.set(LANGUAGE_KEY, value);
    expect(await readLanguage(store, LANGUAGE_KEY)).toBe('zh');
  });

  it('is Chinese where another language is stored', async () => {
    stored.set(LANGUAGE_KEY, await encrypt('fr'));
    expect(await readLanguage(store, LANGUAGE_KEY)).toBe('zh');
  });

  it('is Chinese where a stored value was changed', async () => {
    const value = await encrypt('en');
    stored.set(LANGUAGE_KEY, value.slice(0, -1) + (value.endsWith('0') ? '1' : '0'));
    expect(await readLanguage(store, LANGUAGE_KEY)).toBe('zh');
  });

  it('tells the stored locale where it is another one, but not at first', async () => {
    expect(await keepLanguage(store, 'en', true)).toBe('en');
    expect(await keepLanguage(store, 'en', false)).toBe('en');
    stored.set(LOCALE_KEY, await encrypt('zh'));
    expect(await keepLanguage(store, 'en', false)).toBe('zh');
    expect(await keepLanguage(store, 'en', false)).toBe('en');
  });
});
