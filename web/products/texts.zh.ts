import type { ProductId } from '../contract/products.js';
import type { ProductText } from '../features/product/product-text.js';

/** The texts of each product page, loaded one by one. */
export const PRODUCT_TEXTS: Readonly<Record<ProductId, () => Promise<ProductText>>> = {
  AneuFlow: async () => (await import('./aneuflow/zh.js')).product,
  AneuGuide: async () => (await import('./aneuguide/zh.js')).product,
  AneuShape: async () => (await import('./aneushape/zh.js')).product,
  AneuPlan: async () => (await import('./aneuplan/zh.js')).product,
  AccuASPECTS: async () => (await import('./accuaspects/zh.js')).product,
  AccuCTP: async () => (await import('./accuctp/zh.js')).product,
  AccuFFicas: async () => (await import('./accufficas/zh.js')).product,
  AccuFFRct: async () => (await import('./accuffrct/zh.js')).product,
  AccuFFRangio: async () => (await import('./accuffrangio/zh.js')).product,
  AccuFFRivus: async () => (await import('./accuffrivus/zh.js')).product,
  AccuFFRoct: async () => (await import('./accuffroct/zh.js')).product,
  AccuLV: async () => (await import('./acculv/zh.js')).product,
  AccuIMR: async () => (await import('./accuimr/zh.js')).product,
};
