import { documentTitle } from './page-title.js';
import { usePageText, useSite } from './site.js';

/** Tab title of the current page. */
export function usePageTitle(): string {
  const { company, ui } = useSite().content;
  return documentTitle(company.name, ui.titleSeparator, usePageText().title);
}
