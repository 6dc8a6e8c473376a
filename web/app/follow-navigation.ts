import type { Edition } from '../contract/editions.js';
import { HELD_ROLES } from '../contract/permission.js';
import { clientState } from './client-state/client-state.js';
import { addedRoutes, permissionRoutes } from './permission-routes.js';
import { keepLanguage } from './session/session-language.js';

/** Follows every navigation: the first makes the route set, later ones only update the locale. */
export function followNavigation(edition: Edition): void {
  const isFirst = clientState.get().permissionRoutes.length === 0;
  if (isFirst) {
    const routes = permissionRoutes(edition);
    clientState.set({
      permissionRoutes: routes,
      addedRoutes: addedRoutes(routes, HELD_ROLES),
    });
  }
  const i18nLocale = keptLocale(edition, isFirst);
  clientState.set({ i18nLocale });
  if (i18nLocale !== edition) window.location.assign('/');
}

function keptLocale(edition: Edition, isFirst: boolean): Edition {
  try {
    return keepLanguage(window.sessionStorage, edition, isFirst);
  } catch {
    // Storage may be denied: the site works without it.
    return edition;
  }
}
