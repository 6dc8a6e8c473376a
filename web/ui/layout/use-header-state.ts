import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clientState } from '../../site/client-state/client-state.js';
import { useCurrentRow } from '../../site/site.js';
import { type HeaderState, headerState, scrollDirection } from './header-state.js';

/** Marks the dark stage at the top of a page, above which the header is transparent. */
export const HERO_ATTRIBUTE = 'data-hero';

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
      scrollTop: clientState.get().scrollTop,
      direction: 'up' as const as 'up' | 'down',
    };
    const update = (): void => {
      const { device, scrollTop } = clientState.get();
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
