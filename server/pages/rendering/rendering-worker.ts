/** Worker thread that renders pages of the built site. */
import { parentPort } from 'node:worker_threads';
import { loadBuiltSite, renderPage } from './render-page.js';
import type { Rendered, Rendering } from './rendering-thread.js';

const loaded = loadBuiltSite();
// A site that cannot be loaded is told to whoever asks for a page.
loaded.catch(() => undefined);

parentPort?.on('message', ({ id, page }: Rendering) => {
  void loaded
    .then(() => renderPage(page))
    .then(
      (html): Rendered => ({ id, html }),
      (error: unknown): Rendered => ({ id, error }),
    )
    .then((rendered) => parentPort?.postMessage(rendered));
});
