import { describe, expect, it } from '@jest/globals';
import { NEWS_PAGE_SIZE, pageCount, pageNumber } from './paging.js';

describe('pageNumber', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['2', 2],
    ['4', 4],
    ['5', 1],
    ['0', 1],
    ['-1', 1],
    ['2.5', 1],
    ['02', 1],
    ['２', 1],
    ['99999999', 1],
  ])('reads %j as %d of 4', (asked, number) => {
    expect(pageNumber(asked, 4)).toBe(number);
  });
});

describe('pageCount', () => {
  it.each([
    [0, 1],
    [NEWS_PAGE_SIZE, 1],
    [NEWS_PAGE_SIZE + 1, 2],
    [3 * NEWS_PAGE_SIZE + 2, 4],
  ])('of %d works is %d', (items, pages) => {
    expect(pageCount(items)).toBe(pages);
  });
});
