import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Edition } from '../../contract/editions.js';
import { productFolder, type ProductId } from '../../contract/products.js';
import { loadStage, type StageComponent } from '../../products/load-explorer.js';
import { untilIdle } from '../../site/loading/when-idle.js';
import { usePageFigures, useSite } from '../../site/site.js';
import { ComputedPicture } from '../../ui/reading/computed-picture.js';
// The server's HTML shows the stage before its script comes.
import '../../ui/stage/explorer-stage.module.css';
import '../../ui/stage/how-computed.module.css';
import '../../ui/stage/stage-control.module.css';
import styles from './explorer.module.css';

type Key = `${Edition} ${ProductId}`;

/** Stages that the server has loaded before it renders a page. */
const prepared = new Map<Key, StageComponent>();
const lazily = new Map<Key, StageComponent>();

/** Lets the server render the stage of a product with the page. */
export function prepareStage(edition: Edition, id: ProductId, stage: StageComponent): void {
  prepared.set(`${edition} ${id}`, stage);
}

const NO_FILES = {};

interface ExplorerProps {
  readonly id: ProductId;
  /** Width of the poster in the layout, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Stands in the first view. */
  readonly isFirst?: boolean;
}

/**
 * The poster of a product, and over it the stage on which its physiology can be tried. The server's HTML
 * shows the first state whole; the script comes once somebody wants it, or the page is idle and the stage
 * in view. It stays with the product and the edition with which it was mounted.
 */
export function Explorer({ id, sizes, isFirst = false }: ExplorerProps) {
  const { edition } = useSite();
  const folder = productFolder(id);
  const data = usePageFigures().find((figure) => figure.id === folder)?.data ?? NO_FILES;
  const [hasFailed, setFailed] = useState(false);
  const [Stage] = useState(() => stageOf(edition, id, () => setFailed(true)));
  return (
    <div className={styles.stage} data-explorer={folder} data-failed={hasFailed || undefined}>
      <div className={styles.poster}>
        <ComputedPicture id={folder} sizes={sizes} isFirst={isFirst} isStill />
      </div>
      <Suspense fallback={<div className={styles.reserve} />}>
        <Stage data={data} />
      </Suspense>
    </div>
  );
}

function stageOf(edition: Edition, id: ProductId, onFailure: () => void): StageComponent {
  const key: Key = `${edition} ${id}`;
  const known = prepared.get(key) ?? lazily.get(key);
  if (known) return known;
  const stage: ComponentType<{ readonly data: Readonly<Record<string, string>> }> = lazy(
    async () => {
      await untilWanted(productFolder(id));
      try {
        return { default: await loadStage(edition, id) };
      } catch {
        onFailure();
        lazily.delete(key);
        // What the server wrote stays as it is, and says so.
        return new Promise<never>(() => undefined);
      }
    },
  );
  lazily.set(key, stage);
  return stage;
}

const INTENTS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const;

/** Until the visitor's hand or focus comes to the stage, or the page is idle and the stage in view. */
async function untilWanted(folder: string): Promise<void> {
  const stage = document.querySelector(`[data-explorer="${folder}"]`);
  // After a navigation in the page nothing stands there yet.
  if (!stage) return;
  await new Promise<void>((resolve) => {
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
