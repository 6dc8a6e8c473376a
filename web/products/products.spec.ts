import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EDITIONS } from '../contract/editions.js';
import { PRODUCT_IDS, productById, type ProductId, productFolder } from '../contract/products.js';
import { loadFigure } from '../build/figure-catalogue.js';
import type { BuiltFigure } from '../figures/built-figure.js';
import { picturesOf } from '../figures/figure-ids.js';
import { loadProductEntry, loadProductTexts } from './load-product.js';

const ROOT = 'web/products';
const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const KNOWN_PRODUCT = /"serial_number_models_known_product" CHECK \(([^;]+)\);/g;

/** From the drawn figure, since some ask for a flow that is solved in a minute. */
function marksOnReport(id: ProductId): NonNullable<BuiltFigure['marks']> {
  const record = `web/figures/drawn/${productFolder(id)}-report/figure.json`;
  if (!existsSync(record)) return [];
  const { built } = JSON.parse(readFileSync(record, 'utf8')) as { built: BuiltFigure };
  return built.marks ?? [];
}

describe.each(PRODUCT_IDS)('the folder of %s', (id) => {
  it.each(['product.ts', 'evidence.ts', 'zh.ts', 'en.ts', 'figure.ts', 'pictures.ts'])(
    'holds %s',
    (file) => {
      const folder = `${ROOT}/${productFolder(id)}`;
      const files = FOLDERS.includes(productFolder(id)) ? readdirSync(folder) : [];
      expect(files.map((name) => `${folder}/${name}`)).toContain(`${folder}/${file}`);
    },
  );

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
      // The menu shows the rest beside the name.
      expect(title[edition]).toMatch(new RegExp(`^${productById(id).name[edition]}[: ]+\\S`));
    }
  });

  it('draws its figure and its pictures', async () => {
    const folder = productFolder(id);
    for (const one of [folder, ...picturesOf(folder)]) {
      const { render, draw } = await loadFigure(one);
      expect(render ?? draw).toBeDefined();
    }
  });

  it('marks every output on its sample report, apart from each other', async () => {
    const marks = marksOnReport(id);
    for (const edition of EDITIONS) {
      const { outputs } = (await loadProductTexts(edition, id)).product;
      expect(marks).toHaveLength(outputs.length);
    }
    for (const [index, { x, y }] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        expect(Math.hypot(8 * (x - other.x), 6 * (y - other.y))).toBeGreaterThan(24);
      }
    }
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
