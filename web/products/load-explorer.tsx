import type { ComponentType } from 'react';
import type { Edition } from '../contract/editions.js';
import { productFolder, type ProductId } from '../contract/products.js';
import { EXPLORER_STATES } from '../figures/picture-ids.js';
import type { SiteFigure } from '../figures/site-figure.js';
import { loadChunk } from '../site/loading/load-chunk.js';
import { computeApart } from '../ui/stage/computed-apart.js';
import type { Explorer } from '../ui/stage/explorer.js';
import type { ExplorerTexts } from '../ui/stage/explorer-texts.js';

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
export type StageComponent = ComponentType<{ readonly data: Readonly<Record<string, string>> }>;

/** The stage of a product in the browser, until the visitor leaves it. */
export async function loadStage(
  edition: Edition,
  id: ProductId,
  leaving: AbortSignal,
): Promise<StageComponent> {
  const { ExplorerStage, explorer, texts } = await loadChunk('explorer', () =>
    loadParts(edition, id),
  );
  const live =
    explorer.begin && !leaving.aborted
      ? {
          ...explorer,
          useResult: await computeApart(explorer.begin, explorer.presets[0], leaving),
        }
      : explorer;
  return function Stage({ data }) {
    return <ExplorerStage explorer={live} {...{ texts, edition, data }} />;
  };
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
