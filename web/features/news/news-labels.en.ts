import type { NewsLabels } from './news-labels.zh.js';

export const newsLabels: NewsLabels = {
  highlighted: 'Highlights',
  all: 'All publications',
  loadMore: 'Pull down to load more',
  noMore: 'No more',
  loaded: '{shown} of {count} shown',
};
