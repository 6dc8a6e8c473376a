/** For how long the thread of the embedded database may be silent. */
import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { LONGEST_STATEMENT_MS, watchThread } from './embedded-postgres.js';

const onSilent = jest.fn();
let thread: EventEmitter;

beforeEach(() => {
  jest.useFakeTimers();
  onSilent.mockReset();
  thread = new EventEmitter();
  watchThread(
    Object.assign(thread, { postMessage: () => undefined }) as unknown as Worker,
    onSilent,
  );
});
afterEach(() => {
  thread.emit('exit');
  jest.useRealTimers();
});

it('may be busy with statement after statement, each as long as one may be', () => {
  for (let statement = 0; statement < 3; statement += 1) {
    jest.advanceTimersByTime(LONGEST_STATEMENT_MS);
    thread.emit('message', { kind: 'alive' });
  }
  expect(onSilent).not.toHaveBeenCalled();
});

it('is given up, once, when it never answers again', () => {
  jest.advanceTimersByTime(4 * LONGEST_STATEMENT_MS);
  expect(onSilent).toHaveBeenCalledTimes(1);
});
