import { describe, expect, it } from '@jest/globals';
import { referenceOf } from './reference.js';

describe('referenceOf', () => {
  it('reads a reference and nothing else', () => {
    expect(referenceOf('?reference=LA-7K2M-Q9XD')).toBe('LA-7K2M-Q9XD');
    expect(referenceOf('?reference=call%20this%20number')).toBeNull();
    expect(referenceOf('')).toBeNull();
  });
});
