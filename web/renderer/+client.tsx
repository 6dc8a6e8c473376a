import { whenShown } from '../app/loading/when-shown.js';
import { startPageScripts } from '../app/page-scripts.js';

whenShown(window, () => {
  void startPageScripts(document)
    .then(() => import('../app/hydrate.js'))
    .then(({ hydrate }) => hydrate());
});
