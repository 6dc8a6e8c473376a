/** Which keys an attempt claims, and what it is told where one is taken. */
import { expect, it } from '@jest/globals';
import { keyedHash } from '../../../database/keyed-hash.js';
import type { Transaction } from '../../../database/sql.service.js';
import { type Attempt, Idempotency } from './idempotency.js';

const ANSWER = { reference: 'LA-0000-0000-0001', submittedAt: '2026-11-20T00:00:00.000Z' };
const FIRST = { reference: 'LA-0000-0000-0002', submittedAt: '2026-11-19T00:00:00.000Z' };
const ATTEMPT: Attempt = {
  call: 'guidance/submit',
  fields: { name: 'a', company: 'b' },
  idempotencyKey: undefined,
  clientAddress: '192.0.2.7',
};
const idempotency = new Idempotency(keyedHash('k'.repeat(32)));

/** Claims, on a database where some keys are taken; notes those that were asked for. */
async function claim(attempt: Partial<Attempt>, isTaken: (place: number) => boolean = () => false) {
  let keys: string[] = [];
  const tx = {
    query: (strings: TemplateStringsArray, ...values: unknown[]) => {
      if (strings.join().includes('SELECT answer')) return Promise.resolve([{ answer: FIRST }]);
      keys = values.find(Array.isArray) as string[];
      return Promise.resolve(keys.filter((_key, place) => !isTaken(place)).map((key) => ({ key })));
    },
  } as unknown as Transaction;
  return { answer: await idempotency.claim(tx, { ...ATTEMPT, ...attempt }, ANSWER), keys };
}

it('knows the same body by one key, in whatever order its fields come and whoever sends it', async () => {
  const { answer, keys } = await claim({});
  expect(answer).toBeUndefined();
  expect(keys).toHaveLength(1);
  const reordered = { fields: { company: 'b', name: 'a', remark: undefined } };
  expect((await claim({ ...reordered, clientAddress: '192.0.2.8' })).keys).toEqual(keys);
  expect((await claim({ fields: { name: 'a', company: 'c' } })).keys).not.toEqual(keys);
  expect((await claim({ call: 'consultation/submit' })).keys).not.toEqual(keys);
});

it("makes two keys of a caller's: one goes with the body, the other with the caller", async () => {
  const mine = (await claim({ idempotencyKey: 'one' })).keys;
  const elsewhere = (await claim({ idempotencyKey: 'one', clientAddress: '192.0.2.8' })).keys;
  const other = (await claim({ idempotencyKey: 'one', fields: {} })).keys;
  expect([elsewhere[0], elsewhere[1] === mine[1]]).toEqual([mine[0], false]);
  expect([other[0] === mine[0], other[1]]).toEqual([false, mine[1]]);
});

it('repeats the first answer', async () => {
  expect((await claim({}, () => true)).answer).toEqual(FIRST);
  expect((await claim({ idempotencyKey: 'one' }, () => true)).answer).toEqual(FIRST);
});

it("refuses a caller's key for another body", async () => {
  await expect(claim({ idempotencyKey: 'one' }, (place) => place === 1)).rejects.toMatchObject({
    reason: 'IDEMPOTENCY_KEY_REUSED',
  });
});
