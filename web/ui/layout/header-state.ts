import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteMeta } from '../../contract/routes.js';
import { clientState } from '../../site/client-state/client-state.js';
import { useCurrentRow } from '../../site/site.js';

/** Marks the dark stage at the top of a page, above which the header is transparent. */
const HERO_ATTRIBUTE = 'data-hero';
/** Scrolling down counts as such past this position, in px. */
const DOWN_FROM = 30;
/** On narrow screens: scroll positions in px from which the header is solid, and hidden on the way down. */
const MOBILE_SOLID_FROM = 170;
const MOBILE_HIDDEN_FROM = 875;
/** The header turns solid this many px before the hero has gone. */
const BEFORE_HERO_END = 90;

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

function heroHeight(): number {
  return document.querySelector<HTMLElement>(`[${HERO_ATTRIBUTE}]`)?.offsetHeight ?? 0;
}

/** How the header stands as the page is scrolled. */
export function useHeaderState(): HeaderState {
  const { headerNum } = useCurrentRow().meta;
  const { pathname } = useLocation();
  const [state, setState] = useState<HeaderState>({ solid: headerNum === 0, hidden: false });

  useEffect(() => {
    // A new page is entered at its top or where it was left: neither is a way down.
    let last = {
      scrollTop: window.scrollY,
      direction: 'up' as const as 'up' | 'down',
    };
    const update = (): void => {
      const { device } = clientState.get();
      // The client state hears of a restored position a frame later.
      const scrollTop = window.scrollY;
      const direction = scrollDirection(last.scrollTop, scrollTop, last.direction);
      last = { scrollTop, direction };
      const next = headerState({
        device,
        rule: headerNum,
        heroHeight: heroHeight(),
        scrollTop,
        direction,
      });
      setState((shown) =>
        shown.solid === next.solid && shown.hidden === next.hidden ? shown : next,
      );
    };
    update();
    return clientState.subscribe(update);
  }, [headerNum, pathname]);

  return state;
}
