import { expect, it } from '@jest/globals';
import { batched } from './batched.js';

it('asks at once, and then together for all who came meanwhile', async () => {
  const asked: (readonly number[])[] = [];
  const double = batched(async (items: readonly number[]) => {
    asked.push(items);
    await Promise.resolve();
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(asked).toEqual([[1], [2, 3]]);
  expect(await double(4)).toBe(8);
});

it('fails those who asked, and answers the next', async () => {
  let isAway = true;
  const ask = batched((items: readonly number[]) =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(items),
  );
  await expect(ask(1)).rejects.toThrow('away');
  isAway = false;
  expect(await ask(2)).toBe(2);
});
