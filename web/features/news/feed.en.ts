import type { FeedText } from './feed.zh.js';

export const feed: FeedText = {
  title: '{company}: publications',
  subtitle:
    'Published papers on brain-vessel and cardiac image analysis. They are their authors’ work, not the company’s.',
  summary: '{source}, {time}. {text}',
};
