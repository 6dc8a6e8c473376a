/** The two editions of the site. The host decides which one is served; Chinese is the default. */
export const EDITIONS = ['zh', 'en'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Value of the `lang` attribute of each edition's pages. */
export const HTML_LANG: Readonly<Record<Edition, string>> = { zh: 'zh-CN', en: 'en' };

export function otherEdition(edition: Edition): Edition {
  return edition === 'zh' ? 'en' : 'zh';
}

export function isEdition(value: unknown): value is Edition {
  return value === 'zh' || value === 'en';
}

/** First path segment of every page of the English edition. */
export const EN_PREFIX = '/en';

/** True for `/en` and everything below it, not for `/energy`. */
export function isEnglishPath(pathname: string): boolean {
  return pathname === EN_PREFIX || pathname.startsWith(`${EN_PREFIX}/`);
}
