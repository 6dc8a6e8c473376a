import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arteryWithSac, type BentArtery, fromArtery, sacEllipse, toArtery } from './bent-artery.js';
import { traceWall } from './wall-line.js';

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const arteries = fc.record({
  origin: fc.constant({ x: 14, y: 8 }),
  turn: within(0, 1.6),
  from: within(-12, -7),
  to: within(-4, -1),
  radius: fc.constant(() => 1.5),
});

describe('a bent artery', () => {
  it('gives every place in its lumen back from its own coordinates, 1,000 times', () => {
    fc.assert(
      fc.property(arteries, within(-15, 12), within(-1.5, 1.5), (artery, arc, out) => {
        const { x, y } = fromArtery(artery, { arc, out });
        const place = toArtery(artery, x, y);
        expect(place.arc).toBeCloseTo(arc, 9);
        expect(place.out).toBeCloseTo(out, 9);
      }),
      { numRuns: 1000 },
    );
  });

  it('has a sac whose ellipse passes through the ends of the neck and the dome', () => {
    fc.assert(
      fc.property(within(2, 7), within(3, 8), (neck, dome) => {
        const { halfWidth, halfHeight, middle } = sacEllipse(neck, dome);
        expect((neck / 2 / halfWidth) ** 2 + (middle / halfHeight) ** 2).toBeCloseTo(1, 9);
        expect(middle + halfHeight).toBeCloseTo(dome, 9);
        expect(halfWidth).toBeGreaterThan(neck / 2);
      }),
      { numRuns: 1000 },
    );
  });

  it('is traced along its wall from one arm over the sac to the other', () => {
    const artery: BentArtery = {
      origin: { x: 14, y: 8 },
      turn: 1.2,
      from: -7,
      to: -2,
      radius: () => 2,
    };
    const wall = arteryWithSac(artery, 4, 6);
    const start = fromArtery(artery, { arc: -10, out: 2 });
    const points = traceWall(wall, start, 0.16, (x) => x > 24);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(16, 1);
    expect(points.at(-1)?.y).toBeCloseTo(10, 2);
    for (const { x, y, inX, inY } of points) {
      expect(Math.abs(wall(x, y))).toBeLessThan(0.01);
      expect(wall(x + 0.3 * inX, y + 0.3 * inY)).toBeLessThan(0);
    }
  });
});
