import type { Edition } from '../contract/editions.js';
import { HELD_ROLES } from '../contract/permission.js';
import { clientState } from './client-state/client-state.js';
import { addedRoutes, permissionRoutes } from './permission-routes.js';
import { keepLanguage } from './session/session-language.js';

/** What was followed last: a navigation reads what the one before it has kept. */
let followed = Promise.resolve();

/** Follows every navigation: the first makes the route set, later ones only update the locale. */
export function followNavigation(edition: Edition): Promise<void> {
  const isFirst = clientState.get().permissionRoutes.length === 0;
  if (isFirst) {
    const routes = permissionRoutes(edition);
    clientState.set({
      permissionRoutes: routes,
      addedRoutes: addedRoutes(routes, HELD_ROLES),
    });
  }
  followed = followed.then(() => updateLocale(edition, isFirst));
  return followed;
}

async function updateLocale(edition: Edition, isFirst: boolean): Promise<void> {
  const i18nLocale = await keptLocale(edition, isFirst);
  clientState.set({ i18nLocale });
  if (i18nLocale !== edition) window.location.assign('/');
}

async function keptLocale(edition: Edition, isFirst: boolean): Promise<Edition> {
  try {
    return await keepLanguage(window.sessionStorage, edition, isFirst);
  } catch {
    // Storage may be denied: the site works without it.
    return edition;
  }
}
