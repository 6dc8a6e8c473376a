import { expect, it } from '@jest/globals';
import { newRequestId } from '../../http/request-id.js';

it('makes UUIDs of version 4, none of them twice', () => {
  const ids = Array.from({ length: 3_000 }, newRequestId);
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('makes every digit of chance', () => {
  const ids = Array.from({ length: 3_000 }, newRequestId);
  const digits = Array.from({ length: 36 }, (_, place) => new Set(ids.map((id) => id[place])).size);
  expect(digits.filter((count) => count === 16)).toHaveLength(30);
});
