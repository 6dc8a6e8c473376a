import { usePageText, useSite } from './site.js';

/** Tab title of the current page. */
export function usePageTitle(): string {
  const { company, ui } = useSite().content;
  return documentTitle(company.name, ui.titleSeparator, usePageText().title);
}

const ENTITIES: readonly [RegExp, string][] = [
  [/&reg;/gi, '®'],
  [/&trade;/gi, '™'],
  [/&amp;/gi, '&'],
];

/** Registered-mark and trademark entities as the symbols that a tab can show. */
export function withSymbols(text: string): string {
  return ENTITIES.reduce((result, [entity, symbol]) => result.replace(entity, symbol), text);
}

/** Tab title: company prefix, then the page's own title. */
export function documentTitle(company: string, separator: string, title: string): string {
  return withSymbols(title === company ? title : `${company}${separator}${title}`);
}
