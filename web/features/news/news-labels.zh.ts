/** Words around the lists of the news page. */
export const newsLabels = {
  highlighted: '重点文献',
  all: '全部文献',
  further: '其余文献',
  filter: '按部位筛选',
  groups: { all: '全部', intracranial: '脑血管', intracardiac: '心血管' },
  loadMore: '下拉加载更多',
  noMore: '没有更多了',
  loaded: '已显示 {shown} 条，共 {count} 条',
};

export type NewsLabels = typeof newsLabels;

/** Words of the news feed. */
export const feed = {
  title: '{company}：文献动态',
  subtitle: '脑血管与心脏影像分析领域的公开论文。论文由各自的作者完成，不是本公司的成果。',
  summary: '{source}，{time}。{text}',
};

export type FeedText = typeof feed;
