import { type Edition, isEdition } from '../contract/editions.js';
import type { SitePageContext } from './page-context.js';

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
    throw new Error('The root element does not name its edition and origins');
  }
  return { edition, origins: { zh: zhOrigin, en: enOrigin } };
}
