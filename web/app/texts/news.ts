import type { NewsItem } from '../../components/news/news-item.js';
import type { Edition } from '../../contract/editions.js';
import type { HomePage } from '../../screens/home/home-page.js';
import type { NewsPage } from '../../screens/news/news-page.js';
import { editionTexts } from '../edition-texts.js';
import { loadChunk } from '../loading/load-chunk.js';

/** Works in the strip of the home page. */
const STRIP_LENGTH = 4;

const loadNewsTexts = editionTexts('news-texts', {
  zh: async () => (await import('../../content/zh/news.js')).news,
  en: async () => (await import('../../content/en/news.js')).news,
});
const loadNewsLabels = editionTexts('news-labels', {
  zh: async () => (await import('../../content/zh/news-labels.js')).newsLabels,
  en: async () => (await import('../../content/en/news-labels.js')).newsLabels,
});
const loadHome = editionTexts('home', {
  zh: async () => (await import('../../content/zh/home.js')).home,
  en: async () => (await import('../../content/en/home.js')).home,
});

async function loadNews(edition: Edition): Promise<readonly NewsItem[]> {
  const [{ NEWS }, texts] = await Promise.all([
    loadChunk('news', () => import('../../content/news.js')),
    loadNewsTexts(edition),
  ]);
  return NEWS.map((entry) => ({ ...entry, ...texts[entry.id] }));
}

export async function newsPage(edition: Edition): Promise<NewsPage> {
  const [items, labels] = await Promise.all([loadNews(edition), loadNewsLabels(edition)]);
  return { items, labels };
}

export async function homePage(edition: Edition): Promise<HomePage> {
  const [home, news] = await Promise.all([loadHome(edition), loadNews(edition)]);
  return { home, news: news.slice(0, STRIP_LENGTH) };
}
