import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { afterFirstPaint } from './after-first-paint.js';

const begin = jest.fn();
let document: EventTarget & { readyState: DocumentReadyState };
let view: EventTarget;
let beforePaint: (() => void)[];
let afterPaint: ((entries: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void)[];

/** Of a browser that reports paints. */
class TellingObserver {
  static readonly supportedEntryTypes: readonly string[] = ['paint'];
  constructor(callback: PerformanceObserverCallback) {
    afterPaint.push((entries) => callback(entries as PerformanceObserverEntryList, this));
  }
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
  readonly takeRecords = () => [];
}

beforeEach(() => {
  jest.useFakeTimers();
  begin.mockReset();
  beforePaint = [];
  afterPaint = [];
  const requestAnimationFrame = (callback: () => void): number => beforePaint.push(callback);
  document = Object.assign(new EventTarget(), { readyState: 'interactive' as const });
  view = Object.assign(new EventTarget(), { document, setTimeout, requestAnimationFrame });
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (): void => afterFirstPaint(view as Parameters<typeof afterFirstPaint>[0], begin);
const paint = (): void => beforePaint.splice(0).forEach((callback) => callback());
const tellPaint = (painted: string): void => {
  const getEntriesByName = (name: string) => (name === painted ? [{} as PerformanceEntry] : []);
  afterPaint.forEach((callback) => callback({ getEntriesByName }));
};

it('waits for the page and its pictures, and lets them be painted first', () => {
  wait();
  jest.advanceTimersByTime(1_000);
  view.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  expect(begin).not.toHaveBeenCalled();
  paint();
  expect(begin).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('waits for no more than a frame where everything is there', () => {
  document.readyState = 'complete';
  wait();
  expect(begin).not.toHaveBeenCalled();
  paint();
  jest.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('does not wait for a browser that tells of other things', () => {
  Object.assign(view, { PerformanceObserver: { supportedEntryTypes: ['resource'] } });
  document.readyState = 'complete';
  wait();
  paint();
  jest.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('waits until something is on the screen, where the browser says so', () => {
  Object.assign(view, { PerformanceObserver: TellingObserver });
  wait();
  view.dispatchEvent(new Event('load'));
  paint();
  tellPaint('first-paint');
  paint();
  jest.advanceTimersByTime(100);
  expect(begin).not.toHaveBeenCalled();
  tellPaint('first-contentful-paint');
  expect(begin).not.toHaveBeenCalled();
  paint();
  jest.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

it.each<[string, DocumentReadyState]>([
  ['a picture that does not come', 'interactive'],
  ['a frame that a tab in the background does not paint', 'complete'],
])('does not wait longer for %s', (_what, readyState) => {
  document.readyState = readyState;
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
  paint();
  jest.runAllTimers();
  expect(begin).toHaveBeenCalledTimes(1);
});
