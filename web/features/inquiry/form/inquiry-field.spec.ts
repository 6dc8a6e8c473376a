import { describe, expect, it } from '@jest/globals';
import { productOptions } from './inquiry-field.js';

const headings = { intracranial: 'Brain', intracardiac: 'Heart' };

describe('productOptions', () => {
  it('groups brain and heart, with the names of the edition', () => {
    expect(productOptions(['AccuLV', 'AccuFFicas'], 'en', headings)).toEqual([
      { label: 'Brain', options: [{ value: 'AccuFFicas', label: 'AccuICAS' }] },
      { label: 'Heart', options: [{ value: 'AccuLV', label: 'AccuLV' }] },
    ]);
  });

  it('has no empty group', () => {
    expect(productOptions(['AccuFFicas'], 'zh', headings)).toEqual([
      { label: 'Brain', options: [{ value: 'AccuFFicas', label: 'AccuFFicas' }] },
    ]);
  });
});
