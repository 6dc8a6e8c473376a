import { describe, expect, it } from '@jest/globals';
import { fillIn } from './fill-in.js';

describe('fillIn', () => {
  it('fills in what it is given and leaves the rest', () => {
    expect(fillIn('{count} of {all}', { count: 0 })).toBe('0 of {all}');
  });
});
