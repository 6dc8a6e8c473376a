import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ChunkLoadError } from './load-errors.js';
import { claimReload, reloadReplaced } from './reload-replaced.js';

const missing = new ChunkLoadError('news-screen', 'missing', '/js/news-screen.js', true);
const news = { pathname: '/news', search: '?a=1', hash: '#b' };
const assign = jest.fn<(address: string) => void>();
const reload = jest.fn<() => void>();
const replaceState = jest.fn<(...entry: unknown[]) => void>();
let stored: Map<string, string> | null;

beforeEach(() => {
  stored = new Map();
  assign.mockClear();
  reload.mockClear();
  const window = {
    location: { pathname: '/', search: '', hash: '', assign, reload },
    history: { replaceState },
    get sessionStorage() {
      if (!stored) throw new Error('denied');
      const kept = stored;
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      };
    },
  };
  Object.assign(globalThis, { window });
});
afterEach(() => Object.assign(globalThis, { window: undefined }));

/** The error it failed with, or undefined while the page waits for the next one. */
function outcome(error: unknown, navigation?: typeof news & { state?: unknown }): Promise<unknown> {
  const failed = reloadReplaced(error, navigation).catch((e: unknown) => e);
  return Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 5))]);
}

describe('reloadReplaced', () => {
  it('opens the target of the navigation as a page, once', async () => {
    expect(await outcome(missing, news)).toBeUndefined();
    expect(assign.mock.calls).toEqual([['/news?a=1#b']]);
    expect(await outcome(missing, news)).toBe(missing);
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('keeps what the navigation tells the page', async () => {
    const state = { submitted: { reference: 'LA-1' } };
    expect(await outcome(missing, { ...news, state })).toBeUndefined();
    expect(replaceState.mock.calls).toEqual([[{ usr: state }, '', '/news?a=1#b']]);
    expect([reload, assign].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('reloads where the address is there already', async () => {
    expect(await outcome(missing)).toBeUndefined();
    expect([reload, assign].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('leaves other failures alone', async () => {
    const offline = new ChunkLoadError('news-screen', 'error', '', false);
    expect(await outcome(offline, news)).toBe(offline);
    expect(assign).not.toHaveBeenCalled();
  });

  it('cannot make a loop where storage is denied', async () => {
    stored = null;
    expect(await outcome(missing)).toBe(missing);
    expect(await outcome(missing, news)).toBeUndefined();
    expect([reload, assign].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});

describe('claimReload', () => {
  let stored: Map<string, string>;
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };

  beforeEach(() => {
    stored = new Map();
  });

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
