import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { energyOf, relax, type Chain } from './chain.js';
import { CATHETER, compute, controls, place, PRESETS, theCase, type GuideState } from './model.js';
import { texts as en } from './en.js';
import { course, degrees, wallAt, type Vessel } from './vessel.js';
import { texts as zh } from './zh.js';

const LINK = 0.5;

function straightTube(radius: number): Vessel {
  const { straights, arcs } = course({ x: -10, y: 0 }, 0, [{ length: 80 }], LINK);
  return { straights, arcs, radius, blend: 1 };
}

function chainOf(count: number, rest: (joint: number) => number = () => 0): Chain {
  return {
    link: LINK,
    radius: CATHETER,
    rest: Float64Array.from({ length: count }, (_, joint) => rest(joint)),
    base: { x: 0, y: 0 },
    heading: 0,
  };
}

describe('the wall', () => {
  const { vessel, line, sac, lips } = theCase();

  it('lies a radius off the centreline, along straight pieces and the bend', () => {
    const apart = line.filter(({ x, y }) => Math.hypot(x - sac.middle.x, y - sac.middle.y) > 8);
    expect(apart.length).toBeGreaterThan(30);
    for (const { x, y } of apart) expect(wallAt(vessel, x, y).distance).toBeCloseTo(-2, 6);
    const steps = line.slice(1).map(({ x, y }, index) => {
      const before = line[index] ?? { x, y };
      return Math.hypot(x - before.x, y - before.y);
    });
    for (const step of steps) expect(Math.abs(step / LINK - 1)).toBeLessThan(0.001);
  });

  it('has a way out that is the slope of the distance, within 0.001', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -13, max: 6, noNaN: true }),
        fc.double({ min: -9, max: 3, noNaN: true }),
        (x, y) => {
          const wall = wallAt(vessel, x, y);
          // Elsewhere the distance has edges.
          fc.pre(Math.abs(wall.distance) < 0.6 && Math.hypot(x + 6.5, y + 4) > 1);
          const h = 1e-5;
          const slope = (dx: number, dy: number): number =>
            (wallAt(vessel, x + dx, y + dy).distance - wallAt(vessel, x - dx, y - dy).distance) /
            (2 * h);
          expect(Math.abs(slope(h, 0) - wall.x)).toBeLessThan(0.001);
          expect(Math.abs(slope(0, h) - wall.y)).toBeLessThan(0.001);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('leaves a neck of 4 to 6.5 mm', () => {
    const width = Math.hypot(lips[0].x - lips[1].x, lips[0].y - lips[1].y);
    expect(width).toBeGreaterThan(4);
    expect(width).toBeLessThan(6.5);
  });
});

describe('the chain', () => {
  it('is straight in a straight tube, within 0.001 mm, however it begins', () => {
    const count = 50;
    const wiggle = Float64Array.from({ length: count }, (_, joint) => 0.05 * Math.sin(joint));
    const { y, energies } = relax(straightTube(2), chainOf(count), wiggle);
    for (const off of y) expect(Math.abs(off)).toBeLessThan(0.001);
    expect(energies.at(-1)).toBeLessThan(1e-9);
  });

  it('takes the shape that it was given where no wall is near, within 0.01°', () => {
    const chain = chainOf(40, (joint) => (joint === 25 ? degrees(-70) : joint === 10 ? 0.4 : 0));
    const { angles } = relax(straightTube(100), chain, new Float64Array(40));
    angles.forEach((angle, joint) => {
      expect(Math.abs(angle - (chain.rest[joint] ?? 0))).toBeLessThan(degrees(0.01));
    });
  });

  it('stores the energy of a bent beam against a flat wall within 2 %: 3B·δ²/(2L³)', () => {
    const count = 50;
    const bend = 30;
    const angle = 0.1;
    const chain = chainOf(count, (joint) => (joint === bend ? angle : 0));
    const { energies } = relax(straightTube(0.8), chain, new Float64Array(count));
    // A chain is held half a link before its first joint.
    const long = (count + 0.5) * LINK;
    const pressedBack = (count - bend) * LINK * Math.sin(angle) - (0.8 - CATHETER);
    const expected = (3 * pressedBack ** 2) / (2 * long ** 3);
    expect(Math.abs((energies.at(-1) ?? 0) / expected - 1)).toBeLessThan(0.02);
  });

  it('has a slope that is the difference of its energy, within 0.1 %', () => {
    const count = 30;
    const chain = chainOf(count, (joint) => (joint === 20 ? -1 : 0));
    const vessel = straightTube(0.9);
    const angles = Float64Array.from({ length: count }, (_, joint) => 0.03 * Math.cos(joint / 3));
    const places = { x: new Float64Array(count + 1), y: new Float64Array(count + 1) };
    const slope = new Float64Array(count);
    energyOf(vessel, chain, angles, places, slope);
    const ignored = new Float64Array(count);
    for (let joint = 0; joint < count; joint++) {
      const moved = (by: number): number => {
        const other = Float64Array.from(angles);
        other[joint] = (other[joint] ?? 0) + by;
        return energyOf(vessel, chain, other, places, ignored);
      };
      const difference = (moved(1e-6) - moved(-1e-6)) / 2e-6;
      expect(Math.abs(difference / (slope[joint] ?? 0) - 1)).toBeLessThan(0.001);
    }
  });
});

const states: fc.Arbitrary<GuideState> = fc.record({
  distal: fc.integer({ min: controls.distal.min, max: controls.distal.max }),
  proximal: fc.integer({ min: controls.proximal.min, max: controls.proximal.max }),
  between: fc.integer({ min: 8, max: 24 }).map((half) => half / 2),
  inserted: fc.integer({ min: 38, max: 58 }).map((half) => half / 2),
});

describe('the catheter in the artery', () => {
  it('loses energy at every step and stays within 0.1 mm of the lumen, in 1,000 states', () => {
    const { vessel } = theCase();
    fc.assert(
      fc.property(states, (state) => {
        const { shape, angle, distance, depth } = place(state);
        const { energies } = shape;
        const isFalling = energies.every((one, step) => one <= (energies[step - 1] ?? Infinity));
        expect(isFalling).toBe(true);
        const deepest = shape.x.reduce((most, x, at) => {
          return Math.max(most, wallAt(vessel, x, shape.y[at] ?? 0).distance + CATHETER);
        }, -Infinity);
        expect(deepest).toBeLessThan(0.1);
        expect(angle).toBeGreaterThanOrEqual(0);
        expect(angle).toBeLessThanOrEqual(180);
        expect(Math.abs(depth)).toBeLessThanOrEqual(distance + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same result again', () => {
    const [first] = PRESETS;
    compute({ ...first, distal: 33 });
    expect(compute(first)).toEqual(compute(first));
    expect(place(first)).toEqual(place({ ...first }));
  });
});

describe('the presets', () => {
  const [follows, straight, distalOnly, sharper, over] = PRESETS.map(compute);

  it('show that the same distal bend enters only with a proximal one that follows the artery', () => {
    expect(follows?.outcome).toBe('inside');
    expect(follows?.range).toBeGreaterThanOrEqual(5);
    expect(distalOnly?.range).toBe(0);
    expect(distalOnly?.outcome).toBe('missed');
  });

  it('show a straight tip that misses, a sharper one with less room, and one against the wall', () => {
    expect(straight?.range).toBe(0);
    expect(sharper?.outcome).toBe('inside');
    expect(sharper?.range).toBeLessThan(follows?.range ?? 0);
    expect(over?.outcome).toBe('touching');
  });

  it('store less than a tenth of the energy where the shape follows the path', () => {
    const energy = (one = follows): number => one?.shape.energies.at(-1) ?? 0;
    expect(energy(follows)).toBeLessThan(energy(straight) / 10);
    expect(energy(follows)).toBeLessThan(energy(distalOnly) / 10);
  });
});

describe('what is said of other lengths', () => {
  it('counts those that enter one after the other', () => {
    const { trials, range } = compute({ distal: 50, proximal: 90, between: 8, inserted: 23 });
    const inside = trials.map((trial) => trial.outcome === 'inside');
    expect(inside.lastIndexOf(true) - inside.indexOf(true) + 1).toBeGreaterThan(
      inside.filter(Boolean).length,
    );
    expect(range).toBe(2.5);
  });

  it('is of the lengths around the one that is set where the tip is in the sac with it', () => {
    const { outcome, range, trials } = compute({
      distal: 110,
      proximal: 70,
      between: 8,
      inserted: 22.5,
    });
    expect(outcome).toBe('inside');
    expect(trials.filter((trial) => trial.outcome === 'inside').length).toBeGreaterThan(1);
    expect(range).toBe(0.5);
  });

  it.each([zh, en])('is not that all touch the wall where some miss', ({ sentence }) => {
    const state = { distal: 126, proximal: 98, between: 6.5, inserted: 26 };
    const result = compute(state);
    expect(result.outcome).toBe('touching');
    expect(result.trials.some(({ outcome }) => outcome === 'missed')).toBe(true);
    expect(sentence(result, state)).toMatch(/No length of the same shape|任何探出长度都不能/);
  });

  it.each([zh, en])('is not that none enters where one of the slider does', ({ sentence }) => {
    const state = { distal: 66, proximal: 72, between: 8.5, inserted: 19 };
    expect(place({ ...state, inserted: 27.5 }).outcome).toBe('inside');
    const result = compute(state);
    expect(result.outcome).toBe('missed');
    expect(result.range).toBe(0.5);
    expect(sentence(result, state)).toMatch(
      /other inserted lengths, the same shape enters|调整探出长度即可到位/,
    );
  });
});
