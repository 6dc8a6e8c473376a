import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PULLBACK_HYPERAEMIA, valueAt } from '../../../figures/flow/pullback-pressure.js';
import { poiseuilleResistance } from '../../../figures/flow/poiseuille.js';
import {
  BEST_RESIDUALS,
  bestResidual,
  compute,
  controls,
  LENGTH,
  LENGTH_STEP,
  PRESETS,
  type State,
  THROAT,
} from './model.js';
import { texts as en } from './en.js';
import { texts as zh } from './zh.js';

const place = fc
  .integer({ min: 0, max: LENGTH / controls.start.step })
  .map((steps) => steps * controls.start.step);
const states: fc.Arbitrary<State> = fc.record({ start: place, end: place, position: place });
const residualOf = (start: number, end: number): number =>
  compute({ start, end, position: 0 }).residual;

describe('the insight', () => {
  it('holds in the first state: the best centimetre gains twice what all the rest does', () => {
    const { length, residual, before } = compute(PRESETS[0]);
    expect(length).toBe(10);
    expect(residual).toBeCloseTo(BEST_RESIDUALS[10 / LENGTH_STEP] ?? 0, 3);
    expect(residual - before).toBeGreaterThan(2 * (residualOf(0, LENGTH) - residual));
  });

  it('depends on the place: as long a segment beside the throat gains less than a fifth', () => {
    const { residual, before } = compute({ start: 10, end: 20, position: 0 });
    expect(residual - before).toBeLessThan((residualOf(28, 38) - before) / 5);
  });
});

describe('the treated segment', () => {
  it('over the whole run leaves what an artery without disease has, within 0.002', () => {
    const { aorticPressure, flowPerCube } = PULLBACK_HYPERAEMIA;
    const flow = flowPerCube * 1.7 ** 3;
    const expected = 1 - (poiseuilleResistance(LENGTH, 1.7, 1.95) * flow) / aorticPressure;
    expect(Math.abs(residualOf(0, LENGTH) - expected)).toBeLessThan(0.002);
  });

  it('changes nothing while its ends are at one place', () => {
    const { ffrAfter, ffrBefore, length } = compute({ start: 30, end: 30, position: 12 });
    expect(length).toBe(0);
    expect(ffrAfter).toEqual(ffrBefore);
  });

  it('is stored with its best residual FFR for every length, within 0.0001', () => {
    BEST_RESIDUALS.forEach((stored, index) => {
      expect(Math.abs(bestResidual(index * LENGTH_STEP) - stored)).toBeLessThan(1e-4);
    });
  });
});

describe('any segment, in 1,000 runs', () => {
  it('leaves no more than the whole run and, but for 0.004, than the best curve at its length', () => {
    const all = residualOf(0, LENGTH);
    fc.assert(
      fc.property(states, (state) => {
        const { residual, best, before, length, lumens, ffrAfter, treated } = compute(state);
        expect(residual).toBeLessThanOrEqual(all + 1e-9);
        expect(best).toBeGreaterThanOrEqual(residual);
        const stored = valueAt(BEST_RESIDUALS, LENGTH_STEP, length);
        expect(residual).toBeLessThanOrEqual(stored + 0.004);
        // A gap of a millimetre or two in a narrowing is one more edge.
        expect(residual).toBeGreaterThan(before - 0.01);
        expect(treated.to - treated.from).toBe(length);
        expect(lumens.every((area) => area > 0)).toBe(true);
        expect(ffrAfter.every((ffr, frame) => ffr > (ffrAfter[frame - 1] ?? 0))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves the same whichever end is named first, and no less, but for 0.001, if it is longer', () => {
    const below = fc.integer({ min: 0, max: THROAT - 1 });
    const above = fc.integer({ min: THROAT + 1, max: LENGTH - 1 });
    fc.assert(
      fc.property(below, above, (start, end) => {
        const residual = residualOf(start, end);
        expect(residualOf(end, start)).toBe(residual);
        expect(residualOf(start, end + 1)).toBeGreaterThan(residual - 0.001);
        expect(residualOf(Math.max(0, start - 1), end)).toBeGreaterThan(residual - 0.001);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['zh', zh],
    ['en', en],
  ])('is not said to leave what it lowers (%s)', (_edition, { sentence }) => {
    const state = { start: 15.5, end: 21.5, position: 18 };
    const result = compute(state);
    const [before, after] = [result.before.toFixed(2), result.residual.toFixed(2)];
    expect(Number(after)).toBeLessThan(Number(before));
    expect(sentence(result, state)).toContain(before);
    expect(sentence(result, state)).toContain(after);
  });

  it.each([
    ['zh', zh],
    ['en', en],
  ])('adds nothing to the best centimetre where it leaves less (%s)', (_edition, { sentence }) => {
    const state = { start: 19.5, end: 36.5, position: 28 };
    const result = compute(state);
    expect(result.residual.toFixed(2)).toBe('0.91');
    expect(sentence(result, state)).toContain('0.92');
    expect(sentence(result, state)).not.toMatch(/add 0\.00|升高 0\.00/);
  });

  it.each([
    ['zh', zh],
    ['en', en],
  ])('has a sentence with its numbers (%s)', (_edition, { sentence }) => {
    fc.assert(
      fc.property(states, (state) => {
        const result = compute(state);
        const words = sentence(result, state);
        expect(words).toContain(result.residual.toFixed(2));
        if (result.length > 0) expect(words).toContain(`${result.length.toFixed(1)}\u00a0mm`);
        expect(words).not.toMatch(/undefined|NaN|-0/);
        expect(words).toMatch(/[.。]$/);
      }),
      { numRuns: 300 },
    );
  });
});
