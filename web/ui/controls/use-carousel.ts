import { type RefObject, useEffect, useState } from 'react';
import { usePrefersStillness } from './use-media.js';

function scrollStrip(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}

/** Which slide of a scrolling strip shows, and whether its picture may move. */
export function useCarousel(strip: RefObject<HTMLElement | null>) {
  const isStill = usePrefersStillness();
  const [shown, setShown] = useState(0);
  /** What the visitor wants; until they say it, motion depends on their system. */
  const [wanted, setWanted] = useState<boolean>();
  const isMoving = wanted ?? !isStill;

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const readPlace = (): void =>
      setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    const keepPlace = (): void => scrollStrip(element, shown, 'instant');
    element.addEventListener('scrollend', readPlace);
    window.addEventListener('resize', keepPlace);
    return () => {
      element.removeEventListener('scrollend', readPlace);
      window.removeEventListener('resize', keepPlace);
    };
  }, [strip, shown]);

  return {
    shown,
    isMoving,
    show: (index: number): void => {
      setShown(index);
      scrollStrip(strip.current, index, isStill ? 'instant' : 'smooth');
    },
    toggle: (): void => setWanted(!isMoving),
  };
}
