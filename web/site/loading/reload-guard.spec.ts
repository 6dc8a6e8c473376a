import { beforeEach, describe, expect, it } from '@jest/globals';
import { claimReload } from './reload-guard.js';

let stored: Map<string, string>;
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored = new Map();
});

describe('claimReload', () => {
  it('allows one reload for each address and build', () => {
    expect(claimReload(store, 'a', '/news')).toBe(true);
    expect(claimReload(store, 'a', '/news')).toBe(false);
    expect(claimReload(store, 'a', '/job')).toBe(true);
    expect(claimReload(store, 'b', '/news')).toBe(true);
  });

  it.each(['null', '7', '{', '{"build":"a","targets":"/news"}'])('survives %s', (value) => {
    stored.set('reloaded', value);
    expect(claimReload(store, 'a', '/news')).toBe(true);
    expect(claimReload(store, 'a', '/news')).toBe(false);
  });
});
