import { expect, it, jest } from '@jest/globals';
import { routeById, type RouteRow } from '../../contract/routes.js';
import { createPrefetcher } from './prefetcher.js';

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
