import { describe, expect, it } from '@jest/globals';
import type { SearchPage } from '../../contract/seo.js';
import { createSearch } from './search-index.js';

const PAGES: readonly SearchPage[] = [
  {
    path: '/aneuflow',
    group: 'intracranial',
    title: 'AneuFlow：颅内动脉瘤血流动力学分析',
    passages: [
      { lines: ['评估一枚未破裂动脉瘤，还可以考察瘤内血流。'] },
      {
        id: 'limits',
        heading: '局限与预期用途',
        lines: ['分割误差会传递。', '壁面切应力没有界值。'],
      },
    ],
  },
  {
    path: '/accuffrct',
    group: 'intracardiac',
    title: 'AccuFFRct：基于冠状动脉 CTA 的血流储备分数',
    passages: [{ lines: ['FFR ≤0.80 通常提示狭窄有意义。'] }],
  },
  {
    path: '/job',
    group: 'company',
    title: '招贤纳士',
    passages: [{ id: 'roles', heading: '开放岗位', lines: ['图像处理 Engineer'] }],
  },
];

const search = createSearch(PAGES);
const paths = (query: string) => search(query).map(({ path }) => path);

describe('a search', () => {
  it.each([
    ['动脉瘤', ['/aneuflow']],
    ['血流储备', ['/accuffrct']],
    ['切应力', ['/aneuflow#limits']],
    ['瘤', ['/aneuflow']],
    ['ffrct', ['/accuffrct']],
    ['accuff', ['/accuffrct']],
    ['enginer', ['/job#roles']],
    ['aneuflow 局限', ['/aneuflow#limits']],
    ['0.80', ['/accuffrct']],
    ['动脉', ['/aneuflow', '/accuffrct']],
    ['ＦＦＲ', ['/accuffrct']],
    ['没有这些', []],
    ['', []],
    ['，。', []],
  ])('for %s', (query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  it.each([
    ['许可', '/apply'],
    ['申请许可', '/apply'],
    ['license', '/apply'],
    ['licen', '/apply'],
    ['招贤', '/job'],
  ])('lists the main task or title first for %s', (query, first) => {
    const tasks = createSearch([
      ...PAGES,
      {
        path: '/terms',
        group: 'company',
        title: '使用条款',
        passages: [{ lines: ['许可', '许可 licence 许可 招贤', 'license license', '申请许可'] }],
      },
      {
        path: '/apply',
        group: 'company',
        title: '申请软件试用或注册码',
        keywords: ['申请许可', '许可', 'Licence', 'License'],
        passages: [{ lines: ['填写表单。'] }],
      },
    ]);
    expect(tasks(query)[0]?.path).toBe(first);
  });

  it('takes what answers most of a longer question', () => {
    expect(paths('动脉瘤的切应力如何')).toContain('/aneuflow#limits');
  });

  it('shows the line that answers', () => {
    const [hit] = search('切应力');
    expect(hit).toMatchObject({ group: 'intracranial', heading: '局限与预期用途' });
    expect(hit?.line).toEqual([
      { text: '壁面', isMarked: false },
      { text: '切应力', isMarked: true },
      { text: '没有界值。', isMarked: false },
    ]);
  });
});
