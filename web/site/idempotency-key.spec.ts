import { expect, it } from '@jest/globals';
import { IdempotencyKeys } from './idempotency-key.js';

function storeOf(entries: Map<string, string>) {
  return () => ({
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  });
}

it('keeps the key of an unchanged body and renews it for a changed one', () => {
  const keys = new IdempotencyKeys('sent', storeOf(new Map()));
  const first = keys.keyOf({ name: 'a' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf({ name: 'a' })).toBe(first);
  const second = keys.keyOf({ name: 'b' });
  expect(second).not.toBe(first);
  expect(keys.keyOf({ name: 'a' })).not.toBe(first);
});

it('knows the key again after a reload, until the answer has been shown', () => {
  const entries = new Map<string, string>();
  const before = new IdempotencyKeys('sent', storeOf(entries));
  const first = before.keyOf({ name: 'a' });
  const after = new IdempotencyKeys('sent', storeOf(entries));
  expect(after.keyOf({ name: 'a' })).toBe(first);
  expect(new IdempotencyKeys('other', storeOf(entries)).keyOf({ name: 'a' })).not.toBe(first);
  after.forget();
  expect([...entries.keys()]).toEqual(['other']);
  expect(new IdempotencyKeys('sent', storeOf(entries)).keyOf({ name: 'a' })).not.toBe(first);
});

it.each(['', 'null', '{"body":'])('works where the store holds %j', (entry) => {
  const keys = new IdempotencyKeys('sent', storeOf(new Map([['sent', entry]])));
  expect(keys.keyOf({ name: 'a' })).toMatch(/^[0-9a-f]{32}$/);
});

it('works where storage is denied', () => {
  const keys = new IdempotencyKeys('sent', () => {
    throw new Error('denied');
  });
  expect(keys.keyOf({ name: 'a' })).toBe(keys.keyOf({ name: 'a' }));
  keys.forget();
});
