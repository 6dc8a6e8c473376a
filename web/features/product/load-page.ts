import type { Edition } from '../../contract/editions.js';
import type { RouteRow } from '../../contract/routes.js';
import type { ProductPage } from './product-page.js';
import { editionTexts } from '../../site/edition-texts.js';
import { loadChunk } from '../../site/loading/load-chunk.js';
import { ModuleNotFoundError } from '../../site/loading/load-errors.js';
import { citationsOf } from '../../ui/reading/load-citations.js';
import { inquiryForm } from '../inquiry/load-texts.js';

const loadLabels = editionTexts('product-labels', {
  zh: async () => (await import('./product-labels.zh.js')).productLabels,
  en: async () => (await import('./product-labels.en.js')).productLabels,
});

const loadProducts = editionTexts('products', {
  zh: async () => (await import('../../products/texts.zh.js')).PRODUCT_TEXTS,
  en: async () => (await import('../../products/texts.en.js')).PRODUCT_TEXTS,
});

/** Texts of a product page with the works that they cite. */
export async function productPage(
  edition: Edition,
  { id, product }: RouteRow,
): Promise<ProductPage> {
  if (!product) throw new ModuleNotFoundError(id);
  const [labels, products, consultation, { REGISTRATIONS }] = await Promise.all([
    loadLabels(edition),
    loadProducts(edition),
    inquiryForm('consultation', edition),
    loadChunk('registrations', () => import('./registrations.js')),
  ]);
  const text = await loadChunk(product, products[product]);
  const { application, features, advantages, validation, evidence, limits } = text;
  const citations = await citationsOf(
    application,
    features,
    advantages,
    validation?.note,
    evidence,
    limits,
  );
  const registration = REGISTRATIONS[product];
  return { labels, product: text, registration, citations, consultation };
}
