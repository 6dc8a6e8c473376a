import type { Edition } from '../../../web/contract/editions.js';
import {
  type PageId,
  type RouteMeta,
  ROUTES,
  type ScreenId,
} from '../../../web/contract/routes.js';

export interface SitePage {
  readonly id: PageId;
  readonly path: string;
  readonly screen: ScreenId;
  readonly meta: RouteMeta;
}

/** Every page of an edition. */
export function pagesOf(edition: Edition): readonly SitePage[] {
  return ROUTES.flatMap(({ id, path, screen, meta, redirectTo }) => {
    const address = path[edition];
    return address === undefined || redirectTo ? [] : [{ id, path: address, screen, meta }];
  });
}

/** One page of each kind. */
export function screenPagesOf(edition: Edition): readonly SitePage[] {
  const pages = pagesOf(edition);
  return pages.filter(
    ({ screen }, index) => pages.findIndex((other) => other.screen === screen) === index,
  );
}
