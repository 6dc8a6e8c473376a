import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Edition } from '../../contract/editions.js';
import { productFolder, type ProductId } from '../../contract/products.js';
import { untilIdle } from '../../site/loading/when-idle.js';
import { usePageFigure, useSite } from '../../site/site.js';
import { ComputedPicture } from '../../ui/reading/computed-picture.js';
// All of it, since the server's HTML shows the stage before its script comes.
import styles from '../../ui/stage/stage.module.css';

type Key = `${Edition} ${ProductId}`;

/** HTML of stages that the server has rendered for its pages. */
const prepared = new Map<Key, string>();

/** Lets the server write the stage of a product into its pages. */
export function prepareStage(edition: Edition, id: ProductId, html: string): void {
  prepared.set(`${edition} ${id}`, html);
}

/** Heights in px of what stands below the pictures of stages that a visitor has left, for those who come back to the place where they were. */
const heights = new Map<Key, number>();

const NO_FILES = {};

interface ExplorerProps {
  readonly id: ProductId;
  /** Width of the poster in the layout, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Stands in the first view. */
  readonly isFirst?: boolean;
  /** Says that the stage could not be loaded, where the server has written none. */
  readonly failed: string;
}

/**
 * The poster of a product, and over it the stage on which its physiology can be tried. The server's HTML
 * shows the first state whole; the script comes once somebody wants it, or the page is idle and the stage
 * in view.
 */
export function Explorer({ id, sizes, isFirst = false, failed }: ExplorerProps) {
  const { edition } = useSite();
  const folder = productFolder(id);
  const data = usePageFigure(folder)?.data ?? NO_FILES;
  const key: Key = `${edition} ${id}`;
  const html = prepared.get(key) ?? '';
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [reserved, setReserved] = useState(() => heights.get(key));

  useEffect(() => {
    const element = place.current;
    const stage = element?.parentElement;
    if (!element || !stage) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const start = async (): Promise<void> => {
      await untilWanted(stage);
      if (signal.aborted) return;
      const { startStage } = await import('../../products/load-explorer.js');
      await startStage(element, { edition, id, data, leaving: signal });
      setReserved(undefined);
    };
    // What the server wrote stays as it is, and says so.
    start().catch(() => setFailed(true));
    return () => leaving.abort();
  }, [edition, id, data]);

  // Before the page leaves the document, where it still has a height.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      const panel = element?.lastElementChild;
      if (panel) heights.set(key, panel.getBoundingClientRect().height);
    };
  }, [key]);

  return (
    <div className={styles.stage} data-explorer={folder} data-failed={hasFailed || undefined}>
      <div className={styles.poster}>
        <ComputedPicture id={folder} sizes={sizes} isFirst={isFirst} isStill />
      </div>
      {/* The browser keeps what the server wrote here, without knowing it. */}
      <div
        ref={place}
        className={styles.place}
        style={{ minBlockSize: reserved }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {hasFailed && <p className={styles.failed}>{failed}</p>}
    </div>
  );
}

const INTENTS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const;

/** Until the visitor's hand or focus comes to the stage, or the page is idle and the stage in view. */
function untilWanted(stage: Element): Promise<void> {
  return new Promise((resolve) => {
    for (const intent of INTENTS) {
      stage.addEventListener(intent, () => resolve(), { once: true, passive: true });
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      void untilIdle().then(resolve);
    });
    observer.observe(stage);
  });
}
