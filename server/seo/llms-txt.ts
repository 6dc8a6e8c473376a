import { pages as pagesEn } from '../../web/content/en/pages.js';
import { pages as pagesZh } from '../../web/content/zh/pages.js';
import type { PageText } from '../../web/content/types.js';
import type { Edition } from '../../web/contract/editions.js';
import { indexedRows } from '../../web/contract/indexed-rows.js';
import { PAGE_GROUPS, pageGroup } from '../../web/contract/page-group.js';
import type { RouteRow } from '../../web/contract/routes.js';
import { loadProductEntry, loadProductTexts } from '../../web/products/load-product.js';
import { SEO_TEXTS } from './edition-texts.js';

const PAGES = { zh: pagesZh, en: pagesEn };

/** What the site holds, for language models (https://llmstxt.org): each page with its address. */
export async function llmsTxt(edition: Edition, origin: string): Promise<string> {
  const { company, groups } = SEO_TEXTS[edition];
  const rows = indexedRows(edition);
  const sections = PAGE_GROUPS.map(async (group) => {
    const links = rows
      .filter((row) => pageGroup(row) === group)
      .map(async (row) => {
        const text = await textOf(edition, row);
        if (!text) return [];
        return [`- [${text.title}](${new URL(row.address, origin).href}): ${text.description}`];
      });
    return `## ${groups[group]}\n\n${(await Promise.all(links)).flat().join('\n')}`;
  });
  const text = (await Promise.all(sections)).join('\n\n');
  return `# ${company.name}\n\n> ${company.tagline}\n\n${text}\n`;
}

async function textOf(
  edition: Edition,
  { id, product }: RouteRow,
): Promise<Pick<PageText, 'title' | 'description'> | undefined> {
  if (!product) return PAGES[edition][id];
  const { title } = await loadProductEntry(product);
  const { page } = await loadProductTexts(edition, product);
  return { title: title[edition], description: page.description };
}
