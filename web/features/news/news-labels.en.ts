import type { NewsLabels, FeedText } from './news-labels.zh.js';

export const newsLabels: NewsLabels = {
  highlighted: 'Highlights',
  all: 'All publications',
  further: 'Further publications',
  filter: 'Show papers on',
  groups: { all: 'All', intracranial: 'Brain', intracardiac: 'Heart' },
  loadMore: 'Pull down to load more',
  noMore: 'No more',
  loaded: '{shown} of {count} shown',
};

export const feed: FeedText = {
  title: '{company}: publications',
  subtitle: 'Published papers on brain and heart image analysis, by their respective authors.',
  summary: '{source}, {time}. {text}',
};
