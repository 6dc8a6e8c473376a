import { whenShown } from '../app/loading/when-shown.js';
import { startPageScripts } from '../app/page-scripts.js';

if (import.meta.hot) void import('../build/development-client.js');

whenShown(window, () => {
  void startPageScripts(document)
    .then(() => import('../app/hydrate.js'))
    .then(({ hydrate }) => hydrate());
});
