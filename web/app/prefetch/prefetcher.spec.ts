import { describe, expect, it, jest } from '@jest/globals';
import { routeById, type RouteRow, ROUTES } from '../../contract/routes.js';
import { createPrefetcher, targetRow } from './prefetcher.js';

it('loads a page once, and again only after a failure', async () => {
  const load = jest.fn<(row: RouteRow) => Promise<unknown>>().mockRejectedValueOnce(new Error());
  load.mockResolvedValue(undefined);
  const prefetch = createPrefetcher(load);
  prefetch(routeById('news'));
  prefetch(routeById('news'));
  expect(load).toHaveBeenCalledTimes(1);
  await new Promise(setImmediate);
  prefetch(routeById('news'));
  await new Promise(setImmediate);
  prefetch(routeById('news'));
  prefetch(routeById('job'));
  expect(load.mock.calls.map(([row]) => row.id)).toEqual(['news', 'news', 'job']);
});

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
