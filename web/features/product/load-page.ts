import type { Edition } from '../../contract/editions.js';
import type { RouteRow } from '../../contract/routes.js';
import type { ProductPage } from './product-page.js';
import { editionTexts } from '../../site/edition-texts.js';
import { loadChunk } from '../../site/loading/load-chunk.js';
import { ModuleNotFoundError } from '../../site/loading/load-errors.js';
import { citationsOf } from '../../ui/reading/load-citations.js';
import { loadProductEntry, loadProductTexts } from '../../products/load-product.js';
import { inquiryForm } from '../inquiry/load-texts.js';

const loadLabels = editionTexts('product-labels', {
  zh: async () => (await import('./product-labels.zh.js')).productLabels,
  en: async () => (await import('./product-labels.en.js')).productLabels,
});

/** Texts of a product page with the works that they cite. */
export async function productPage(
  edition: Edition,
  { id, product: productId }: RouteRow,
): Promise<ProductPage> {
  if (!productId) throw new ModuleNotFoundError(id);
  const [labels, consultation, { product }, { references, analysisMinutes, registration, plot }] =
    await Promise.all([
      loadLabels(edition),
      inquiryForm('consultation', edition),
      loadChunk(productId, () => loadProductTexts(edition, productId)),
      loadChunk('products', () => loadProductEntry(productId)),
    ]);
  const { application, features, advantages, validation, evidence, limits } = product;
  const citations = await citationsOf(
    references,
    application,
    features,
    advantages,
    validation?.note,
    plot?.studies,
    evidence,
    limits,
  );
  const entry = {
    registration,
    ...(analysisMinutes !== undefined && { analysisMinutes }),
    ...(plot && { plot }),
  };
  return { entry, labels, product, citations, consultation };
}
