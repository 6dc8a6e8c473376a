import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageAt, type PageStack, pageTop, renderedPages } from './visible-pages.js';

export type Fit = 'width' | 'page';

/** Of a page, in the document's own units. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const GAP = 16;
const PADDING = 12;
const STEP = 1.25;
const LEAST = 0.25;
const MOST = 4;

/** Where the reader is, how large the pages are, and which of them are to be rendered. */
export function usePageStack(count: number, { width, height }: PageSize) {
  // It appears with the document.
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [boxSize, setBoxSize] = useState({ width: 0, height: 0 });
  const [scrollTop, setScrollTop] = useState(0);
  const [zoom, setZoom] = useState<number | Fit>('width');

  useEffect(() => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() =>
      setBoxSize({ width: box.clientWidth, height: box.clientHeight }),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);

  const toWidth = Math.max(boxSize.width - 2 * PADDING, 1) / width;
  const toPage = Math.min(toWidth, Math.max(boxSize.height - 2 * PADDING, 1) / height);
  const scale = zoom === 'width' ? toWidth : zoom === 'page' ? toPage : zoom;
  const stack: PageStack = { count, pageHeight: Math.round(height * scale), gap: GAP };
  const page = pageAt(stack, scrollTop, boxSize.height);

  const goTo = useCallback(
    (number: number) => {
      const target = Math.min(Math.max(number, 1), stack.count);
      box?.scrollTo({ top: pageTop(stack, target) });
    },
    // The parts of the stack, which is a new object each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [box, stack.count, stack.pageHeight],
  );

  // A change of size keeps the place, in pages: 2.4 is four tenths down the third one.
  const step = stack.pageHeight + stack.gap;
  const kept = useRef(0);
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    // What fits the box is shown from its top.
    const place = zoom === 'page' ? Math.round(kept.current) : kept.current;
    if (lastStep.current !== step) box?.scrollTo({ top: place * step });
    else kept.current = scrollTop / step;
    lastStep.current = step;
  }, [box, step, scrollTop, zoom]);

  const zoomBy = (factor: number) => setZoom(Math.min(Math.max(scale * factor, LEAST), MOST));
  return {
    box,
    setBox,
    scale,
    stack,
    page,
    rendered: renderedPages(stack, scrollTop, boxSize.height),
    isMeasured: boxSize.width > 0,
    goTo,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: (to: Fit) => setZoom(to),
    onScroll: () => setScrollTop(box?.scrollTop ?? 0),
  };
}
