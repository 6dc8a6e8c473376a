import type { EditionContent, PageText } from '../content/types.js';
import type { PageId } from '../contract/routes.js';
import type { PageFigure, SiteDiagram } from '../figures/site-figure.js';

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
