import { describe, expect, it } from '@jest/globals';
import { content as contentEn } from '../../content/en/index.js';
import { pages as pagesEn } from '../../content/en/pages.js';
import type { PageTitles } from '../../content/load-page-titles.js';
import { content as contentZh } from '../../content/zh/index.js';
import { pages as pagesZh } from '../../content/zh/pages.js';
import type { PageText } from '../../content/types.js';
import { pageCandidates } from './page-candidates.js';
import { suggestPages } from './suggest-pages.js';

function titlesOf(pages: Readonly<Record<string, PageText>>): PageTitles {
  return Object.fromEntries(Object.entries(pages).map(([id, { title }]) => [id, title]));
}

const candidates = {
  zh: pageCandidates('zh', contentZh.ui, titlesOf(pagesZh)),
  en: pageCandidates('en', contentEn.ui, titlesOf(pagesEn)),
};

const suggested = (edition: 'zh' | 'en', path: string) =>
  suggestPages(path, candidates[edition]).map((candidate) => candidate.path);

describe('suggestPages', () => {
  it.each([
    ['zh', '/News', '/news'],
    ['zh', '/nwes', '/news'],
    ['zh', '/about.html', '/about'],
    ['zh', '/abuot/', '/about'],
    ['zh', '/accu-ffr-ct', '/innovative/intracardiac/accuffrct'],
    ['zh', '/products/Aneu_Flow', '/innovative/intracranial/aneuflow'],
    ['zh', '/innovative/intracranial/accuicas', '/innovative/intracranial/accufficas'],
    ['zh', '/隐私政策', '/privacy_policy'],
    ['en', '/en/Abuot', '/en/about'],
    ['en', '/en/innovative/intracranial/aneugiude', '/en/innovative/intracranial/aneuguide'],
    ['en', '/en/innovative/intracranial/accufficas', '/en/innovative/intracranial/accuicas'],
    ['zh', '/innovative/Aneu-Flwo.html', '/innovative/intracranial/aneuflow'],
    ['en', '/en/innovative/Aneu-Flwo.html', '/en/innovative/intracranial/aneuflow'],
    ['en', '/acculv', '/en/innovative/intracardiac/acculv'],
  ] as const)('%s %s may mean %s', (edition, asked, meant) => {
    expect(suggested(edition, asked)[0]).toBe(meant);
  });

  it.each(['/', '/en/', '/wp-login.php', '/xyzzy'])('suggests nothing for %s', (asked) => {
    expect(suggested('en', asked)).toEqual([]);
  });

  it('suggests at most three', () => {
    expect(suggested('zh', '/innovative').length).toBeLessThanOrEqual(3);
  });
});
