import type { RouteMeta } from '../../contract/routes.js';

/** Scrolling down counts as such past this position, in px. */
export const DOWN_FROM = 30;
/** On narrow screens: scroll positions in px from which the header is solid, and hidden on the way down. */
export const MOBILE_SOLID_FROM = 170;
export const MOBILE_HIDDEN_FROM = 875;
/** The header turns solid this many px before the hero has gone. */
export const BEFORE_HERO_END = 90;

export interface HeaderState {
  readonly solid: boolean;
  readonly hidden: boolean;
}

interface Scrolled {
  readonly device: 'pc' | 'm';
  /** The route's rule: a position in px, 0 for always, or the hero's end. */
  readonly rule: RouteMeta['headerNum'];
  /** In px; 0 where the page has no hero. */
  readonly heroHeight: number;
  readonly scrollTop: number;
  readonly direction: ScrollDirection;
}

export type ScrollDirection = 'down' | 'up';

/** Where the page was scrolled to last decides, as long as it does not move. */
export function scrollDirection(
  from: number,
  to: number,
  before: ScrollDirection,
): ScrollDirection {
  if (to === from) return before;
  return to > from && to > DOWN_FROM ? 'down' : 'up';
}

/** Transparent or solid, shown or hidden: by device, route and scroll position. */
export function headerState({
  device,
  rule,
  heroHeight,
  scrollTop,
  direction,
}: Scrolled): HeaderState {
  const hidden = direction === 'down' && (device === 'pc' || scrollTop >= MOBILE_HIDDEN_FROM);
  if (rule === 0) return { solid: true, hidden };
  if (device === 'm') return { solid: scrollTop >= MOBILE_SOLID_FROM, hidden };
  const solidFrom = rule === 'hero' ? heroHeight - BEFORE_HERO_END : rule;
  return { solid: scrollTop >= solidFrom, hidden };
}
