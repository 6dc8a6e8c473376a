import { describe, expect, it } from '@jest/globals';
import { company as companyEn } from '../../web/content/en/company.js';
import { COUNTERS, HOSPITALS } from '../../web/features/home/home-data.js';
import { JOBS, RECRUITING_SITE } from '../../web/features/careers/jobs.js';
import { MILESTONES } from '../../web/features/company/milestones.js';
import { company as companyZh } from '../../web/content/zh/company.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { contentFiles, type FoundText, loadContentFile } from '../support/content.js';

const COMPANIES = { zh: companyZh, en: companyEn };
/** What is written where a fact is missing. */
const STAND_IN =
  /示例|样例|占位|待定|\bSample\b|\bExample\b|[Pp]laceholder|[Ll]orem|TODO|TBD|X{3,}|0{4,}|\.example\b/;
/** Texts that tell readers which of the entries around them are samples, and the mark itself. */
const TELLING =
  /\.(?:note|sample|figure\.caption|report\.caption)$|\.productLabels\.(?:sections\.report|value)$/;
/** Speaks about samples. */
const ABOUT_SAMPLES = ['features/legal/terms.ts'];
/** Entries that are marked in the data both editions share; each edition has its words for them. */
const MARKED = [...COUNTERS, ...HOSPITALS, ...JOBS, ...MILESTONES]
  .filter((entry) => 'sample' in entry)
  .map(({ id }): string => id);

/** Texts that look like a stand-in and are not marked as one, at any depth. */
function unmarked(value: unknown, place: string, known: readonly string[]): readonly FoundText[] {
  if (typeof value === 'string') {
    const text = known.reduce((rest, word) => rest.replaceAll(word, ''), value);
    return STAND_IN.test(text) ? [{ place, text: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { sample, placeholders } = value as { sample?: unknown; placeholders?: readonly string[] };
  if (sample === true) return [];
  return Object.entries(value)
    .filter(([key]) => !placeholders?.includes(key) && !MARKED.includes(key))
    .flatMap(([key, inner]) => unmarked(inner, `${place}.${key}`, known));
}

function isChecked(file: string): boolean {
  return !ABOUT_SAMPLES.includes(file);
}

describe.each(EDITIONS)('samples, %s', (edition) => {
  const company = COMPANIES[edition];
  const placeholders = company.placeholders
    .map((field) => company[field])
    .filter((value) => typeof value === 'string')
    // The registered name holds the short one.
    .sort((one, other) => other.length - one.length);

  it.each(contentFiles(edition).filter(isChecked))('are marked in %s', async (file) => {
    const found = unmarked(await loadContentFile(edition, file), file, placeholders);
    expect(found.filter(({ place }) => !TELLING.test(place))).toEqual([]);
  });
});

describe('lists', () => {
  it('mark what nobody has vouched for', () => {
    const facts = MILESTONES.filter((milestone) => !('sample' in milestone)).map(({ id }) => id);
    expect(facts).toEqual(['founding']);
    for (const entry of [...HOSPITALS, ...JOBS, RECRUITING_SITE]) expect(entry.sample).toBe(true);
    for (const counter of COUNTERS) expect('sample' in counter !== 'doi' in counter).toBe(true);
  });
});
