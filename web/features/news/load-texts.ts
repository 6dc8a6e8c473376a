import { type NewsHeadline, type NewsPage, STRIP_LENGTH } from './news-text.js';
import type { Edition } from '../../contract/editions.js';
import { editionTexts, loadChunk } from '../../site/loading/load-chunk.js';

const loadNewsTexts = editionTexts('news', {
  zh: async () => (await import('./news.zh.js')).news,
  en: async () => (await import('./news.en.js')).news,
});
const loadNewsLabels = editionTexts('news-labels', {
  zh: async () => (await import('./news-labels.zh.js')).newsLabels,
  en: async () => (await import('./news-labels.en.js')).newsLabels,
});
const loadWorks = async () => (await loadChunk('news-items', () => import('./news-items.js'))).NEWS;

/** The latest works, without their words. */
export async function loadHeadlines(edition: Edition): Promise<readonly NewsHeadline[]> {
  const [works, texts] = await Promise.all([loadWorks(), loadNewsTexts(edition)]);
  return works.slice(0, STRIP_LENGTH).map((work) => ({ ...work, title: texts[work.id].title }));
}

export async function newsPage(edition: Edition): Promise<NewsPage> {
  const [works, texts, labels] = await Promise.all([
    loadWorks(),
    loadNewsTexts(edition),
    loadNewsLabels(edition),
  ]);
  return { items: works.map((work) => ({ ...work, ...texts[work.id] })), labels };
}
