import { type Edition, EDITIONS, HTML_LANG } from '../contract/editions.js';
import type { RouteRow } from '../contract/routes.js';

export interface Alternate {
  readonly hrefLang: string;
  readonly href: string;
}

/** Absolute address of a page, where the edition has it. */
export function pageUrl(
  row: RouteRow,
  edition: Edition,
  origins: Readonly<Record<Edition, string>>,
): string | undefined {
  const path = row.path[edition];
  return path === undefined ? undefined : new URL(path, origins[edition]).href;
}

/** The page's addresses by language; none unless both editions have it. The Chinese one is the default. */
export function alternates(
  row: RouteRow,
  origins: Readonly<Record<Edition, string>>,
): readonly Alternate[] {
  if (!row.meta.indexed) return [];
  const links = EDITIONS.flatMap((edition) => {
    const href = pageUrl(row, edition, origins);
    return href === undefined ? [] : [{ hrefLang: HTML_LANG[edition], href }];
  });
  const [first] = links;
  if (!first || links.length < EDITIONS.length) return [];
  return [...links, { hrefLang: 'x-default', href: first.href }];
}
