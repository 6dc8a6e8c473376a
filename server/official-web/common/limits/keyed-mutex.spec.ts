import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { KeyedMutex } from './keyed-mutex.js';

it('runs what shares a key one after the other, and the rest beside it', async () => {
  const turns = new KeyedMutex();
  const events: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    events.push(`${name} begins`);
    await sleep(milliseconds);
    events.push(`${name} ends`);
    return name;
  };
  const done = await Promise.all([
    turns.take('a', work('first', 30)),
    turns.take('a', work('second', 0)),
    turns.take('b', work('other', 0)),
  ]);
  expect(done).toEqual(['first', 'second', 'other']);
  expect(events.filter((event) => !event.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(events.indexOf('other ends')).toBeLessThan(events.indexOf('first ends'));
});

it('goes on after a failure, which only its own caller hears of', async () => {
  const turns = new KeyedMutex();
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
