import { describe, expect, it } from '@jest/globals';
import { pageAt, pageTop, renderedPages } from './visible-pages.js';

const stack = { count: 24, pageHeight: 1000, gap: 20 };

describe('renderedPages', () => {
  it.each([
    [0, [1, 2]],
    [1020, [1, 3]],
    [1900, [1, 4]],
    [23 * 1020, [23, 24]],
  ])('at %i', (scrollTop, expected) => {
    expect(renderedPages(stack, scrollTop, 600)).toEqual(expected);
  });

  it('never holds many pages, wherever the reader is', () => {
    for (let top = 0; top < 24 * 1020; top += 97) {
      const [first, last] = renderedPages(stack, top, 900);
      expect(last - first).toBeLessThan(4);
    }
  });
});

it('a page that was gone to is the one the reader is on', () => {
  for (let number = 1; number <= stack.count; number += 1) {
    expect(pageAt(stack, pageTop(stack, number), 600)).toBe(number);
  }
});
