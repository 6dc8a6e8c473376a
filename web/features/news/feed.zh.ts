/** Words of the news feed. */
export const feed = {
  title: '{company}：文献动态',
  subtitle: '脑血管与心脏影像分析领域的公开论文。论文由各自的作者完成，并非本公司的成果。',
  summary: '{source}，{time}。{text}',
};

export type FeedText = typeof feed;
