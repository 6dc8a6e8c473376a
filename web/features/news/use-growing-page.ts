import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  listQuery,
  type ListView,
  listView,
  NEWS_PAGE_SIZE,
  pageCount,
} from '../../contract/paging.js';
import type { ProductGroup } from '../../contract/products.js';

/** Where the keys move a caret; an open dialog keeps them to itself. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/** The link is to open elsewhere. */
function leavesPage({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}

/**
 * How a list is shown, of which `items` says the length: kept in the address, so that the way back
 * finds it as it was.
 */
export function useGrowingPage(items: (group?: ProductGroup) => number) {
  const [parameters, setParameters] = useSearchParams();
  const view = listView(parameters, items);
  const { page, group } = view;
  const pages = pageCount(items(group));
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | undefined>(undefined);

  const unfold = useCallback(() => {
    const next: ListView = { page: page + 1, ...(group && { group }) };
    setParameters(listQuery(next), { replace: true, preventScrollReset: true });
  }, [page, group, setParameters]);

  const choose = useCallback(
    (event: MouseEvent, wanted?: ProductGroup) => {
      if (leavesPage(event)) return;
      event.preventDefault();
      setParameters(listQuery({ page: 1, ...(wanted && { group: wanted }) }), {
        preventScrollReset: true,
        // A second tap is no step of its own on the way back.
        replace: wanted === group,
      });
    },
    [group, setParameters],
  );

  const more = useCallback(
    (event: MouseEvent) => {
      if (leavesPage(event)) return;
      event.preventDefault();
      focusFrom.current = page * NEWS_PAGE_SIZE;
      unfold();
    },
    [page, unfold],
  );

  // Whoever asked for more by the link goes on reading at the first new work.
  useEffect(() => {
    if (focusFrom.current === undefined) return;
    const first = list.current?.children[focusFrom.current];
    focusFrom.current = undefined;
    if (first instanceof HTMLElement) first.focus();
  }, [page]);

  // Pulling on at the end, by wheel or finger, asks for more as well, and so do the keys that go to
  // the end and beyond; as soon as the list has grown, since they may follow each other at once.
  // Merely being there does not: whoever walks on to the footer from link to link must not find it
  // pushed away.
  useLayoutEffect(() => {
    const element = end.current;
    if (!element || page >= pages || !('IntersectionObserver' in window)) return undefined;
    let isAtEnd = false;
    let touchedAt = 0;
    const observer = new IntersectionObserver(([entry]) => {
      isAtEnd = entry?.isIntersecting === true;
    });
    const pull = (isUp: boolean): void => {
      if (isUp && isAtEnd) unfold();
    };
    const onWheel = ({ deltaY }: WheelEvent): void => pull(deltaY > 0);
    const onTouchStart = ({ touches }: TouchEvent): void => {
      touchedAt = touches[0]?.clientY ?? 0;
    };
    const onTouchMove = ({ touches }: TouchEvent): void =>
      pull((touches[0]?.clientY ?? touchedAt) < touchedAt);
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isHeld = ctrlKey || metaKey || altKey;
      if (event.defaultPrevented || isHeld || isField(target)) return;
      if (key === 'End') unfold();
      else if (key === 'PageDown') pull(true);
    };
    observer.observe(element);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('wheel', onWheel, { passive: true });
    window.addEventListener('touchstart', onTouchStart, { passive: true });
    window.addEventListener('touchmove', onTouchMove, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('touchstart', onTouchStart);
      window.removeEventListener('touchmove', onTouchMove);
    };
  }, [page, pages, unfold]);

  return { view, more, choose, end, list };
}

export type GrowingPage = ReturnType<typeof useGrowingPage>;
