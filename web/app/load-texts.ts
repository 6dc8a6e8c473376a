import type { Edition } from '../contract/editions.js';
import { PRODUCT_IDS, type ProductId, productById } from '../contract/products.js';
import { JOB_IDS } from '../contract/route-row.js';
import type { PageId } from '../contract/routes.js';
import { tileFigure } from '../features/product/load-tiles.js';
import { type CareersText, jobPageText } from '../features/careers/job.js';
import type { EditionContent, MenuProduct, PageText } from '../content/types.js';
import { loadProductEntry, loadProductTexts } from '../products/load-product.js';
import { loadChunk } from '../site/loading/load-chunk.js';

/** What the frame of an edition's pages shows. The browser finds it in the page itself. */
export async function loadContent(edition: Edition): Promise<EditionContent> {
  const { content } =
    edition === 'zh' ? await import('../content/zh/ui.js') : await import('../content/en/ui.js');
  const products = await Promise.all(
    PRODUCT_IDS.map(async (id) => [`product:${id}`, await menuProduct(edition, id)] as const),
  );
  return { ...content, products: Object.fromEntries(products) };
}

async function menuProduct(edition: Edition, id: ProductId): Promise<MenuProduct> {
  const [{ title }, { figures }] = await Promise.all([
    loadProductEntry(id),
    import('virtual:figures'),
  ]);
  const picture = figures[tileFigure(id)].raster?.sources[0]?.srcset.split(' ')[0];
  return {
    line: title[edition].slice(productById(id).name[edition].length).replace(/^[:\s]+/, ''),
    ...(picture !== undefined && { picture }),
  };
}

/** The English edition has no careers. */
export const loadCareers = (): Promise<CareersText> =>
  loadChunk('careers', async () => (await import('../features/careers/careers.zh.js')).careers);

/** Texts of a page; the other edition's never reach the visitor. */
export async function loadPageText(edition: Edition, id: PageId): Promise<PageText> {
  const job = JOB_IDS.find((candidate) => `job:${candidate}` === id);
  if (job) return jobPageText(await loadCareers(), job);
  const product = PRODUCT_IDS.find((candidate) => `product:${candidate}` === id);
  if (product) {
    const [{ title }, { page }] = await Promise.all([
      loadProductEntry(product),
      loadProductTexts(edition, product),
    ]);
    return { title: title[edition], ...page };
  }
  const { pages } =
    edition === 'zh'
      ? await import('../content/zh/pages.js')
      : await import('../content/en/pages.js');
  const text = pages[id];
  if (!text) throw new Error(`No ${edition} texts of the page ${id}`);
  return text;
}
