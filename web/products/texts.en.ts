import type { ProductId } from '../contract/products.js';
import type { ProductText } from '../features/product/product-text.js';

/** The texts of each product page, loaded one by one. */
export const PRODUCT_TEXTS: Readonly<Record<ProductId, () => Promise<ProductText>>> = {
  AneuFlow: async () => (await import('./aneuflow/en.js')).product,
  AneuGuide: async () => (await import('./aneuguide/en.js')).product,
  AneuShape: async () => (await import('./aneushape/en.js')).product,
  AneuPlan: async () => (await import('./aneuplan/en.js')).product,
  AccuASPECTS: async () => (await import('./accuaspects/en.js')).product,
  AccuCTP: async () => (await import('./accuctp/en.js')).product,
  AccuFFicas: async () => (await import('./accufficas/en.js')).product,
  AccuFFRct: async () => (await import('./accuffrct/en.js')).product,
  AccuFFRangio: async () => (await import('./accuffrangio/en.js')).product,
  AccuFFRivus: async () => (await import('./accuffrivus/en.js')).product,
  AccuFFRoct: async () => (await import('./accuffroct/en.js')).product,
  AccuLV: async () => (await import('./acculv/en.js')).product,
  AccuIMR: async () => (await import('./accuimr/en.js')).product,
};
