import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startProgress, trickled } from './navigation-progress.js';

interface Bar {
  readonly style: { transform?: string; opacity?: string };
}

let bars: Bar[];

beforeEach(() => {
  jest.useFakeTimers();
  bars = [];
  const createElement = (): unknown => {
    const bar = {
      style: {},
      getBoundingClientRect: () => undefined,
      remove: () => void (bars = bars.filter((other) => other !== bar)),
    };
    return bar;
  };
  const body = { append: (bar: Bar) => bars.push(bar) };
  Object.assign(globalThis, { document: { createElement, body } });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  Object.assign(globalThis, { document: undefined });
});

/** How far the bars have come, from 0 to 1. */
const shown = () =>
  bars.map(({ style }) => 1 + parseFloat(style.transform!.slice('translate3d('.length)) / 100);

describe('startProgress', () => {
  it('begins at 0.3 and trickles every 200 ms', () => {
    const end = startProgress();
    expect(shown()[0]).toBeCloseTo(0.3);
    jest.advanceTimersByTime(199);
    expect(shown()[0]).toBeCloseTo(0.3);
    jest.advanceTimersByTime(1);
    expect(shown()[0]).toBeCloseTo(0.34);
    end();
  });

  it('runs to its end in 500 ms, fades in 500 ms and is gone', () => {
    const end = startProgress();
    end();
    expect(shown()).toEqual([1]);
    jest.advanceTimersByTime(500);
    expect(bars[0]?.style.opacity).toBe('0');
    jest.advanceTimersByTime(500);
    expect(bars).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('begins anew while the last one fades', () => {
    startProgress()();
    jest.advanceTimersByTime(600);
    const end = startProgress();
    jest.advanceTimersByTime(1000);
    expect(bars).toHaveLength(1);
    expect(shown()[0]).toBeLessThan(1);
    end();
  });
});

it('never seems to have arrived', () => {
  let progress = 0.3;
  for (let step = 0; step < 1000; step += 1) progress = trickled(progress);
  expect(progress).toBe(0.994);
});
