import type { NewsLabels } from '../zh/news-labels.js';

export const newsLabels: NewsLabels = {
  highlighted: 'Highlights',
  all: 'All publications',
  loadMore: 'Pull down to load more',
  noMore: 'No more',
  loaded: '{shown} of {count} shown',
};
