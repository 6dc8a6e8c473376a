import { describe, expect, it } from '@jest/globals';
import { listQuery, listView, NEWS_PAGE_SIZE, pageCount, pageNumber } from './paging.js';

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

describe('listView and listQuery', () => {
  const items = (group?: string) => (group === undefined ? 30 : 13);

  it.each([
    ['', { page: 1 }, ''],
    ['?page=3', { page: 3 }, '?page=3'],
    ['?group=intracranial', { page: 1, group: 'intracranial' }, '?group=intracranial'],
    [
      '?page=2&group=intracardiac&utm=x',
      { page: 2, group: 'intracardiac' },
      '?group=intracardiac&page=2',
    ],
    ['?group=intracardiac&page=3', { page: 1, group: 'intracardiac' }, '?group=intracardiac'],
    ['?group=liver', { page: 1 }, ''],
    ['?group=', { page: 1 }, ''],
  ])('read %j as %j, and write it as %j', (search, view, query) => {
    expect(listView(new URLSearchParams(search), items)).toEqual(view);
    expect(listQuery(view as Parameters<typeof listQuery>[0])).toBe(query);
  });
});
