import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Edition } from '../contract/editions.js';
import { productFolder, type ProductId } from '../contract/products.js';
import { EXPLORER_STATES } from '../figures/picture-ids.js';
import type { SiteFigure } from '../figures/site-figure.js';
import { loadChunk } from '../site/loading/load-chunk.js';
import { computeApart } from '../ui/stage/computed-apart.js';
import type { Explorer } from '../ui/stage/explorer.js';
import type { ExplorerTexts } from '../ui/stage/explorer-texts.js';
import { changedEarly } from '../ui/stage/use-explorer-state.js';

/** The model of a product with its picture; the words of one edition alone come with it. */
async function loadParts(edition: Edition, id: ProductId) {
  const folder = productFolder(id);
  const [{ ExplorerStage }, { explorer }, { texts }] = await Promise.all([
    import('../ui/stage/explorer-stage.js'),
    import(`./${folder}/explorer/explorer.tsx`) as Promise<{ explorer: Explorer }>,
    (edition === 'zh'
      ? import(`./${folder}/explorer/zh.ts`)
      : import(`./${folder}/explorer/en.ts`)) as Promise<{ texts: ExplorerTexts }>,
  ]);
  return { ExplorerStage, explorer, texts };
}

/** A stage as a page shows it; `data` holds the addresses of the explorer's own files. */
type StageComponent = ComponentType<{ readonly data: Readonly<Record<string, string>> }>;

interface StageOptions {
  readonly edition: Edition;
  readonly id: ProductId;
  /** Addresses of the explorer's own files. */
  readonly data: Readonly<Record<string, string>>;
  readonly leaving: AbortSignal;
}

/**
 * Brings the stage of a product to life, until the visitor leaves it. It is a root of its own: within the
 * page's, React would hold back every navigation until a part that is not hydrated yet has its script.
 */
export async function startStage(
  element: Element,
  { edition, id, data, leaving }: StageOptions,
): Promise<void> {
  const parts = await loadChunk('explorer', () => loadParts(edition, id));
  const { ExplorerStage, texts } = parts;
  const explorer = await withWorker(parts.explorer, leaving);
  if (leaving.aborted) return;
  const early = changedEarly(element, explorer.controls, explorer.presets[0]);
  const stage = <ExplorerStage {...{ explorer, texts, edition, data, early }} />;
  const options = {
    identifierPrefix: productFolder(id),
    // React complains of a root that is left before all of it has hydrated.
    onRecoverableError: (error: unknown) => {
      if (!leaving.aborted) reportError(error);
    },
  };
  // In slices, as the page before it.
  startTransition(() => {
    let root: Root;
    if (element.hasChildNodes()) root = hydrateRoot(element, stage, options);
    else (root = createRoot(element, options)).render(stage);
    // Not while the page's own root is at work.
    leaving.addEventListener('abort', () => setTimeout(() => root.unmount()));
  });
}

/** The explorer with its worker at work; where that does not come, the page computes. */
async function withWorker(explorer: Explorer, leaving: AbortSignal): Promise<Explorer> {
  const { begin, presets } = explorer;
  if (!begin || leaving.aborted) return explorer;
  try {
    const useResult = await loadChunk('explorer-worker', () =>
      computeApart(begin, presets[0], leaving),
    );
    return { ...explorer, useResult };
  } catch {
    return explorer;
  }
}

/** The stage of a product on the server, with pictures for readers without script. */
export async function loadStageWithStates(
  edition: Edition,
  id: ProductId,
  figures: Readonly<Record<string, SiteFigure>>,
): Promise<StageComponent> {
  const [{ ExplorerStage, explorer, texts }, { StillStates }] = await Promise.all([
    loadParts(edition, id),
    import('../ui/stage/still-states.js'),
  ]);
  const folder = productFolder(id);
  const states = explorer.presets.map((state, index) => ({
    label: texts.presets[index] ?? '',
    sentence: texts.sentence(explorer.compute(state), state),
    figure: figures[`${folder}-${EXPLORER_STATES[index] ?? ''}`]!,
  }));
  const still = <StillStates name={folder} edition={edition} states={states} />;
  return function Stage({ data }) {
    return <ExplorerStage {...{ explorer, texts, edition, data, still }} />;
  };
}
