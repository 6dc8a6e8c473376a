/** Words around the lists of the news page. */
export const newsLabels = {
  highlighted: '重点文献',
  all: '全部文献',
  loadMore: '下拉加载更多',
  noMore: '没有更多了',
  loaded: '已显示 {shown} 条，共 {count} 条',
};

export type NewsLabels = typeof newsLabels;
