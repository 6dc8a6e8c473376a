import type { Edition } from './editions.js';
import { normaliseProse } from './normalise.js';
import { pathOf } from './routes.js';

const PARAMETER = 'from';
const LIMIT = 80;
/** The beginning of a text that could be a path of this site; nobody's sentences are shown to anybody. */
const OWN_PATH =
  /^\/[\p{Script=Latin}\p{Script=Han}0-9._~%-][\p{Script=Latin}\p{Script=Han}0-9/._~%-]*/u;

/** Where an unknown address leads: the page that says so is told which address it was. */
export function notFoundAddress(edition: Edition, pathname: string): string {
  const asked = [...decoded(pathname)].slice(0, LIMIT).join('');
  const value = encodeURIComponent(asked).replaceAll('%2F', '/');
  return `${pathOf('notFound', edition)}?${PARAMETER}=${value}`;
}

/** The address that was asked for, if a query holds what can be one. */
export function askedPath(search: string): string | null {
  const value = new URLSearchParams(search).get(PARAMETER);
  if (value === null) return null;
  const [path] = OWN_PATH.exec(normaliseProse(value).replace(/^\/+/, '/')) ?? [null];
  return path && [...path].slice(0, LIMIT).join('');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
