import type { Plugin } from 'vite';

/** Tells the dev server when a page's document was asked for, in epoch ms. */
export const PAGE_SINCE = 'site:page-since';
/** Tells pages that a source has changed. */
export const CHANGED = 'site:changed';
/** Vite drops what it knew of the source meanwhile: a page that comes at once would still be the old one. */
const AFTER_MS = 200;

/** For pages to which Vite reports no changes, in development: see `development-client.ts`. */
export function developmentReload(): Plugin {
  return {
    name: 'development-reload',
    apply: 'serve',
    configureServer({ watcher, environments }) {
      const { hot } = environments.client;
      let changedAt = 0;
      watcher.on('change', () => {
        // eslint-disable-next-line no-restricted-syntax -- nothing that is rendered depends on it
        changedAt = Date.now();
        setTimeout(() => hot.send(CHANGED), AFTER_MS);
      });
      hot.on(PAGE_SINCE, (since: number, client) => {
        if (changedAt > since) client.send({ type: 'full-reload' });
      });
    },
  };
}
