import type { SearchText } from './search.zh.js';

export const search: SearchText = {
  title: 'Search this site',
  label: 'Search for',
  close: 'Close search',
  hint: 'Enter a product, parameter, disease or author.',
  loading: 'Loading the search…',
  failed: 'The search could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  none: 'No results for “{query}”. Try another word or a shorter one.',
  found: 'Pages found: {count}',
  hotkey: 'Open the search with the “/” key',
  groups: { intracranial: 'Brain', intracardiac: 'Heart', company: 'Company and services' },
};
