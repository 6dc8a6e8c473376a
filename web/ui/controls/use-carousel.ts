import { type RefObject, useEffect, useState } from 'react';
import { usePrefersStillness } from './use-media.js';

/** Time that each slide stays, in ms: long enough to read it. */
const NEXT_AFTER_MS = 8000;

function scrollStrip(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}

/** Whether someone reads the slides with the pointer or the focus in them, or nobody sees them. */
function isUndisturbable(strip: HTMLElement | null): boolean {
  return document.hidden || strip?.parentElement?.matches(':hover, :focus-within') === true;
}

/** Which slide of a scrolling strip shows, and whether the strip goes on by itself. */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number) {
  const isStill = usePrefersStillness();
  const [shown, setShown] = useState(0);
  /** What the visitor wants; until they say it, motion depends on their system. */
  const [wanted, setWanted] = useState<boolean>();
  const isPlaying = wanted ?? !isStill;
  const behavior = isStill ? 'instant' : 'smooth';

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const readPlace = (): void =>
      setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    const keepPlace = (): void => scrollStrip(element, shown, 'instant');
    const takeOver = (): void => setWanted(false);
    element.addEventListener('scrollend', readPlace);
    element.addEventListener('touchstart', takeOver, { passive: true });
    window.addEventListener('resize', keepPlace);
    return () => {
      element.removeEventListener('scrollend', readPlace);
      element.removeEventListener('touchstart', takeOver);
      window.removeEventListener('resize', keepPlace);
    };
  }, [strip, shown]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = window.setInterval(() => {
      if (isUndisturbable(strip.current)) return;
      const next = (shown + 1) % count;
      setShown(next);
      scrollStrip(strip.current, next, behavior);
    }, NEXT_AFTER_MS);
    return () => window.clearInterval(timer);
  }, [isPlaying, shown, count, behavior, strip]);

  return {
    shown,
    isPlaying,
    show: (place: number): void => {
      const index = (place + count) % count;
      setWanted(false);
      setShown(index);
      scrollStrip(strip.current, index, behavior);
    },
    toggle: (): void => setWanted(!isPlaying),
  };
}
