import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PULLBACK_HYPERAEMIA } from '../../../figures/flow/pullback-pressure.js';
import { poiseuilleResistance } from '../../../figures/flow/poiseuille.js';
import { compute, controls, LENGTH, PRESETS, type State, VESSEL_AREAS } from './model.js';
import { texts as en } from './en.js';
import { texts as zh } from './zh.js';

const range = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc
    .integer({ min: 0, max: Math.round((max - min) / step) })
    .map((steps) => Number((min + steps * step).toFixed(1)));
const states: fc.Arbitrary<State> = fc.record({
  position: range(controls.position),
  focal: range(controls.focal),
});

const [first] = PRESETS;

describe('the insight', () => {
  it('holds in the first state: the tightest frame is in the lesion that costs less', () => {
    const { lumen, lumens, lesions } = compute(first);
    expect(lumen).toBe(Math.min(...lumens));
    expect(lesions.focal.least).toBeLessThan(lesions.diffuse.least);
    expect(lesions.diffuse.drop).toBeGreaterThan(1.5 * lesions.focal.drop);
  });

  it('leaves more to gain: opening the tightest frame gains less than the diffuse lesion costs', () => {
    expect(compute(first).distalFfr).toBeLessThanOrEqual(0.8);
    const opened = compute({ ...first, focal: controls.focal.max });
    expect(opened.distalFfr - compute(first).distalFfr).toBeLessThan(opened.lesions.diffuse.drop);
  });
});

describe('the pressure', () => {
  it('is the closed form of a·Q + b·Q² and the bed, within 0.5 % of what is lost', () => {
    for (const focal of [1.4, 2, 3, 6]) {
      const { lumens, lesions, flow, distalFfr } = compute({ position: 0, focal });
      const { aorticPressure, venousPressure, flowPerCube } = PULLBACK_HYPERAEMIA;
      const spacing = LENGTH / (lumens.length - 1);
      // ∫ 8πμ/A² by Simpson's rule, and the constants of Young and Tsai, written out.
      const simpson = lumens.reduce((sum, area, index) => {
        const weight = index % (lumens.length - 1) === 0 ? 1 : index % 2 === 1 ? 4 : 2;
        return sum + (weight * spacing) / 3 / area ** 2;
      }, 0);
      const reference = (at: number): number => Math.PI * (1.7 + (0.25 * at) / LENGTH) ** 2;
      const jets = Object.values(lesions).map(({ least, at }) => ({
        entrance: (8 * Math.PI * 0.0035 * 1.64 * 2 * Math.sqrt(least / Math.PI)) / least ** 2,
        separation: 1060e-6 * (1.52 / 2) * (1 / least - 1 / reference(at)) ** 2,
      }));
      const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
      const a = 8 * Math.PI * 0.0035 * simpson + sum(jets.map(({ entrance }) => entrance));
      const b = sum(jets.map(({ separation }) => separation));
      const driving = aorticPressure - venousPressure;
      const bed = driving / (flowPerCube * 1.7 ** 3) - poiseuilleResistance(LENGTH, 1.7, 1.95);
      const expected = (-(a + bed) + Math.sqrt((a + bed) ** 2 + 4 * b * driving)) / (2 * b);
      expect(Math.abs(flow / expected - 1)).toBeLessThan(0.005);
      const loss = (a * expected + b * expected ** 2) / aorticPressure;
      expect(Math.abs((1 - distalFfr) / loss - 1)).toBeLessThan(0.005);
    }
  });

  it('is lost in both lesions and, by friction alone, beside them', () => {
    const { lesions, distalFfr } = compute(first);
    const beside = 1 - distalFfr - lesions.focal.drop - lesions.diffuse.drop;
    expect(beside).toBeGreaterThan(0);
    expect(beside).toBeLessThan(0.01);
  });
});

describe('any state, in 1,000 runs', () => {
  it('has a lumen within the vessel, pressure that falls distally and readings that fit both', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { lumen, lumens, plaqueBurden, ffr, ffrHere, drop, distalFfr } = compute(state);
        expect(lumens.every((area, frame) => area < (VESSEL_AREAS[frame] ?? 0))).toBe(true);
        expect(ffr.every((value, frame) => value > (ffr[frame - 1] ?? 0))).toBe(true);
        expect(ffrHere).toBeGreaterThanOrEqual(distalFfr);
        expect(drop + ffrHere).toBeCloseTo(1, 12);
        expect(plaqueBurden).toBeGreaterThan(0);
        expect(plaqueBurden).toBeLessThan(100);
        expect(lumen).toBeGreaterThanOrEqual(Math.min(...lumens));
      }),
      { numRuns: 1000 },
    );
  });

  it('has a lower distal FFR where the focal lesion is tighter', () => {
    fc.assert(
      fc.property(states, fc.double({ min: 0.05, max: 0.8, noNaN: true }), (state, less) => {
        const tighter = compute({ ...state, focal: state.focal - less });
        expect(tighter.distalFfr).toBeLessThan(compute(state).distalFfr);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['zh', zh],
    ['en', en],
  ])('has a sentence with its numbers (%s)', (_edition, { sentence }) => {
    fc.assert(
      fc.property(states, (state) => {
        const result = compute(state);
        const words = sentence(result, state);
        expect(words).toContain(result.ffrHere.toFixed(2));
        expect(words).toContain(result.lesions.diffuse.drop.toFixed(2));
        expect(words).not.toMatch(/undefined|NaN|-0/);
        expect(words).toMatch(/[.。]$/);
      }),
      { numRuns: 300 },
    );
  });
});
