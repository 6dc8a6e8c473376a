import { company as companyEn } from '../../web/content/en/company.js';
import type { PageGroup } from '../../web/contract/routes.js';
import { feed as feedEn } from '../../web/features/news/news-labels.en.js';
import { news as newsEn } from '../../web/features/news/news.en.js';
import { search as searchEn } from '../../web/features/search/search.en.js';
import type { NewsId } from '../../web/features/news/news-items.js';
import type { NewsText } from '../../web/features/news/news-text.js';
import type { Company } from '../../web/content/types.js';
import { company as companyZh } from '../../web/content/zh/company.js';
import { feed as feedZh, type FeedText } from '../../web/features/news/news-labels.zh.js';
import { news as newsZh } from '../../web/features/news/news.zh.js';
import { search as searchZh } from '../../web/features/search/search.zh.js';
import type { Edition } from '../../web/contract/editions.js';

interface SeoTexts {
  readonly company: Company;
  readonly feed: FeedText;
  readonly news: Readonly<Record<NewsId, NewsText>>;
  readonly groups: Readonly<Record<PageGroup, string>>;
}

/** Texts that the documents for machines are made of. */
export const SEO_TEXTS: Readonly<Record<Edition, SeoTexts>> = {
  zh: { company: companyZh, feed: feedZh, news: newsZh, groups: searchZh.groups },
  en: { company: companyEn, feed: feedEn, news: newsEn, groups: searchEn.groups },
};
