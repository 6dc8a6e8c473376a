/** Works that the long list of the news page shows at first, and adds each time. */
export const NEWS_PAGE_SIZE = 12;

/** Parameter of the address that says how far a list is unfolded. */
export const PAGE_PARAMETER = 'page';

/** Pages of a list. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / NEWS_PAGE_SIZE));
}

/** The page that an address asks for: the first one unless it names another that exists. */
export function pageNumber(asked: string | null, pages: number): number {
  if (asked === null || !/^[1-9]\d{0,3}$/.test(asked)) return 1;
  const number = Number(asked);
  return number <= pages ? number : 1;
}
