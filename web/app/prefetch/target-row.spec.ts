import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '../../contract/routes.js';
import { targetRow } from './prefetcher.js';

const here = { origin: 'https://site.example', pathname: '/about' };
const target = (address: string) =>
  targetRow('zh', new URL(address, here.origin).href, here, ROUTES)?.id;

describe('targetRow', () => {
  it('is the page of an address, after redirects', () => {
    expect(target('/news?page=2#top')).toBe('news');
    expect(target('/cooperate')).toBe('scienceResearch');
    expect(target('/en/about')).toBe('home');
  });

  it('is none for the page itself, unknown addresses and other sites', () => {
    expect(target('/about#team')).toBeUndefined();
    expect(target('/no-such-page')).toBeUndefined();
    expect(target('https://other.example/news')).toBeUndefined();
    expect(target('mailto:contact@site.example')).toBeUndefined();
  });
});
