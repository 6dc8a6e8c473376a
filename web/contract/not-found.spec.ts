import { describe, expect, it } from '@jest/globals';
import { resolvePath } from './navigation.js';
import { askedPath, notFoundAddress } from './not-found.js';
import { DEVELOPMENT_ROUTES, ROUTES } from './routes.js';

const asked = (address: string) => askedPath(new URL(address, 'https://site.example').search);

describe('notFoundAddress', () => {
  it.each(['/no-such-page', '/产品/动脉瘤', '/en/Über_us.html'])('carries %s', (path) => {
    expect(asked(notFoundAddress('zh', path))).toBe(path);
  });

  it('reads an encoded path and encodes it once', () => {
    expect(notFoundAddress('zh', '/%E4%BA%A7')).toBe('/404?from=/%E4%BA%A7');
    expect(notFoundAddress('zh', '/%E4%A')).toBe('/404?from=/%25E4%25A');
  });

  it('keeps at most 80 characters, whole ones', () => {
    expect([...asked(notFoundAddress('en', `/${'𠮷'.repeat(300)}`))!]).toHaveLength(80);
  });
});

describe('askedPath', () => {
  it.each(['', '?from=', '?from=Call%20us', '?other=/a'])('finds none in %j', (search) => {
    expect(askedPath(search)).toBeNull();
  });

  it.each([
    ['/a\u0000b\u200bc\u2066d', '/abcd'],
    ['/\u202eevil', '/evil'],
    ['/about us', '/about'],
    ['/Your account is closed, call 0571', '/Your'],
    ['/a?b=c&d#e', '/a'],
    ['//example.com/', '/example.com/'],
    ['/<script>', null],
    ['/\u05d0\u05d1', null],
    ['/', null],
    ['///', null],
  ])('takes of %j what can be a path of the site', (value, path) => {
    expect(askedPath(`?from=${encodeURIComponent(value)}`)).toBe(path);
  });
});

describe('an unknown address', () => {
  it('leads to the page that says so', () => {
    expect(resolvePath('en', '/en/nwes')).toEqual({ kind: 'unknown', to: '/404?from=/en/nwes' });
  });

  it('is that of a development page, unless it is served', () => {
    expect(resolvePath('zh', '/dev/styles').kind).toBe('unknown');
    const rows = [...ROUTES, ...DEVELOPMENT_ROUTES];
    expect(resolvePath('en', '/dev/styles', rows).kind).toBe('page');
  });
});
