import type { Edition } from '../../contract/editions.js';
import { productFolder } from '../../contract/products.js';
import type { RouteRow } from '../../contract/routes.js';
import type { ProductPage } from './product-page.js';
import { loadChunk } from '../../site/loading/load-chunk.js';
import { ModuleNotFoundError } from '../../site/loading/load-errors.js';
import { citationsOf } from '../../ui/reading/load-citations.js';
import {
  loadProductEntry,
  loadProductEvidence,
  loadProductTexts,
} from '../../products/load-product.js';
import { loadProductLabels } from './load-tiles.js';
import { inquiryForm } from '../inquiry/load-texts.js';

/** Texts of a product page with the works that they cite. */
export async function productPage(
  edition: Edition,
  { id, product: productId }: RouteRow,
): Promise<ProductPage> {
  if (!productId) throw new ModuleNotFoundError(id);
  const folder = productFolder(productId);
  const [
    labels,
    consultation,
    { product },
    { analysisMinutes, registration },
    { references, plot },
  ] = await Promise.all([
    loadProductLabels(edition),
    inquiryForm('consultation', edition),
    loadChunk(folder, () => loadProductTexts(edition, productId)),
    loadChunk('products', () => loadProductEntry(productId)),
    loadChunk(`${folder}-evidence`, () => loadProductEvidence(productId)),
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
  };
  return { entry, ...(plot && { plot }), labels, product, citations, consultation };
}
