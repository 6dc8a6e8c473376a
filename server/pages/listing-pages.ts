import { NEWS } from '../../web/features/news/news-items.js';
import { pageCount } from '../../web/contract/paging.js';
import type { PageId } from '../../web/contract/routes.js';

/** Pages that a row's list has: one where it has no list. */
export function listingPages(id: PageId): number {
  return id === 'news' ? pageCount(NEWS.filter(({ highlighted }) => !highlighted).length) : 1;
}
