import type { Edition } from './editions.js';
import { pathOf } from './routes.js';

const PARAMETER = 'from';
const LIMIT = 200;

/** Where an unknown address leads: the page that says so is told which address it was. */
export function notFoundAddress(edition: Edition, pathname: string): string {
  const asked = [...decoded(pathname)].slice(0, LIMIT).join('');
  const value = encodeURIComponent(asked).replaceAll('%2F', '/');
  return `${pathOf('notFound', edition)}?${PARAMETER}=${value}`;
}

/** The address that was asked for, if a query holds what can be one. */
export function askedPath(search: string): string | null {
  const value = new URLSearchParams(search).get(PARAMETER);
  return value?.startsWith('/') ? [...value].slice(0, LIMIT).join('') : null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
