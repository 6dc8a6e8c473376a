import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ASPECTS_REGIONS } from '../../../figures/anatomy/aspects-regions.js';
import {
  compute,
  CUT_OFF,
  disputed,
  HEALTHY,
  LOSS_PER_HOUR,
  PRESETS,
  RATIOS,
  type State,
} from './model.js';
import { texts as en } from './en.js';
import { densityOf, HEAD, paint, RASTER, WEIGHTS } from './slice-raster.js';
import { sliceLayers } from './slices.js';
import { texts as zh } from './zh.js';

const NAMES = ASPECTS_REGIONS.map(({ name }) => name);

const states = fc
  .record({
    quarters: fc.integer({ min: 0, max: 24 }),
    marks: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    width: fc.integer({ min: 4, max: 50 }).map((half) => 2 * half),
    level: fc.integer({ min: 10, max: 60 }),
    reference: fc.boolean(),
  })
  .map(({ quarters, marks, ...others }): State => {
    const named = Object.fromEntries(NAMES.map((name, index) => [name, marks[index] ?? false]));
    return { ...PRESETS[0], ...named, ...others, hours: quarters / 4 };
  });

describe('the score', () => {
  it('is ten less the affected regions, and differs by what one side alone has marked, in 1,000 random states', () => {
    fc.assert(
      fc.property(states, (state) => {
        const result = compute(state);
        const { regions, reader, reference, agreeing } = result;
        expect(regions).toHaveLength(10);
        expect(reader).toBe(10 - NAMES.filter((name) => state[name]).length);
        expect(reference).toBe(10 - regions.filter(({ isAffected }) => isAffected).length);
        const differing = disputed(result);
        const missed = differing.filter(({ isMarked }) => !isMarked).length;
        expect(reader - reference).toBe(missed - (differing.length - missed));
        expect(agreeing).toBe(10 - differing.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('never rises with time, whatever the cut-off, in 1,000 random states', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 0, max: 24 }), (state, quarters) => {
        const later = compute({ ...state, hours: Math.min(6, state.hours + quarters / 4) });
        const { reference, strict, lenient, regions } = compute(state);
        expect(later.reference).toBeLessThanOrEqual(reference);
        expect(later.strict).toBeLessThanOrEqual(strict);
        expect(later.lenient).toBeLessThanOrEqual(lenient);
        later.regions.forEach(({ loss }, index) => {
          expect(loss).toBeGreaterThanOrEqual(regions[index]?.loss ?? 0);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('lies between those of the two ratios, in 1,000 random states', () => {
    expect((1 - RATIOS.strict) * HEALTHY).toBeGreaterThan(CUT_OFF);
    expect((1 - RATIOS.lenient) * HEALTHY).toBeLessThan(CUT_OFF);
    fc.assert(
      fc.property(states, (state) => {
        const { reference, strict, lenient } = compute(state);
        expect(reference).toBeLessThanOrEqual(strict);
        expect(reference).toBeGreaterThanOrEqual(lenient);
      }),
      { numRuns: 1000 },
    );
  });

  it('is 10 at onset', () => {
    expect(compute({ ...PRESETS[0], hours: 0 })).toMatchObject({ reference: 10, lenient: 10 });
  });
});

describe('the loss of density', () => {
  const mean = (hours: number): number => {
    const { regions } = compute({ ...PRESETS[0], hours });
    return regions.reduce((sum, { loss }) => sum + loss, 0) / regions.length;
  };

  it('is 0.4 HU/h in the mean of all regions, as Kucinski et al. measured it, within 1e-9', () => {
    expect(mean(1)).toBeCloseTo(0.4, 9);
    expect(mean(5) - mean(4)).toBeCloseTo(0.4, 9);
    expect(Object.keys(LOSS_PER_HOUR).sort()).toEqual([...NAMES].sort());
  });

  it('is their mean loss of 1.3 HU, within 0.1 HU, halfway between their 1.3 and 5.4 h', () => {
    expect(Math.abs(mean((1.3 + 5.4) / 2) - 1.3)).toBeLessThan(0.1);
  });

  it('darkens every region in the painted slices, where it comes to 1 HU', () => {
    const layers = sliceLayers();
    const { regions } = compute({ ...PRESETS[0], hours: 6 });
    ASPECTS_REGIONS.forEach(({ name, level }, index) => {
      const whole = layers[level].regions.findIndex(
        (region) => (region & 15) === index + 1 && region >> 4 === WEIGHTS,
      );
      expect(whole).toBeGreaterThan(0);
      const state: State = { ...PRESETS[0], slice: level, width: 100, level: 35 };
      const grey = (hours: number): number => {
        const pixels = new Uint8ClampedArray(RASTER.width * RASTER.height * 4);
        paint(pixels, layers, state, compute({ ...state, hours }));
        const row = Math.floor(whole / HEAD.width) + HEAD.top;
        return pixels[(row * RASTER.width + (whole % HEAD.width) + HEAD.left) * 4] ?? 0;
      };
      const loss = regions.find((region) => region.name === name)?.loss ?? 0;
      expect(loss).toBeCloseTo(LOSS_PER_HOUR[name] * 6, 9);
      expect(grey(6)).toBeLessThanOrEqual(grey(0));
      if (loss > 1) expect(grey(6)).toBeLessThan(grey(0));
      expect(densityOf(layers[level].codes[whole] ?? 0)).toBeGreaterThan(18);
    });
  });
});

describe('the window', () => {
  it('shows the cut-off in 2 %, 5 % and 25 % of the grey scale, 100, 40 and 8 HU wide', () => {
    const contrasts = [100, 40, 8].map((width) => compute({ ...PRESETS[0], width }).contrast);
    expect(contrasts).toEqual([2, 5, 25]);
  });

  it.each([zh, en])('shows nothing of it where it lies outside', ({ sentence }) => {
    const state = { ...PRESETS[0], width: 8, level: 60, reference: false };
    const result = compute(state);
    expect(result.contrast).toBe(0);
    expect(sentence(result, state)).toMatch(/cannot be seen|无法分辨/);
  });
});

describe('the first states', () => {
  it('show a point of difference that the reference itself has between its cut-offs', () => {
    const [first, early, , , late] = PRESETS.map(compute);
    if (!first || !early || !late) throw new Error('Five presets expected');
    expect(first.reader - first.reference).toBe(1);
    expect(disputed(first).map(({ name }) => name)).toEqual(['M2']);
    expect(first.strict - first.lenient).toBeGreaterThanOrEqual(2);
    expect(early.reference).toBe(10);
    expect(late.reference).toBeLessThan(first.reference);
  });
});

it.each([zh, en])('a loss of exactly the cut-off reaches it', ({ sentence }) => {
  const state = { ...PRESETS[0], hours: 4, L: true, I: true, M2: true, M5: false };
  const result = compute(state);
  expect(disputed(result).map(({ name, loss }) => [name, loss.toFixed(1)])).toEqual([
    ['M5', '2.0'],
  ]);
  expect(sentence(result, state)).toMatch(/at or past the cut-off|已达/);
});
