import { PRODUCT_GROUPS, type ProductGroup } from './products.js';

/** Works that the long list of the news page shows at first, and adds each time. */
export const NEWS_PAGE_SIZE = 12;

/** Parameter of the address that says how far a list is unfolded. */
export const PAGE_PARAMETER = 'page';
/** Parameter of the address that says of which group alone a list shows works. */
const GROUP_PARAMETER = 'group';

/** How a list is shown. */
export interface ListView {
  /** How far it is unfolded, from 1. */
  readonly page: number;
  /** Works on brain or heart alone; all of them where absent. */
  readonly group?: ProductGroup;
}

/** Whether the long list shows a work: all of a group, or those that are not highlighted above it. */
export function isListed(
  work: { readonly group: ProductGroup; readonly highlighted: boolean },
  group?: ProductGroup,
): boolean {
  return group ? work.group === group : !work.highlighted;
}

/** Pages of a list. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / NEWS_PAGE_SIZE));
}

/**
 * How an address asks for a list, of which `items` says the length: the first page of all works
 * unless it names another page, or a group, that exists.
 */
export function listView(
  parameters: URLSearchParams,
  items: (group?: ProductGroup) => number,
): ListView {
  const asked = parameters.get(GROUP_PARAMETER);
  const group = PRODUCT_GROUPS.find((one) => one === asked);
  const page = pageNumber(parameters.get(PAGE_PARAMETER), pageCount(items(group)));
  return { page, ...(group && { group }) };
}

/** The address's query for a list; empty for the first page of all works. */
export function listQuery({ page, group }: ListView): string {
  const parameters = new URLSearchParams();
  if (group) parameters.set(GROUP_PARAMETER, group);
  if (page > 1) parameters.set(PAGE_PARAMETER, String(page));
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The page that an address asks for: the first one unless it names another that exists. */
export function pageNumber(asked: string | null, pages: number): number {
  if (asked === null || !/^[1-9]\d{0,3}$/.test(asked)) return 1;
  const number = Number(asked);
  return number <= pages ? number : 1;
}
