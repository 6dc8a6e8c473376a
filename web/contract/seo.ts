import type { PageGroup } from './routes.js';

/** Addresses, on each edition's host, of what machines find the site's pages by. */
export const SEO_PATHS = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/feed.xml',
  securityTxt: '/.well-known/security.txt',
  llmsTxt: '/llms.txt',
  /** Texts of all pages, for the search in the browser. */
  search: '/search.json',
} as const;

export type SeoDocument = keyof typeof SEO_PATHS;

/** A part of a page: a section that can be linked to, or what stands outside of sections. */
export interface SearchPassage {
  /** Anchor and heading of the section. */
  readonly id?: string;
  readonly heading?: string;
  /** Paragraphs, points, rows of tables. */
  readonly lines: readonly string[];
}

/** What a page says. */
export interface SearchPage {
  readonly path: string;
  readonly group: PageGroup;
  readonly title: string;
  /** What visitors call the task of the page, where it has one. */
  readonly keywords?: readonly string[];
  readonly passages: readonly SearchPassage[];
}
