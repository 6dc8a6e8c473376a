import type { NewsItem, NewsPage } from './news-item.js';
import type { Edition } from '../../contract/editions.js';
import type { HomePage } from '../home/home-text.js';
import { HOME_EXPLORER } from '../home/home-data.js';
import { loadProductLabels, loadTiles } from '../product/load-tiles.js';
import { loadProductEvidence } from '../../products/load-product.js';
import { editionTexts } from '../../site/edition-texts.js';
import { loadChunk } from '../../site/loading/load-chunk.js';

/** Works in the strip of the home page. */
const STRIP_LENGTH = 4;

const loadNewsTexts = editionTexts('news-texts', {
  zh: async () => (await import('./news.zh.js')).news,
  en: async () => (await import('./news.en.js')).news,
});
const loadNewsLabels = editionTexts('news-labels', {
  zh: async () => (await import('./news-labels.zh.js')).newsLabels,
  en: async () => (await import('./news-labels.en.js')).newsLabels,
});
const loadHome = editionTexts('home', {
  zh: async () => (await import('../home/home.zh.js')).home,
  en: async () => (await import('../home/home.en.js')).home,
});

async function loadNews(edition: Edition): Promise<readonly NewsItem[]> {
  const [{ NEWS }, texts] = await Promise.all([
    loadChunk('news', () => import('./news-items.js')),
    loadNewsTexts(edition),
  ]);
  return NEWS.map((entry) => ({ ...entry, ...texts[entry.id] }));
}

export async function newsPage(edition: Edition): Promise<NewsPage> {
  const [items, labels] = await Promise.all([loadNews(edition), loadNewsLabels(edition)]);
  return { items, labels };
}

export async function homePage(edition: Edition): Promise<HomePage> {
  const [home, news, labels, { plot }, intracranial, intracardiac] = await Promise.all([
    loadHome(edition),
    loadNews(edition),
    loadProductLabels(edition),
    loadChunk(`${HOME_EXPLORER}-evidence`, () => loadProductEvidence(HOME_EXPLORER)),
    loadTiles(edition, 'intracranial'),
    loadTiles(edition, 'intracardiac'),
  ]);
  const { quantity, value, evidenceKinds } = labels;
  return {
    home,
    news: news.slice(0, STRIP_LENGTH),
    labels: { quantity, value, plot: labels.plot, evidenceKinds },
    ...(plot && { plot }),
    tiles: { intracranial, intracardiac },
  };
}
