import { useLocation } from 'react-router-dom';
import type { EditionContent } from '../content/types.js';
import { fillIn } from '../content/words.js';
import { useCurrentRow, usePageText, useSite } from './site.js';

/** Tab title of the current page. */
export function usePageTitle(): string {
  const { company, ui } = useSite().content;
  const { id } = useCurrentRow();
  const { title } = usePageText();
  const parameters = new URLSearchParams(useLocation().search);
  // Links name no page or group that the list has not: its rules come with it, not with every page.
  const page = id === 'news' && !parameters.has('group') ? Number(parameters.get('page')) : 1;
  return documentTitle(company.name, ui.titleSeparator, listTitle(ui, title, page));
}

/** The title of a page whose list is unfolded, up to a page of it. */
export function listTitle(ui: EditionContent['ui'], title: string, page: number): string {
  return page > 1 ? fillIn(ui.pagedTitle, { title, page }) : title;
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
