import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { editionTexts, loadChunk } from './load-chunk.js';
import { ModuleNotFoundError } from './load-errors.js';

const SCRIPT = 'https://site.example/js/news-screen.a1b2c3d4.js';
const STYLESHEET = 'https://site.example/css/news-screen.a1b2c3d4.css';

const realFetch = globalThis.fetch;
let status: number | null;
let asked: string[];
let links: { href: string; remove: () => void }[];

beforeEach(() => {
  status = 404;
  asked = [];
  links = [];
  Object.assign(globalThis, {
    fetch: (url: string) => {
      asked.push(url);
      return status === null
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ status, ok: status === 200 });
    },
    document: { querySelectorAll: () => [...links] },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { fetch: realFetch, document: undefined });
});

function failure(error: unknown): Promise<unknown> {
  return loadChunk('news-screen', () => Promise.reject(error as Error)).catch((e: unknown) => e);
}

const importFailed = () =>
  failure(new TypeError(`Failed to fetch dynamically imported module: ${SCRIPT}`));

describe('loadChunk', () => {
  it('returns what was loaded', async () => {
    expect(await loadChunk('news-screen', () => Promise.resolve(7))).toBe(7);
  });

  it.each([
    [404, 'missing', true],
    // Firefox and Safari would not ask for it again.
    [200, 'error', true],
    [503, 'error', false],
    [null, 'error', false],
  ])('tells why a script failed: the server answers %s', async (answer, type, needsDocument) => {
    status = answer;
    const error = await importFailed();
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk news-screen failed',
      type,
      request: SCRIPT,
      needsDocument,
    });
    expect(asked).toEqual([SCRIPT]);
  });

  it('finds the address where the browser does not name it', async () => {
    const entries = [{ name: 'https://site.example/js/news.00000000.js' }, { name: SCRIPT }];
    const requests = jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue(entries as PerformanceEntryList);
    const error = await failure(new TypeError('Importing a module script failed.'));
    expect(error).toMatchObject({ type: 'missing', request: SCRIPT });
    requests.mockReturnValue([]);
    const unknown = await failure(new TypeError('Importing a module script failed.'));
    expect(unknown).toMatchObject({ type: 'error', request: '' });
    requests.mockRestore();
  });

  it('tells of a stylesheet, and forgets its link for the next attempt', async () => {
    const remove = jest.fn();
    links = [
      { href: STYLESHEET, remove },
      { href: 'https://site.example/css/other.css', remove: () => expect(true).toBe(false) },
    ];
    const error = await failure(new Error(`Unable to preload CSS for ${STYLESHEET}`));
    expect(error).toMatchObject({
      message: 'Loading CSS chunk news-screen failed',
      code: 'CSS_CHUNK_LOAD_FAILED',
      type: 'missing',
      request: STYLESHEET,
    });
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('gives up after two minutes', async () => {
    jest.useFakeTimers();
    const loading = loadChunk('news-screen', () => new Promise<never>(() => undefined));
    const failed = loading.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('passes on what the part itself throws', async () => {
    const own = new TypeError('undefined is not a function');
    expect(await failure(own)).toBe(own);
    expect(asked).toEqual([]);
  });
});

it('loads the texts of one edition alone', async () => {
  const zh = jest.fn(() => Promise.resolve('新闻'));
  const en = jest.fn(() => Promise.resolve('News'));
  expect(await editionTexts('news', { zh, en })('en')).toBe('News');
  expect(zh).not.toHaveBeenCalled();
});

it('a module that the build does not hold has a code of its own', () => {
  expect(new ModuleNotFoundError('dev-styles')).toMatchObject({ code: 'MODULE_NOT_FOUND' });
});
