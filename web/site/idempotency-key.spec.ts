import { expect, it } from '@jest/globals';
import { IdempotencyKeys } from './idempotency-key.js';

it('keeps the key of an unchanged body and renews it for a changed one', () => {
  const keys = new IdempotencyKeys();
  const first = keys.keyOf({ name: 'a' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf({ name: 'a' })).toBe(first);
  const second = keys.keyOf({ name: 'b' });
  expect(second).not.toBe(first);
  expect(keys.keyOf({ name: 'a' })).not.toBe(first);
});
