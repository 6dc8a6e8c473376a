import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DENSITY, MMHG, VISCOSITY } from '../../../figures/flow/poiseuille.js';
import {
  angleBetweenViews,
  PIXEL_AT_ISOCENTRE,
  projectOnDetector,
  rayThrough,
} from '../../../figures/geometry/c-arm.js';
import {
  cross,
  dot,
  normalise,
  ORIGIN,
  subtract,
  vector,
} from '../../../figures/geometry/vector.js';
import { LEFT_COURSES } from '../../../figures/vessels/coronary-courses.js';
import { epicardialPoint } from '../../../figures/vessels/heart-surface.js';
import { NAMED, wayPoint } from './coronary.js';
import {
  ASSUMED_PRESSURE,
  compute,
  controls,
  diameterWithError,
  LEAST_DIAMETER,
  LESION,
  lesionLoss,
  lesionSpan,
  PRESETS,
  read,
  type State,
  triangulationError,
  viewsOf,
} from './model.js';

const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const states: fc.Arbitrary<State> = fc.record({
  primary1: whole(controls.primary1),
  secondary1: whole(controls.secondary1),
  primary2: whole(controls.primary2),
  secondary2: whole(controls.secondary2),
  pressure: whole(controls.pressure),
  assumed: fc.boolean(),
});
const throat = wayPoint(LESION.at).position;

/** Sine of the angle between the rays of both views through the lesion. */
function sineOfRays(state: State): number {
  const [a, b] = viewsOf(state).map(
    (view) => rayThrough(view, projectOnDetector(view, throat)).direction,
  );
  return a && b ? Math.sqrt(1 - dot(a, b) ** 2) : 0;
}

describe('the error of one pixel in depth', () => {
  it('is at the isocentre a pixel over the sine of the angle, within 0.1 %, in 1,000 random pairs', () => {
    fc.assert(
      fc.property(states, (state) => {
        const views = viewsOf(state);
        const angle = angleBetweenViews(...views);
        fc.pre(angle >= 5 && angle <= 175);
        const wanted = PIXEL_AT_ISOCENTRE / Math.sin((angle * Math.PI) / 180);
        expect(Math.abs(triangulationError(views, ORIGIN).depth / wanted - 1)).toBeLessThan(1e-3);
      }),
      { numRuns: 1000 },
    );
  });

  it('is at the lesion a pixel over the sine of its rays’ angle, within 8 %, in 1,000 random pairs', () => {
    fc.assert(
      fc.property(states, (state) => {
        const sine = sineOfRays(state);
        fc.pre(sine > 0.08);
        const { depthError } = compute(state);
        expect(Math.abs((depthError * sine) / PIXEL_AT_ISOCENTRE - 1)).toBeLessThan(0.08);
      }),
      { numRuns: 1000 },
    );
  });
});

it('gives a value from 25° between the views on, and none at 24°', () => {
  const at = (primary2: number): State => ({
    ...PRESETS[0],
    primary1: 0,
    secondary1: 0,
    secondary2: 0,
    primary2,
  });
  expect(read(compute(at(24))).find(({ id }) => id === 'ffr')?.value).toBe('–');
  expect(read(compute(at(25))).find(({ id }) => id === 'ffr')?.value).not.toBe('–');
  expect(read(compute(at(-25))).find(({ id }) => id === 'ffr')?.value).not.toBe('–');
});

it('loses over the lesion what Young and Tsai publish, in SI units, to 1e-9', () => {
  const [d0, d1] = [2.9e-3, 1.4e-3];
  const speed = 0.345;
  const ratio = (d0 / d1) ** 2;
  const friction = 32 * ((0.83 * LESION.length * 1e-3 + 1.64 * d1) / d0) * ratio ** 2;
  const reynolds = (DENSITY * speed * d0) / VISCOSITY;
  const loss = DENSITY * speed ** 2 * (friction / reynolds + (1.52 / 2) * (ratio - 1) ** 2);
  expect(Math.abs(lesionLoss(2.9, 1.4) / (loss / MMHG) - 1)).toBeLessThan(1e-9);
});

it('loses from the ostium on what the lesion takes plus the integral of 16μU/(D₀r), within 0.1 %', () => {
  const { at: end, loss } = compute(PRESETS[0]).profile.at(-1) ?? { at: 0, loss: 0 };
  const diameter = 2 * wayPoint(LESION.at).radius;
  const [from, to] = lesionSpan();
  // Where flow goes with the cube of the radius, Poiseuille's gradient goes with its inverse.
  const step = 0.01;
  let integral = 0;
  for (let at = step / 2; at < end; at += step) {
    if (at < from || at > to) integral += step / (diameter * wayPoint(at).radius);
  }
  // 1/mm is 1,000/m.
  const friction = (16 * VISCOSITY * 0.345 * integral * 1e3) / MMHG;
  const wanted = lesionLoss(diameter, LEAST_DIAMETER) + friction;
  expect(Math.abs(loss / wanted - 1)).toBeLessThan(1e-3);
});

describe('over 1,000 random states', () => {
  it('an assumed pressure shifts FFR as 1 − (1 − FFR)·Pa/100, to 1e-12', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { measured, withAssumed } = compute(state);
        const shifted = 1 - ((1 - measured) * state.pressure) / ASSUMED_PRESSURE;
        expect(Math.abs(withAssumed - shifted)).toBeLessThan(1e-12);
      }),
      { numRuns: 1000 },
    );
  });

  it('the interval holds the value, which does not depend on the views', () => {
    fc.assert(
      fc.property(states, states, (state, other) => {
        const { pressure, assumed } = state;
        const { ffr, low, high } = compute(state);
        expect(low).toBeLessThan(ffr);
        expect(high).toBeGreaterThan(ffr);
        expect(compute({ ...other, pressure, assumed }).ffr).toBe(ffr);
      }),
      { numRuns: 1000 },
    );
  });

  it('a larger error in depth never narrows the interval', () => {
    fc.assert(
      fc.property(states, states, (state, other) => {
        const { pressure, assumed } = state;
        const [a, b] = [compute(state), compute({ ...other, pressure, assumed })];
        fc.pre(a.pixel <= b.pixel && a.depthError <= b.depthError);
        expect(b.high - b.low).toBeGreaterThanOrEqual(a.high - a.low - 1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});

it('leaves a diameter found without error as it is', () => {
  expect(diameterWithError(1.4, 0, 0, 1)).toBe(1.4);
});

it('shows the vessels of the site’s figures, to 0.1 mm', () => {
  const cranial = normalise(vector(0.42, 0.9, 0.1));
  const left = normalise(cross(cranial, normalise(vector(0.393, -0.28, 0.876))));
  const forward = cross(left, cranial);
  for (const { name, places } of LEFT_COURSES) {
    const own = NAMED.find((vessel) => vessel.name === name)?.places ?? [];
    expect(own).toHaveLength(places.length);
    places.forEach(([degrees, height], index) => {
      const point = subtract(epicardialPoint(degrees, height, 1.3), vector(14, -8, 8));
      [left, cranial, forward].forEach((axis, at) => {
        expect(Math.abs(dot(point, axis) - (own[index]?.[at] ?? NaN))).toBeLessThan(0.1);
      });
    });
  }
});
