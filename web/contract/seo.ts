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
