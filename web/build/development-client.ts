import { ROOT_ID } from '../app/page-data.js';
import { CHANGED, PAGE_SINCE } from './development-reload.js';

// Vite reports a change to pages that are connected already and have loaded the source before, in one
// piece. That leaves out those that are still loading, and those that show that a source is broken.
const hot = import.meta.hot;
if (hot) {
  let isBroken = document.getElementById(ROOT_ID) === null;
  hot.on('vite:error', () => (isBroken = true));
  hot.on(CHANGED, () => {
    if (isBroken) window.location.reload();
  });
  hot.send(PAGE_SINCE, performance.timeOrigin);
}
