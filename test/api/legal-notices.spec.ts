import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { content as contentEn } from '../../web/content/en/index.js';
import { productLabels as labelsEn } from '../../web/features/product/product-labels.en.js';
import { content as contentZh } from '../../web/content/zh/index.js';
import { productLabels as labelsZh } from '../../web/features/product/product-labels.zh.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { IFU_DOCUMENTS } from '../../web/contract/instructions-for-use.js';
import { PRODUCT_IDS } from '../../web/contract/products.js';
import { hasPage, pathOf } from '../../web/contract/routes.js';
import { loadProductEntry } from '../../web/products/load-product.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';
import { attributes, fetchPages } from '../support/site-pages.js';

const CONTENT = { zh: contentZh, en: contentEn };
const LABELS = { zh: labelsZh, en: labelsEn };

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

describe.each(EDITIONS)('pages, %s', (edition) => {
  const { company } = CONTENT[edition];
  const pages = async () => [...(await fetchPages(server, edition)).values()];

  it('of products say what advertising a medical device has to say', async () => {
    const products = (await pages()).filter(({ row }) => row.product);
    expect(products).toHaveLength(PRODUCT_IDS.length);
    for (const { row, document } of products) {
      const text = document.querySelector('main')?.text ?? '';
      const { certificate, advertisement } = (await loadProductEntry(row.product!)).registration;
      const { caution } = LABELS[edition].registration;
      for (const words of [certificate, advertisement, company.productionLicence, caution]) {
        expect(text).toContain(words);
      }
    }
  });

  it('of products with published instructions lead to them', async () => {
    const shown = (await pages()).filter(({ row }) =>
      IFU_DOCUMENTS.some(({ product }) => product === row.product),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { row, document } of shown) {
      const { id } = IFU_DOCUMENTS.find(
        ({ product, status }) => product === row.product && status === 'current',
      )!;
      const address = pathOf(hasPage(id, edition) ? id : 'instructions', edition);
      expect(attributes(document, 'main a', 'href')).toContain(address);
    }
  });

  it('have in their footers whose they are, the filings, and the way to legal texts and instructions', async () => {
    const instructions = pathOf('instructions', edition);
    for (const { row, document } of await pages()) {
      if (row.id === 'about')
        expect(attributes(document, 'main a', 'href')).toContain(instructions);
      if (!row.meta.showFooter) continue;
      const footer = document.querySelector('footer')?.text ?? '';
      const { copyright, icpFiling, policeFiling, medicalInformationFiling } = company;
      for (const { text } of [icpFiling, policeFiling, medicalInformationFiling]) {
        expect(footer).toContain(text);
      }
      expect(footer).toContain(copyright);
      const links = attributes(document, 'footer a', 'href');
      for (const id of ['privacyPolicy', 'useClause', 'instructions'] as const) {
        expect(links.filter((href) => href === pathOf(id, edition))).toHaveLength(1);
      }
    }
  });
});
