import type { PDFPageProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import { Page } from 'react-pdf';
import { markedHtml } from './find-matches.js';
import { tagText } from './tag-text.js';
import styles from './viewer.module.css';
import type { usePageStack } from './use-page-stack.js';
import type { Search } from './use-search.js';
import { pageTop } from './visible-pages.js';

interface PageListProps {
  readonly pages: ReturnType<typeof usePageStack>;
  readonly label: string;
  readonly width: number;
  readonly search: Search;
  readonly onFind: () => void;
}

/** Of one page: iPhones refuse canvases of twice as many, and more memory than a few of these take. */
const MOST_PIXELS = 8_000_000;

/** The pages; only those in view and their neighbours are rendered. */
export function PageList({ pages, label, width, search, onFind }: PageListProps) {
  const { box, setBox, stack, scale, rendered, zoomIn, zoomOut, fit } = pages;
  const [first, last] = rendered;
  const pixelRatio = Math.min(
    window.devicePixelRatio,
    Math.sqrt(MOST_PIXELS / (width * scale * stack.pageHeight)),
  );
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '-': zoomOut,
    '0': () => fit('width'),
    '/': onFind,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const { matches, shown: current } = search;
  const mark = useCallback(
    ({ str, pageNumber, itemIndex }: { str: string; pageNumber: number; itemIndex: number }) =>
      markedHtml(str, { page: pageNumber, item: itemIndex }, matches, current),
    [matches, current],
  );
  // Once for each step: whoever scrolls on or zooms afterwards is left alone.
  const revealed = useRef(search);
  const reveal = useCallback(() => {
    const found = box?.querySelector('mark[data-shown]');
    if (revealed.current === search || !box || !found) return;
    revealed.current = search;
    scrollInside(box, found);
  }, [box, search]);
  const proxies = useRef(new Map<number, PDFPageProxy>());
  const tag = (number: number): void => {
    const proxy = proxies.current.get(number);
    const sheet = box?.querySelector(`[data-page="${number}"]`);
    // Without its tags a page is read all the same.
    if (proxy && sheet) void tagText(proxy, sheet).catch(() => undefined);
  };
  const shown = pages.isMeasured
    ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
    : [];
  return (
    // A scrolled region takes the keys of the viewer while it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.box}
      ref={setBox}
      role="region"
      aria-label={label}
      // Scrolled by keys as well.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={pages.onScroll}
    >
      <div
        className={styles.stack}
        style={{
          blockSize: pageTop(stack, stack.count + 1),
          minInlineSize: Math.ceil(width * scale),
        }}
      >
        {shown.map((number) => (
          <div
            key={number}
            className={styles.sheet}
            data-page={number}
            style={{
              insetBlockStart: pageTop(stack, number),
              inlineSize: Math.round(width * scale),
              blockSize: stack.pageHeight,
            }}
          >
            <Page
              pageNumber={number}
              scale={scale}
              devicePixelRatio={pixelRatio}
              renderAnnotationLayer={false}
              customTextRenderer={mark}
              onLoadSuccess={(proxy) => proxies.current.set(number, proxy)}
              onRenderTextLayerSuccess={() => {
                reveal();
                tag(number);
              }}
              loading={null}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Brings a part of the pages to a third of their box; the window stays where it is. */
function scrollInside(box: HTMLElement, part: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  const isBeside = inner.left < outer.left || inner.right > outer.right;
  box.scrollBy({
    top: inner.top - outer.top - outer.height / 3,
    left: isBeside ? inner.left - outer.left - outer.width / 3 : 0,
  });
}
