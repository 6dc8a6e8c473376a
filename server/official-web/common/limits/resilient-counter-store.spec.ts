import { expect, it, jest } from '@jest/globals';
import { CounterStore } from '../../../counters/counter-store.js';
import { ResilientCounterStore } from '../../../counters/resilient-counter-store.js';

class Outage extends Error {}

class FailingStore extends CounterStore {
  readonly add = jest.fn<CounterStore['add']>();
}

const resilient = (shared: CounterStore) =>
  new ResilientCounterStore('The store', shared, (error) => error instanceof Outage);

it('counts alone while the shared store is away', async () => {
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
