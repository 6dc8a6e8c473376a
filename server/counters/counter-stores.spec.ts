import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SqlService } from '../database/sql.service.js';
import { CounterStore, MemoryCounterStore, ResilientCounterStore } from './counter-store.js';
import { PostgresCounterStore } from './postgres-counter-store.js';
/** Counts in windows of fixed length: in memory, as they are asked of the database, and without it. */

describe('in memory', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('counts until a window that began with the first hit is over', async () => {
    const store = new MemoryCounterStore();
    expect(await store.add('a', 1, 1_000)).toEqual({ hits: 1, expiresInMs: 1_000 });
    jest.advanceTimersByTime(400);
    expect(await store.add('a', 2, 1_000)).toEqual({ hits: 3, expiresInMs: 600 });
    expect(await store.add('b', 1, 1_000)).toMatchObject({ hits: 1 });
    jest.advanceTimersByTime(600);
    expect(await store.add('a', 1, 1_000)).toEqual({ hits: 1, expiresInMs: 1_000 });
  });

  it('forgets the oldest where there are more clients than it can know', async () => {
    const store = new MemoryCounterStore();
    for (let client = 0; client <= 100_000; client += 1) await store.add(`c${client}`, 1, 60_000);
    expect(await store.add('c1', 1, 60_000)).toMatchObject({ hits: 2 });
    expect(await store.add('c0', 1, 60_000)).toMatchObject({ hits: 1 });
  });
});

describe('in the database', () => {
  it('writes each row once for all who add at the same time, and tells each its own count', async () => {
    const rows = new Map<string, number>();
    const asked: string[][] = [];
    const query = (_strings: TemplateStringsArray, ...values: unknown[]) => {
      const [keys, hits] = values as [string[], number[]];
      asked.push(keys);
      keys.forEach((key, index) => rows.set(key, (rows.get(key) ?? 0) + hits[index]!));
      return Promise.resolve(keys.map((key) => ({ key, hits: rows.get(key), expiresInMs: 1 })));
    };
    const store = new PostgresCounterStore({ query } as unknown as SqlService);
    const add = async (key: string, hits: number) => (await store.add(key, hits, 1_000)).hits;
    const counts = await Promise.all([add('b', 1), add('b', 1), add('a', 2), add('b', 3)]);
    expect(counts).toEqual([1, 2, 2, 5]);
    // The first asks alone; those who came meanwhile together, in the order of the keys.
    expect(asked).toEqual([['b'], ['a', 'b']]);
  });
});

describe('in a shared store that may be away', () => {
  class Outage extends Error {}

  class FailingStore extends CounterStore {
    readonly add = jest.fn<CounterStore['add']>();
  }

  const resilient = (shared: CounterStore) =>
    new ResilientCounterStore('The store', shared, (error) => error instanceof Outage);

  it('counts alone meanwhile', async () => {
    const shared = new FailingStore();
    shared.add.mockRejectedValue(new Outage('no connection'));
    const store = resilient(shared);
    expect((await store.add('key', 1, 60_000)).hits).toBe(1);
    expect((await store.add('key', 1, 60_000)).hits).toBe(2);
  });

  it('takes a mistake in what it asks for a mistake, and does not hide it', async () => {
    const shared = new FailingStore();
    shared.add.mockRejectedValue(new Error('column "hist" does not exist'));
    await expect(resilient(shared).add('key', 1, 60_000)).rejects.toThrow('does not exist');
  });
});
