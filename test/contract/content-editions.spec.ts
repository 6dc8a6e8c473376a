import { describe, expect, it } from '@jest/globals';
import { pages as pagesEn } from '../../web/content/en/pages.js';
import { loadPageText } from '../../web/app/load-texts.js';
import { pages as pagesZh } from '../../web/content/zh/pages.js';
import { UPDATED } from '../../web/content/updated.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { CONSENT_FIELD, INQUIRY_FIELDS, INQUIRY_KINDS } from '../../web/contract/inquiries.js';
import { indexedRows } from '../../web/contract/navigation.js';
import { hasPage, ROUTES } from '../../web/contract/routes.js';
import { inquiryForms as inquiryFormsEn } from '../../web/features/inquiry/inquiry-forms.en.js';
import { inquiryForms as inquiryFormsZh } from '../../web/features/inquiry/inquiry-forms.zh.js';
import { contentFiles, loadContentFile } from '../support/content.js';

const INQUIRY_FORMS = { zh: inquiryFormsZh, en: inquiryFormsEn };
/** Texts that both editions share: what an entry is about, not how it is put. */
const SHARED = ['id', 'kind', 'ref', 'refs', 'placeholders'];
/** Where editions differ on purpose: their pages, the fields of their forms, their laws. */
const DIFFERENT = [
  'content/pages.ts',
  'content/validation.ts',
  'features/inquiry/inquiry-forms.ts',
  'features/licence-application/licence-form.ts',
  'features/licence-application/licence-privacy.ts',
  'features/search/search-keywords.ts',
];
/** Of pages that the Chinese edition alone has. */
const CHINESE_ALONE = [
  'features/careers/careers.ts',
  'features/inquiry/research-cooperation/research-cooperation.ts',
];

/** Keys, counts and shared values of a content, without its words. */
function shapeOf(value: unknown, key = ''): unknown {
  if (SHARED.includes(key)) return value;
  if (typeof value === 'string' || typeof value === 'function') return typeof value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => shapeOf(inner));
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, shapeOf(inner, name)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

describe('both editions', () => {
  it('have the same files', () => {
    expect([...contentFiles('en'), ...CHINESE_ALONE].sort()).toEqual(contentFiles('zh'));
  });

  it.each(contentFiles('zh').filter((file) => ![...DIFFERENT, ...CHINESE_ALONE].includes(file)))(
    'say the same things in %s',
    async (file) => {
      const [zh, en] = await Promise.all(EDITIONS.map((edition) => loadContentFile(edition, file)));
      expect(shapeOf(en)).toEqual(shapeOf(zh));
    },
  );

  it.each([['zh', pagesZh] as const, ['en', pagesEn] as const])(
    'have a text for each of their pages: %s',
    async (edition, pages) => {
      const rows = ROUTES.filter((row) => hasPage(row.id, edition) && !row.redirectTo);
      for (const { id } of rows) {
        const text = await loadPageText(edition, id);
        for (const words of Object.values(text) as string[]) expect(words.trim()).not.toBe('');
      }
      const extra = Object.keys(pages).filter((id) => !rows.some((row) => row.id === id));
      expect(extra).toEqual([]);
    },
  );
});

describe.each(INQUIRY_KINDS)('labels of %s', (kind) => {
  it.each(EDITIONS)('stand on every field, and on nothing else: %s', (edition) => {
    const fields = INQUIRY_FIELDS[kind][edition].map(({ name }) => name);
    const labels = Object.keys(INQUIRY_FORMS[edition].forms[kind].labels);
    // The box to tick has a sentence beside it.
    expect([...labels, CONSENT_FIELD].sort()).toEqual([...fields].sort());
  });
});

describe('the day of the last change', () => {
  it.each(EDITIONS)('is known of every page that is indexed: %s', (edition) => {
    for (const { id } of indexedRows(edition)) {
      const day = expect.stringMatching(/^20\d\d-\d\d-\d\d$/);
      expect({ id, day: UPDATED[id] }).toEqual({ id, day });
    }
  });

  it('is known of no other page, and is a day of the past', () => {
    const indexed = EDITIONS.flatMap((edition) => indexedRows(edition).map(({ id }) => id));
    for (const [id, day] of Object.entries(UPDATED)) {
      expect(indexed).toContain(id);
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
    }
  });

  it.each([
    ['privacyPolicy', 'features/legal/privacy-policy.ts'],
    ['useClause', 'features/legal/terms.ts'],
    ['accessibility', 'features/legal/accessibility.ts'],
  ] as const)('of a legal text is that of its version: %s', async (id, file) => {
    const [text] = Object.values(await loadContentFile('zh', file)) as { version: string }[];
    expect(UPDATED[id]).toBe(text?.version);
  });
});
