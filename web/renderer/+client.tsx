import { whenShown } from '../app/loading/when-shown.js';
import { startPageScripts } from '../app/page-scripts.js';

whenShown(window, () => {
  startPageScripts(document);
  void import('../app/hydrate.js').then(({ hydrate }) => hydrate());
});
