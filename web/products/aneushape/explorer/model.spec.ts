import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ellipsoid, type DistanceField } from '../../../figures/geometry/signed-distance.js';
import { distance, normalise, ORIGIN, vector } from '../../../figures/geometry/vector.js';
import { viewAlong, type Mesh } from '../../../figures/render/mesh.js';
import { surfaceMesh } from '../../../figures/render/mesh-shapes.js';
import { measureSac, type SacMeasures } from './measures.js';
import { compute, controls, PRESETS, read, type ShapeState, WIDE_NECK } from './model.js';
import { projectedWidth } from './projection.js';
import { lumenMesh } from './sac.js';

const UP = vector(0, 1, 0);

/** As fine as the explorer's own. */
function meshOf(field: DistanceField, half: number): Mesh {
  const corner = vector(half, half, half);
  return surfaceMesh(field, { from: vector(-half, -half, -half), to: corner }, 0.62);
}

function measured(mesh: Mesh, ...[at, normal]: Parameters<typeof vector>[]): SacMeasures {
  const measures = measureSac(mesh, {
    at: vector(...(at ?? [0, 0, 0])),
    normal: normalise(vector(...(normal ?? [0, 1, 0]))),
  });
  if (!measures) throw new Error('The plane misses it');
  return measures;
}

/** 1 % either way. */
function expectWithin(value: number, expected: number, share = 0.01): void {
  expect(Math.abs(value / expected - 1)).toBeLessThan(share);
}

const BALL = meshOf((x, y, z) => Math.hypot(x, y, z) - 3.5, 5);
const RADII = vector(3.2, 4.4, 2.4);
const EGG = meshOf(ellipsoid(ORIGIN, RADII), 6);

describe('measures of analytic shapes', () => {
  it.each([-2.8, -1.5, 0, 1.2])('of a cap of a ball cut at %p mm within 1 %', (level) => {
    const { neck, height, width, volume } = measured(BALL, [0, level, 0]);
    const tall = 3.5 - level;
    expectWithin(neck, 2 * Math.sqrt(3.5 ** 2 - level ** 2));
    expectWithin(height, tall);
    expectWithin(width, level < 0 ? 7 : 2 * Math.sqrt(3.5 ** 2 - level ** 2));
    expectWithin(volume, (Math.PI * tall ** 2 * (3 * 3.5 - tall)) / 3);
  });

  it('of a cap of a ball cut askew within 1 %', () => {
    const normal = normalise(vector(0.4, 1, -0.3));
    const { neck, height, volume } = measured(
      BALL,
      [-1.8 * normal.x, -1.8 * normal.y, -1.8 * normal.z],
      [0.4, 1, -0.3],
    );
    expectWithin(neck, 2 * Math.sqrt(3.5 ** 2 - 1.8 ** 2));
    expectWithin(height, 5.3);
    expectWithin(volume, (Math.PI * 5.3 ** 2 * (10.5 - 5.3)) / 3);
  });

  it.each([-3, -1, 0, 2])('of an ellipsoid cut at %p mm within 1 %', (level) => {
    const { neck, height, width, volume } = measured(EGG, [0, level, 0]);
    const at = level / RADII.y;
    const share = Math.sqrt(1 - at ** 2);
    expectWithin(neck, 2 * RADII.x * share);
    expectWithin(height, RADII.y - level);
    expectWithin(width, 2 * RADII.x * (level < 0 ? 1 : share));
    expectWithin(volume, Math.PI * RADII.x * RADII.y * RADII.z * (2 / 3 - at + at ** 3 / 3));
  });

  it('finds nothing above a plane beyond the dome', () => {
    expect(measureSac(BALL, { at: vector(0, 3.6, 0), normal: UP })).toBeUndefined();
  });
});

describe('a neck in projection', () => {
  it('is 2·√(a² cos² + b² sin²) of an elliptic neck within 1 %, from every side', () => {
    const { rim } = measured(EGG, [0, -2, 0]);
    const share = Math.sqrt(1 - (2 / RADII.y) ** 2);
    for (let degrees = 0; degrees < 180; degrees += 10) {
      const angle = (degrees * Math.PI) / 180;
      const forward = vector(-Math.sin(angle), 0, -Math.cos(angle));
      const { width } = projectedWidth(rim, UP, forward);
      const half = Math.hypot(RADII.x * Math.cos(angle), RADII.z * Math.sin(angle)) * share;
      expectWithin(width, 2 * half);
    }
  });

  it('has a mean over all sides of its circumference / π (Cauchy) within 1 %', () => {
    const { rim } = measured(BALL, [0, -2, 0], [0.2, 1, 0.1]);
    const normal = normalise(vector(0.2, 1, 0.1));
    let sum = 0;
    for (let step = 0; step < 180; step++) {
      const angle = (step * Math.PI) / 180;
      sum += projectedWidth(rim, normal, vector(Math.sin(angle), 0, Math.cos(angle))).width;
    }
    const around = rim.reduce(
      (total, place, at) => total + distance(place, rim.at(at - 1) ?? place),
      0,
    );
    expectWithin(sum / 180, around / Math.PI);
  });

  it('does not change with what is seen from in front or from behind', () => {
    const { rim } = compute(PRESETS[0]);
    const view = viewAlong(vector(0.4, -0.2, -1), {
      target: ORIGIN,
      targetAt: [0.5, 0.5],
      tall: 10,
    });
    const { forward } = view;
    const back = vector(-forward.x, -forward.y, -forward.z);
    expect(projectedWidth(rim, UP, back).width).toBeCloseTo(projectedWidth(rim, UP, forward).width);
  });
});

const states: fc.Arbitrary<ShapeState> = fc.record({
  azimuth: fc.integer({ min: controls.azimuth.min, max: controls.azimuth.max }),
  tilt: fc.integer({ min: controls.tilt.min, max: controls.tilt.max }),
  level: fc.integer({ min: -10, max: 20 }).map((tenth) => tenth / 10),
  lean: fc.integer({ min: controls.lean.min, max: controls.lean.max }),
});

describe('the sac', () => {
  it('shows no projection a wider neck than it has, whatever the plane, in 1,000 states', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { neck, projected, curve, width, height, volume, aspectRatio } = compute(state);
        expect(projected.width).toBeLessThanOrEqual(neck + 1e-6);
        expect(Math.max(...curve)).toBeLessThanOrEqual(neck + 1e-6);
        expect(width).toBeGreaterThanOrEqual(neck);
        expect(aspectRatio).toBeCloseTo(height / neck);
        expect([neck, height, width, volume].every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is measured the same from every side', () => {
    const [first, second] = PRESETS.map(compute);
    for (const part of ['neck', 'height', 'width', 'volume'] as const) {
      expect(second?.[part]).toBe(first?.[part]);
    }
  });

  it('shows the neck in full in the best projection, within 1 %', () => {
    const { neck, curve } = compute({ ...PRESETS[0], tilt: 0 });
    expectWithin(Math.max(...curve), neck);
  });

  it('loses height and volume as the plane rises, and gains width of its neck above the waist', () => {
    const levels = [0, 0.5, 1, 1.5, 2].map((level) => compute({ ...PRESETS[0], level }));
    levels.slice(1).forEach((higher, index) => {
      const lower = levels[index];
      expect(higher.height).toBeCloseTo((lower?.height ?? 0) - 0.5, 1);
      expect(higher.volume).toBeLessThan(lower?.volume ?? 0);
      expect(higher.neck).toBeGreaterThan(lower?.neck ?? 0);
      expect(higher.aspectRatio).toBeLessThan(lower?.aspectRatio ?? 0);
    });
  });

  it('is all that lies above the plane, unless that runs through the artery', () => {
    const { positions } = lumenMesh();
    for (const lean of [-20, -10, 0, 10, 20]) {
      for (const level of [-1, 0, 1, 2]) {
        const { heights, cutsArtery } = compute({ ...PRESETS[0], level, lean });
        if (cutsArtery) continue;
        const farthest = heights.reduce(
          (most, height, index) =>
            height > 0 ? Math.max(most, Math.abs(positions[index * 3] ?? 0)) : most,
          0,
        );
        expect(farthest).toBeGreaterThan(3);
        expect(farthest).toBeLessThan(5);
      }
    }
  });
});

describe('the presets', () => {
  const [narrowed, full, covered, high, low] = PRESETS.map(compute);

  it('begin with a wide neck that its projection takes for a narrow one', () => {
    expect(narrowed?.neck).toBeGreaterThan(WIDE_NECK);
    expect(narrowed?.projected.width).toBeLessThan(WIDE_NECK - 0.5);
    expect(narrowed?.projected.isHidden).toBe(false);
  });

  it('go on with the working projection, one that hides the neck, and two wrong planes', () => {
    expectWithin(full?.projected.width ?? 0, full?.neck ?? 0);
    expect(covered?.projected.isHidden).toBe(true);
    expect(high?.aspectRatio).toBeLessThan(0.75 * (full?.aspectRatio ?? 0));
    expect(low?.cutsArtery).toBe(true);
    for (const one of [narrowed, full, covered, high]) expect(one?.cutsArtery).toBe(false);
    // What is measured from a wrong plane is wrong, all of it.
    expect(read(low!).map(({ tone }) => tone)).toEqual(Array.from({ length: 6 }, () => 'bad'));
  });

  it('judge no width that is hidden', () => {
    const result = compute({ azimuth: 74, tilt: 20, level: 0, lean: 0 });
    expect(result.projected.width).toBeLessThan(WIDE_NECK);
    expect(read(result)[1]).toEqual({ id: 'projected', value: '–', tone: 'plain' });
  });
});
