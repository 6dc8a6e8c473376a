import { DEVELOPMENT_ROUTES, ROUTES, type RouteRow } from '../contract/routes.js';

/** Rows that this build of the site serves. */
export const SITE_ROUTES: readonly RouteRow[] = import.meta.env.DEV
  ? [...ROUTES, ...DEVELOPMENT_ROUTES]
  : ROUTES;
