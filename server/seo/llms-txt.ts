import { pages as pagesEn } from '../../web/content/en/pages.js';
import { pages as pagesZh } from '../../web/content/zh/pages.js';
import type { Edition } from '../../web/contract/editions.js';
import { indexedRows } from '../../web/contract/indexed-rows.js';
import { PAGE_GROUPS, pageGroup } from '../../web/contract/page-group.js';
import { SEO_TEXTS } from './edition-texts.js';

const PAGES = { zh: pagesZh, en: pagesEn };

/** What the site holds, for language models (https://llmstxt.org): each page with its address. */
export function llmsTxt(edition: Edition, origin: string): string {
  const { company, groups } = SEO_TEXTS[edition];
  const rows = indexedRows(edition);
  const sections = PAGE_GROUPS.map((group) => {
    const links = rows
      .filter((row) => pageGroup(row) === group)
      .flatMap(({ id, address }) => {
        const text = PAGES[edition][id];
        if (!text) return [];
        return [`- [${text.title}](${new URL(address, origin).href}): ${text.description}`];
      });
    return `## ${groups[group]}\n\n${links.join('\n')}`;
  });
  return `# ${company.name}\n\n> ${company.tagline}\n\n${sections.join('\n\n')}\n`;
}
