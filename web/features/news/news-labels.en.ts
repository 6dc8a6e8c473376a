import type { NewsLabels, FeedText } from './news-labels.zh.js';

export const newsLabels: NewsLabels = {
  highlighted: 'Highlights',
  all: 'All publications',
  loadMore: 'Pull down to load more',
  noMore: 'No more',
  loaded: '{shown} of {count} shown',
};

export const feed: FeedText = {
  title: '{company}: publications',
  subtitle:
    'Published papers on brain-vessel and cardiac image analysis. They are their authors’ work, not the company’s.',
  summary: '{source}, {time}. {text}',
};
