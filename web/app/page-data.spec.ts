import { describe, expect, it } from '@jest/globals';
import { content } from '../content/zh/ui.js';
import { parsePageData, serialisePageData } from './page-data.js';

const data = {
  content: { ...content, products: {} },
  id: 'home',
  figures: [],
  diagrams: [],
  text: { title: '</template>', heading: 'a &lt; b', intro: '“”', description: '<!--' },
} as const;

describe('page data', () => {
  it('comes back as it was', () => {
    expect(parsePageData(serialisePageData(data))).toEqual(data);
  });

  it('holds nothing that HTML would read', () => {
    expect(serialisePageData(data)).not.toMatch(/[<&]/);
  });
});
