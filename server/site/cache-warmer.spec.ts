/** Pages that are made ahead, where one of them cannot be made. */
import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { PageCache } from '../pages/page-cache.js';
import type { RouteResolver } from '../pages/route-resolver.js';
import type { SeoDocuments } from '../seo/seo-documents.js';

const compressionEnds = jest.fn();

// Its thread is a built file.
jest.mock('../http/compression/compress.js', () => ({
  CloseCompression: class {
    compress = (identity: Buffer) => Promise.resolve({ identity });
    end = () => Promise.resolve(compressionEnds());
  },
}));

it('makes all others, and ends its thread', async () => {
  const { CacheWarmer } = await import('./cache-warmer.js');
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const ids = ['about', 'news', 'contact'];
  const compressed: unknown[] = [];
  const cache = {
    identity: ({ row }: { row?: { id: string } }) =>
      row?.id === 'about' ? Promise.reject(new Error('no page')) : Promise.resolve(Buffer.of()),
    replace: (key: unknown) => compressed.push(key),
  };
  const resolver = { pages: () => ids.map((id) => ({ edition: 'zh', row: { id } })) };
  const ended = new Promise<void>((end) => compressionEnds.mockImplementation(() => end()));
  new CacheWarmer(
    resolver as unknown as RouteResolver,
    cache as unknown as PageCache,
    cache as unknown as SeoDocuments,
  ).start();
  await ended;
  expect(compressed).toContainEqual(expect.objectContaining({ row: { id: 'news' } }));
  expect(compressed).toContainEqual(expect.objectContaining({ row: { id: 'contact' } }));
  expect(compressed).toContainEqual(expect.objectContaining({ document: 'sitemap' }));
  expect(compressed).not.toContainEqual(expect.objectContaining({ row: { id: 'about' } }));
});
