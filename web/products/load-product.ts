import type { Edition } from '../contract/editions.js';
import { productFolder, type ProductId } from '../contract/products.js';
import type {
  ProductEntry,
  ProductEvidence,
  ProductTexts,
} from '../features/product/product-text.js';

// By the list of products alone. Bundlers look for these paths among the sources and make a chunk
// of each file that they find; tsc rewrites the extension for Node.

/** What both editions know of a product. */
export async function loadProductEntry(id: ProductId): Promise<ProductEntry> {
  const loaded = (await import(`./${productFolder(id)}/product.ts`)) as { entry: ProductEntry };
  return loaded.entry;
}

/** Works that its page alone cites, and estimates that can be compared. */
export async function loadProductEvidence(id: ProductId): Promise<ProductEvidence> {
  const loaded = (await import(`./${productFolder(id)}/evidence.ts`)) as {
    evidence: ProductEvidence;
  };
  return loaded.evidence;
}

const TEXTS: Readonly<Record<Edition, (id: ProductId) => Promise<unknown>>> = {
  zh: (id) => import(`./${productFolder(id)}/zh.ts`),
  en: (id) => import(`./${productFolder(id)}/en.ts`),
};

/** Everything that an edition says of a product; the other edition's never reach the visitor. */
export async function loadProductTexts(edition: Edition, id: ProductId): Promise<ProductTexts> {
  return (await TEXTS[edition](id)) as ProductTexts;
}
