import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../server/config/app-config.js';
import {
  KEYED_SECONDS,
  SAME_BODY_SECONDS,
} from '../../server/official-web/common/submissions/idempotency.js';
import { content as contentEn } from '../../web/content/en/ui.js';
import { content as contentZh } from '../../web/content/zh/ui.js';
import { footerGroups, footerLine } from '../../web/ui/layout/footer-entries.js';
import { launchItems } from '../../web/features/launch/launch-items.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { PRODUCT_IDS, productFolder } from '../../web/contract/products.js';
import { loadProductEntry } from '../../web/products/load-product.js';
import { loadContentFile, textsIn } from '../support/content.js';

const CONTENT = { zh: contentZh, en: contentEn };

it.each(PRODUCT_IDS)('%s has its numbers, or placeholders that are listed', async (id) => {
  const { registration } = await loadProductEntry(id);
  const listed = (await launchItems())
    .filter(({ file }) => file === `web/products/${productFolder(id)}/product.ts`)
    .filter(({ kind }) => kind === 'placeholder')
    .map(({ path }) => path.replace('registration.', ''));
  const missing = (['certificate', 'advertisement'] as const).filter((field) =>
    /X{3}/.test(registration[field]),
  );
  // Nobody knows the class of what is not registered.
  const unknown = missing.includes('certificate') ? [...missing, 'deviceClass'] : missing;
  expect([...listed].sort()).toEqual(unknown.sort());
});

const POLICY = 'features/legal/privacy-policy.ts';
const LICENCE_POLICY = 'features/licence-application/licence-privacy.ts';

describe.each(EDITIONS)('the company, %s', (edition) => {
  const { company, ui } = CONTENT[edition];

  it('holds its rights under its registered name', () => {
    expect(company.legalName).toMatch(edition === 'zh' ? /有限公司$/ : /Co\., Ltd\.$/);
    expect(company.copyright).toContain(company.legalName);
  });

  it.each([POLICY, LICENCE_POLICY, 'features/legal/terms.ts', 'features/inquiry/inquiry-forms.ts'])(
    'answers under its registered name in %s',
    async (file) => {
      const texts = textsIn(await loadContentFile(edition, file), file);
      expect(texts.some(({ text }) => text.includes(company.legalName))).toBe(true);
    },
  );

  it.each([POLICY, LICENCE_POLICY])(
    'names its representatives and data protection officer in %s',
    async (file) => {
      const words = textsIn(await loadContentFile(edition, file), file).map(({ text }) => text);
      const { euRepresentative, ukRepresentative, dataProtectionOfficer } = company;
      for (const name of [euRepresentative, ukRepresentative, dataProtectionOfficer]) {
        expect(words.join('\n')).toContain(name);
      }
    },
  );

  it.each([POLICY, LICENCE_POLICY])('promises in %s what the program does', async (file) => {
    const words = textsIn(await loadContentFile(edition, file), file).map(({ text }) => text);
    const { submissionMonths, technicalDays } = readConfig({}).operations.retention;
    const [hours, minutes] = [KEYED_SECONDS / 3600, SAME_BODY_SECONDS / 60];
    const periods =
      edition === 'zh'
        ? [`${submissionMonths} 个月`, `${technicalDays} 日`, `${hours} 小时`, `${minutes} 分钟`]
        : [
            `${submissionMonths} months`,
            `${technicalDays} days`,
            `${hours} hours`,
            `${minutes} minutes`,
          ];
    for (const period of periods) expect(words.join('\n')).toContain(period);
  });

  it('links its legal texts and the instructions in the footer, each once', () => {
    const groups = footerGroups(ui, edition).flatMap(({ links }) => links);
    const ids = [...groups, ...footerLine(ui, edition)].map(({ id }) => id);
    const wanted = ['privacyPolicy', 'useClause', 'accessibility', 'instructions'];
    expect(ids.filter((id) => wanted.includes(id)).sort()).toEqual(wanted.sort());
  });
});
