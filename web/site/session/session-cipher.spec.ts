import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { decrypt, encrypt } from './session-cipher.js';

const browser = globalThis.crypto;

/** As in a page that came without TLS. */
function withoutSubtle(): void {
  const crypto = { getRandomValues: browser.getRandomValues.bind(browser) };
  jest.replaceProperty(globalThis, 'crypto', crypto as Crypto);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the cipher of the session', () => {
  it.each(['zh', 'en', '', '血管'])('gives %j back', async (text) => {
    expect(await decrypt(await encrypt(text))).toBe(text);
  });

  it('never writes the same twice', async () => {
    expect(await encrypt('zh')).not.toBe(await encrypt('zh'));
  });

  it('is the same where the browser lends none', async () => {
    const before = await encrypt('en');
    withoutSubtle();
    expect(await decrypt(before)).toBe('en');
    const own = await encrypt('zh');
    jest.restoreAllMocks();
    expect(await decrypt(own)).toBe('zh');
  });

  it.each(['en', '', '0'.repeat(60)])('takes %j for nothing', async (stored) => {
    expect(await decrypt(stored)).toBeNull();
    withoutSubtle();
    expect(await decrypt(stored)).toBeNull();
  });
});
