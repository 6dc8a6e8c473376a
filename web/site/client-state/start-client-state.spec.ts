import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { clientState } from './client-state.js';
import { startClientState } from './start-client-state.js';

const classes = new Set<string>();
const frames: (() => void)[] = [];
let view: EventTarget & { innerWidth: number; scrollY: number };

beforeEach(() => {
  jest.useFakeTimers();
  const classList = {
    toggle: (name: string, isHeld: boolean) => (isHeld ? classes.add(name) : classes.delete(name)),
  };
  view = Object.assign(new EventTarget(), {
    innerWidth: 1440,
    scrollY: 0,
    navigator: { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' },
    document: { documentElement: { clientWidth: 1425, clientHeight: 900, classList } },
    requestAnimationFrame: (run: () => void) => frames.push(run),
  });
  startClientState('en', view as unknown as Window);
});
afterEach(() => {
  jest.useRealTimers();
});

it('measures at once and tells the html element', () => {
  expect(clientState.get()).toMatchObject({
    device: 'pc',
    language: 'en',
    scrollTop: 0,
    clientWidth: 1425,
    clientHeight: 900,
  });
  expect([...classes].sort()).toEqual(['en', 'mac', 'pc']);
});

it('measures again 200 ms after the last change of size', () => {
  view.innerWidth = 800;
  view.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(150);
  view.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(199);
  expect(clientState.get().device).toBe('pc');
  jest.advanceTimersByTime(1);
  expect(clientState.get().device).toBe('m');
  expect(classes).toContain('m');
  expect(classes).not.toContain('pc');
});

it('reads the scroll position at most once a frame', () => {
  view.scrollY = 40;
  view.dispatchEvent(new Event('scroll'));
  view.dispatchEvent(new Event('scroll'));
  expect(frames).toHaveLength(1);
  view.scrollY = 60;
  frames[0]?.();
  expect(clientState.get().scrollTop).toBe(60);
});
