import type { PageGroup } from '../../contract/routes.js';

/** Words of the search. */
export const search = {
  title: '搜索网站',
  label: '搜索词',
  close: '关闭搜索',
  hint: '输入产品名称、参数、疾病或文献作者。',
  loading: '正在加载搜索',
  failed: '搜索暂时不可用，请检查网络后重试。',
  retry: '重试',
  none: '没有找到与“{query}”有关的内容，请更换或缩短搜索词。',
  found: '找到 {count} 个页面',
  hotkey: '按“/”键打开搜索',
  groups: {
    intracranial: '颅内',
    intracardiac: '心脏',
    company: '公司与服务',
  } satisfies Record<PageGroup, string>,
};

export type SearchText = typeof search;
