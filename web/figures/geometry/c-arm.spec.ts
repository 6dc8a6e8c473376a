import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  angleBetweenViews,
  armView,
  PIXEL_AT_ISOCENTRE,
  projectOnDetector,
  rayThrough,
  triangulate,
} from './c-arm.js';
import { cross, distance, dot, vector } from './vector.js';

const angles = fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -40, max: 40 }));
const place = fc
  .tuple(...[0, 1, 2].map(() => fc.double({ min: -60, max: 60, noNaN: true })))
  .map(([x = 0, y = 0, z = 0]) => vector(x, y, z));

describe('a C-arm', () => {
  it('shows the patient’s left on the right, and the head up, from in front', () => {
    const view = armView(0, 0);
    expect(projectOnDetector(view, vector(10, 0, 0)).x).toBeGreaterThan(0);
    expect(projectOnDetector(view, vector(0, 10, 0)).y).toBeGreaterThan(0);
  });

  it('enlarges at the isocentre by the quotient of its distances', () => {
    expect(projectOnDetector(armView(30, 20), vector(0, 0, 0))).toEqual({ x: 0, y: 0 });
    expect(PIXEL_AT_ISOCENTRE * 1.4).toBeCloseTo(0.2, 12);
  });

  it('counts the angle between two turns about one axis as their difference', () => {
    expect(angleBetweenViews(armView(-30, 0), armView(45, 0))).toBeCloseTo(75, 9);
    expect(angleBetweenViews(armView(0, -30), armView(0, 30))).toBeCloseTo(60, 9);
  });

  it('finds 1,000 random places again from two views at least 5° apart, to 1e-6 mm', () => {
    fc.assert(
      fc.property(angles, angles, place, ([a, b], [c, d], point) => {
        const [one, other] = [armView(a, b), armView(c, d)];
        fc.pre(angleBetweenViews(one, other) >= 5);
        const rays = [one, other].map((view) => rayThrough(view, projectOnDetector(view, point)));
        const [first, second] = rays;
        if (!first || !second) throw new Error('Two rays expected');
        expect(distance(triangulate(first, second), point)).toBeLessThan(1e-6);
      }),
      { numRuns: 1000 },
    );
  });

  it('sets up right-handed unit vectors in 1,000 random projections', () => {
    fc.assert(
      fc.property(angles, ([a, b]) => {
        const { towards, right, up } = armView(a, b);
        expect(dot(right, up)).toBeCloseTo(0, 12);
        expect(dot(cross(right, up), towards)).toBeCloseTo(1, 12);
      }),
      { numRuns: 1000 },
    );
  });
});
