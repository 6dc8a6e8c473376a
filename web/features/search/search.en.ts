import type { SearchText } from './search.zh.js';

export const search: SearchText = {
  title: 'Search this site',
  label: 'Search for',
  close: 'Close search',
  hint: 'Look for a product, a parameter, a disease or the author of a paper.',
  loading: 'Preparing the search…',
  failed: 'The search cannot be used at the moment. Please check your connection.',
  retry: 'Try again',
  none: 'Nothing was found for “{query}”. Try another word, or a shorter one.',
  found: 'Pages found: {count}',
  hotkey: 'Open the search with the “/” key',
  groups: { intracranial: 'Brain', intracardiac: 'Heart', company: 'Company and services' },
};
