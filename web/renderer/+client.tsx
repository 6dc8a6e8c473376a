import { afterFirstPaint } from '../site/loading/after-first-paint.js';
import { startPageScripts, untilPrepared } from '../app/page-scripts.js';

if (import.meta.hot) void import('../build/development-client.js');

afterFirstPaint(window, () => {
  void startPageScripts(document)
    .then(() => untilPrepared(() => import('../app/hydrate.js')))
    .then((hydrate) => hydrate());
});
