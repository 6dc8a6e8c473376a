import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { indexedRows } from '../../web/contract/navigation.js';
import { pageGroup } from '../../web/contract/routes.js';
import type { SearchPage } from '../../web/contract/seo.js';
import { searchKeywords as searchKeywordsEn } from '../../web/features/search/search-keywords.en.js';
import { searchKeywords as searchKeywordsZh } from '../../web/features/search/search-keywords.zh.js';
import type { Edition } from '../../web/contract/editions.js';
import { unfoldedView } from '../pages/route-resolver.js';
import { PageCache } from '../pages/page-cache.js';
import { pagePassages } from './page-passages.js';

const KEYWORDS = { zh: searchKeywordsZh, en: searchKeywordsEn };

/**
 * What all pages of an edition say, read from the pages themselves: a search finds what a visitor
 * will see, and every section by its address.
 */
@Injectable()
export class SearchPages {
  constructor(private readonly pages: PageCache) {}

  async of(edition: Edition): Promise<readonly SearchPage[]> {
    const pages: SearchPage[] = [];
    for (const row of indexedRows(edition)) {
      const keywords = KEYWORDS[edition][row.id];
      // Visitors' requests come in between.
      await nextTurn();
      const html = await this.pages.identity({ edition, row, list: unfoldedView(row.id) });
      pages.push({
        path: row.address,
        group: pageGroup(row),
        ...(keywords && { keywords }),
        ...pagePassages(html.toString()),
      });
    }
    return pages;
  }
}
