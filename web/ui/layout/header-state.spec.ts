import { describe, expect, it } from '@jest/globals';
import { headerState, scrollDirection } from './header-state.js';

const still = {
  device: 'pc',
  rule: 'hero',
  heroHeight: 600,
  scrollTop: 0,
  direction: 'up',
} as const;

describe('headerState', () => {
  it.each([
    ['product pages', 30, 29, false],
    ['product pages', 30, 30, true],
    ['the college page', 180, 179, false],
    ['the college page', 180, 180, true],
    ['other pages', 'hero', 509, false],
    ['other pages', 'hero', 510, true],
    ['always solid pages', 0, 0, true],
  ] as const)('is solid on %s by rule %s at %d px: %s', (_page, rule, scrollTop, solid) => {
    expect(headerState({ ...still, rule, scrollTop }).solid).toBe(solid);
  });

  it.each([
    [30, 169, false],
    [30, 170, true],
    ['hero', 169, false],
    ['hero', 170, true],
    [0, 0, true],
  ] as const)('is solid on phones by rule %s at %d px: %s', (rule, scrollTop, solid) => {
    expect(headerState({ ...still, device: 'm', rule, scrollTop }).solid).toBe(solid);
  });

  it.each([
    ['pc', 31, 'down', true],
    ['pc', 31, 'up', false],
    ['m', 874, 'down', false],
    ['m', 875, 'down', true],
    ['m', 875, 'up', false],
  ] as const)(
    'is hidden on %s at %d px on the way %s: %s',
    (device, scrollTop, direction, hidden) => {
      expect(headerState({ ...still, device, scrollTop, direction }).hidden).toBe(hidden);
    },
  );
});

describe('scrollDirection', () => {
  it.each([
    [0, 30, 'up'],
    [0, 31, 'down'],
    [31, 32, 'down'],
    [400, 399, 'up'],
    [20, 30, 'up'],
  ] as const)('from %d to %d is %s', (from, to, direction) => {
    expect(scrollDirection(from, to, 'up')).toBe(direction);
  });

  it('stays what it was while nothing moves', () => {
    expect(scrollDirection(50, 50, 'down')).toBe('down');
    expect(scrollDirection(50, 50, 'up')).toBe('up');
  });
});
