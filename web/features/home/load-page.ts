import type { Edition } from '../../contract/editions.js';
import { productFolder } from '../../contract/products.js';
import { loadProductEvidence } from '../../products/load-product.js';
import { editionTexts, loadChunk } from '../../site/loading/load-chunk.js';
import { loadHeadlines } from '../news/load-texts.js';
import { loadProductLabels, loadTiles } from '../product/load-tiles.js';
import { HOME_EXPLORER } from './home-data.js';
import type { HomePage } from './home-text.js';

const loadHome = editionTexts('home', {
  zh: async () => (await import('./home.zh.js')).home,
  en: async () => (await import('./home.en.js')).home,
});

/** Everything that the home page says. */
export async function homePage(edition: Edition): Promise<HomePage> {
  const [home, news, labels, { plot }, intracranial, intracardiac] = await Promise.all([
    loadHome(edition),
    loadHeadlines(edition),
    loadProductLabels(edition),
    loadChunk(`${productFolder(HOME_EXPLORER)}-evidence`, () => loadProductEvidence(HOME_EXPLORER)),
    loadTiles(edition, 'intracranial'),
    loadTiles(edition, 'intracardiac'),
  ]);
  const { quantity, value, inPicture } = labels;
  return {
    home,
    news,
    labels: { quantity, value, inPicture, plot: labels.plot },
    ...(plot && { plot }),
    tiles: { intracranial, intracardiac },
  };
}
