/**
 * Child script: renders pages with the built site, and then the trees that it rendered with React
 * alone. React's function is replaced before the site takes it, to see which tree it is given. It
 * runs without a loader, as the server does.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { ReactNode } from 'react';

export interface RenderInput {
  readonly pages: readonly { readonly edition: string; readonly path: string }[];
  readonly seconds: number;
}
export interface RenderReport {
  readonly site: number;
  readonly bare: number;
}

const require = createRequire(import.meta.url);
const react = require('react-dom/server') as { renderToString: (tree: ReactNode) => string };
const { renderToString } = react;
let latest: ReactNode;
react.renderToString = (tree) => {
  latest = tree;
  return renderToString(tree);
};
await import(pathToFileURL(resolve('dist/site/server/entry.mjs')).href);
const { renderPage } = await import('vike/server');

const ORIGINS = { zh: 'http://localhost', en: 'http://en.localhost' };

process.on('message', (input: RenderInput) => {
  void measure(input).then((report) => process.send?.(report));
});

async function measure({ pages, seconds }: RenderInput): Promise<RenderReport> {
  const render = async ({ edition, path }: RenderInput['pages'][number]) => {
    const init = { edition, page: 1, origins: ORIGINS, mobileZoom: 'locked', urlOriginal: path };
    const { httpResponse } = await renderPage(init);
    return httpResponse.getBody();
  };
  const trees: ReactNode[] = [];
  for (const page of pages) {
    await render(page);
    trees.push(latest);
  }
  return {
    bare: await perSecond(trees, (tree) => Promise.resolve(renderToString(tree)), seconds),
    site: await perSecond(pages, render, seconds),
  };
}

async function perSecond<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  seconds: number,
): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    for (const item of items) await work(item);
    done += items.length;
  }
  return (done / (performance.now() - startedAt)) * 1000;
}
