import { describe, expect, it } from '@jest/globals';
import { contours } from './contour.js';

const BOX = { x: [-2, 2], y: [-2, 2] } as const;

describe('contours', () => {
  it('follow a circle around and close', () => {
    const [circle = [], ...others] = contours((x, y) => Math.hypot(x, y) - 1, BOX, 40);
    expect(others).toEqual([]);
    expect(circle.length).toBeGreaterThan(40);
    expect(circle.at(-1)).toEqual(circle[0]);
    for (const { x, y } of circle) expect(Math.hypot(x, y)).toBeCloseTo(1, 2);
  });

  it('end where the box ends', () => {
    const [line = [], ...others] = contours((x, y) => y - x / 2, BOX, 16);
    expect(others).toEqual([]);
    expect([line[0]?.x, line.at(-1)?.x].sort()).toEqual([-2, 2]);
    for (const { x, y } of line) expect(y).toBeCloseTo(x / 2, 9);
  });

  it('keep two islands apart', () => {
    const islands = (x: number, y: number) => Math.hypot(Math.abs(x) - 1, y) - 0.5;
    expect(contours(islands, BOX, 40)).toHaveLength(2);
  });
});
