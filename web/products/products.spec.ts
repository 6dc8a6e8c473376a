import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EDITIONS } from '../contract/editions.js';
import { PRODUCT_IDS, productFolder } from '../contract/products.js';
import { loadFigure } from '../build/figure-catalogue.js';
import { loadProductEntry, loadProductTexts } from './load-product.js';

const ROOT = 'web/products';
const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const KNOWN_PRODUCT = /"serial_number_models_known_product" CHECK \(([^;]+)\);/g;

describe.each(PRODUCT_IDS)('the folder of %s', (id) => {
  it.each(['product.ts', 'zh.ts', 'en.ts', 'figure.ts'])('holds %s', (file) => {
    const folder = `${ROOT}/${productFolder(id)}`;
    const files = FOLDERS.includes(productFolder(id)) ? readdirSync(folder) : [];
    expect(files.map((name) => `${folder}/${name}`)).toContain(`${folder}/${file}`);
  });

  it('says in both editions what pages and lists need', async () => {
    const { title, summary, registration } = await loadProductEntry(id);
    const numbers = [registration.certificate, registration.advertisement];
    for (const edition of EDITIONS) {
      const { page, figure, product } = await loadProductTexts(edition, id);
      const words = [...Object.values(page), figure.caption, figure.alt, product.intendedUse];
      for (const text of [title[edition], summary[edition], ...words, ...numbers]) {
        expect(text.trim()).not.toBe('');
      }
      expect(summary[edition]).not.toMatch(/[.。]$/);
    }
  });

  it('draws its figure', async () => {
    const { render, draw } = await loadFigure(productFolder(id));
    expect(render ?? draw).toBeDefined();
  });
});

it('every product may be covered by a serial number, as the migrations say', () => {
  const folder = 'prisma/migrations';
  const checks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(KNOWN_PRODUCT)]);
  const known = [...(checks.at(-1)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, id]) => id);
  expect([...PRODUCT_IDS].sort()).toEqual(known.sort());
});

it('every folder is a product of the list in web/contract/products.ts', () => {
  expect([...FOLDERS].sort()).toEqual(PRODUCT_IDS.map(productFolder).sort());
});
