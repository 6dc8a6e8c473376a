import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Edition } from '../../../web/contract/editions.js';
import { indexedRows } from '../../../web/contract/indexed-rows.js';
import { pageGroup } from '../../../web/contract/page-group.js';
import type { SearchPage } from '../../../web/contract/search.js';
import { listingPages } from '../listing-pages.js';
import { PageRenderer } from '../page-renderer.js';
import { pagePassages } from './page-passages.js';

/**
 * What all pages of an edition say, read from the pages themselves: a search finds what a visitor
 * will see, and every section by its address.
 */
@Injectable()
export class SearchPages {
  constructor(private readonly renderer: PageRenderer) {}

  async of(edition: Edition): Promise<readonly SearchPage[]> {
    const pages: SearchPage[] = [];
    for (const row of indexedRows(edition)) {
      // Visitors' requests come in between.
      await nextTurn();
      const { address: path, id } = row;
      const html = await this.renderer.render(edition, path, listingPages(id));
      pages.push({ path, group: pageGroup(row), ...pagePassages(html) });
    }
    return pages;
  }
}
