import { expect, it } from '@jest/globals';
import { isKeyOn, switchKey } from './search-key.js';

it('is on until it is switched off', () => {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  expect(isKeyOn(store)).toBe(true);
  switchKey(store, false);
  expect(isKeyOn(store)).toBe(false);
  switchKey(store, true);
  expect([isKeyOn(store), entries.size]).toEqual([true, 0]);
});
