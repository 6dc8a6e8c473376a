import type { ProductId } from '../../../contract/products.js';
import type { ProductText } from '../../shapes/product-text.js';

/** The texts of each product page, loaded one by one. */
export const PRODUCT_TEXTS: Readonly<Record<ProductId, () => Promise<ProductText>>> = {
  AneuFlow: async () => (await import('./aneuflow.js')).product,
  AneuGuide: async () => (await import('./aneuguide.js')).product,
  AneuShape: async () => (await import('./aneushape.js')).product,
  AneuPlan: async () => (await import('./aneuplan.js')).product,
  AccuASPECTS: async () => (await import('./accuaspects.js')).product,
  AccuCTP: async () => (await import('./accuctp.js')).product,
  AccuFFicas: async () => (await import('./accufficas.js')).product,
  AccuFFRct: async () => (await import('./accuffrct.js')).product,
  AccuFFRangio: async () => (await import('./accuffrangio.js')).product,
  AccuFFRivus: async () => (await import('./accuffrivus.js')).product,
  AccuFFRoct: async () => (await import('./accuffroct.js')).product,
  AccuLV: async () => (await import('./acculv.js')).product,
  AccuIMR: async () => (await import('./accuimr.js')).product,
};
