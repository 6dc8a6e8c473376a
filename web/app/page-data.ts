import type { EditionContent, PageText } from '../content/types.js';
import { type Edition, isEdition } from '../contract/editions.js';
import type { PageId, RouteRow } from '../contract/routes.js';
import type { PageFigure, SiteDiagram } from '../figures/site-figure.js';
import { loadChunk } from '../site/loading/load-chunk.js';
import type { SitePageContext } from './page-context.js';

/** Texts that the shown page was rendered from. */
export interface PageData {
  readonly content: EditionContent;
  readonly id: PageId;
  readonly text: PageText;
  /** Texts of the screen, where it has its own. */
  readonly screenTexts?: unknown;
  /** Its computed figures, the one of the first view first. */
  readonly figures: readonly PageFigure[];
  /** Its small drawings without words. */
  readonly diagrams: readonly SiteDiagram[];
}

export const PAGE_DATA_ID = 'page-data';

/**
 * Page data as the content of a `template` element: the texts stand in the HTML anyway, so that
 * repeating them there costs less than scripts that hold them. Nothing in it can end the element.
 */
export function serialisePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
}

export function parsePageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}

export const ROOT_ID = 'root';

/** Edition and origins as attributes of the root element: the page carries no inline script. */
export function rootAttributes({ edition, origins }: Pick<SitePageContext, 'edition' | 'origins'>) {
  return {
    'data-edition': edition,
    'data-zh-origin': origins.zh,
    'data-en-origin': origins.en,
  };
}

export function readRootData(root: HTMLElement): {
  edition: Edition;
  origins: SitePageContext['origins'];
} {
  const { edition, zhOrigin, enOrigin } = root.dataset;
  if (!isEdition(edition) || zhOrigin === undefined || enOrigin === undefined) {
    throw new Error('The root element lacks its data');
  }
  return { edition, origins: { zh: zhOrigin, en: enOrigin } };
}

/** Loads what a page is made of; the code that knows how is not part of the first page. */
export async function loadData(edition: Edition, row: RouteRow) {
  const { loadPageData } = await loadChunk('load-page-data', () => import('./load-page-data.js'));
  return loadPageData(edition, row);
}
