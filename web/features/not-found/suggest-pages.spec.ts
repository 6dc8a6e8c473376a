import { beforeAll, describe, expect, it } from '@jest/globals';
import { content as contentEn } from '../../content/en/ui.js';
import { content as contentZh } from '../../content/zh/ui.js';
import { loadPageTitles, pageCandidates } from './page-candidates.js';
import { type Candidate, editDistance, suggestPages } from './suggest-pages.js';

let candidates: Record<'zh' | 'en', readonly Candidate[]>;

beforeAll(async () => {
  candidates = {
    zh: pageCandidates('zh', contentZh.ui, await loadPageTitles('zh')),
    en: pageCandidates('en', contentEn.ui, await loadPageTitles('en')),
  };
});

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

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['about', 'about', 0],
  ['abuot', 'about', 1],
  ['abot', 'about', 1],
  ['abouts', 'about', 1],
  ['kitten', 'sitting', 3],
])('%j to %j takes %d', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
