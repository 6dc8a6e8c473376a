import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { whenShown } from './when-shown.js';

const begin = jest.fn();
let document: EventTarget & { readyState: DocumentReadyState };
let view: EventTarget;

beforeEach(() => {
  jest.useFakeTimers();
  begin.mockReset();
  document = Object.assign(new EventTarget(), { readyState: 'interactive' as const });
  view = Object.assign(new EventTarget(), { document, setTimeout });
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (): void => whenShown(view as Window, begin);

it('waits for the page and its pictures, and lets them be painted first', () => {
  wait();
  jest.advanceTimersByTime(1_000);
  view.dispatchEvent(new Event('load'));
  expect(begin).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('does not wait where everything is there', () => {
  document.readyState = 'complete';
  wait();
  jest.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('does not wait longer for a picture that does not come', () => {
  wait();
  jest.advanceTimersByTime(1_999);
  expect(begin).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('begins at the first %s', (sign) => {
  wait();
  document.dispatchEvent(new Event(sign));
  expect(begin).toHaveBeenCalledTimes(1);
});

it('begins once, whatever happens', () => {
  wait();
  document.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('keydown'));
  view.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(begin).toHaveBeenCalledTimes(1);
});
