import { type Edition, isEnglishPath } from '../contract/editions.js';
import { HELD_ROLES } from '../contract/permission.js';
import { pathOf } from '../contract/routes.js';
import { clientState } from '../site/client-state/client-state.js';
import { addedRoutes, permissionRoutes } from '../site/permission-routes.js';
import { isOtherLanguage, keepLanguage } from '../site/session/session-language.js';

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
  const isForeign = isFirst && (await isForeignPath(edition));
  const i18nLocale = await keptLocale(edition, isFirst);
  clientState.set({ i18nLocale });
  if (isForeign || i18nLocale !== edition) window.location.assign('/');
}

/**
 * A path of the English edition in a session whose language is Chinese. The edition's own home is
 * where such a visitor is sent: it stays.
 */
async function isForeignPath(edition: Edition): Promise<boolean> {
  const { pathname } = window.location;
  if (!isEnglishPath(pathname) || pathname === pathOf('home', 'en')) return false;
  try {
    return await isOtherLanguage(window.sessionStorage, edition);
  } catch {
    return false;
  }
}

async function keptLocale(edition: Edition, isFirst: boolean): Promise<Edition> {
  try {
    return await keepLanguage(window.sessionStorage, edition, isFirst);
  } catch {
    // Storage may be denied: the site works without it.
    return edition;
  }
}
