import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EXCURSION, ventricularFunction } from '../../../figures/scenes/ventricle-case.js';
import {
  compute,
  controls,
  LOWER_LIMIT,
  measure,
  PRESETS,
  read,
  type State,
  timing,
} from './model.js';
import { texts as en } from './en.js';
import { draw } from './picture.js';
import {
  axisEnds,
  DISCS,
  discVolume,
  endocardium,
  LENGTH,
  OVAL,
  segmentMotion,
  ventricle,
  volume,
  WIDEST,
} from './ventricle.js';
import { texts as zh } from './zh.js';

const RUNS = { numRuns: 1000 };
const phase = fc.integer({ min: 0, max: 100 });
const rate = fc.integer({ min: controls.rate.min, max: controls.rate.max });
const states: fc.Arbitrary<State> = fc.record({ diastole: phase, systole: phase, rate });

describe('the sum of discs', () => {
  const halfEllipsoid = (share: number): number => 25 * Math.sqrt(1 - share * share);
  const exact = ((2 / 3) * Math.PI * 25 * 25 * 80) / 1000;

  it('is within 0.02 % of half an ellipsoid with 48 discs', () => {
    expect(DISCS).toBe(48);
    expect(Math.abs(discVolume(halfEllipsoid, 80) / exact - 1)).toBeLessThan(2e-4);
  });

  it('errs a quarter as much with twice as many discs, within 1 %', () => {
    const error = (discs: number): number => discVolume(halfEllipsoid, 80, discs) - exact;
    expect(error(20) / error(40)).toBeGreaterThan(3.96);
    expect(error(20) / error(40)).toBeLessThan(4.04);
  });

  it('is within 0.02 % of the cut ellipsoid that the relaxed ventricle is', () => {
    const { radius } = ventricle();
    const cut = -WIDEST / (1 - WIDEST);
    const integral = (1 - WIDEST) * (1 - 1 / 3 - (cut - cut ** 3 / 3));
    const closed = (Math.PI * radius ** 2 * LENGTH * integral * (1 + OVAL ** 2 / 2)) / 1000;
    expect(Math.abs(volume(0) / closed - 1)).toBeLessThan(2e-4);
  });

  it('equals the volume from its moments at every contraction, to 9 digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (contraction) => {
        const { base, tip } = axisEnds(contraction);
        const radius = (share: number, degrees: number): number =>
          endocardium(share, degrees, contraction);
        expect(volume(contraction)).toBeCloseTo(discVolume(radius, tip - base), 9);
      }),
      { numRuns: 20 },
    );
  });
});

it('beats between the volumes of the figure on the page, to 9 digits', () => {
  const { endDiastolic, endSystolic, ejectionFraction } = ventricularFunction();
  expect(volume(0)).toBeCloseTo(endDiastolic, 9);
  expect(volume(1)).toBeCloseTo(endSystolic, 9);
  const { right } = compute(PRESETS[0]);
  expect(Math.round(right.ejectionFraction)).toBe(ejectionFraction);
});

it('gives EF as (EDV − ESV)/EDV', () => {
  expect(measure(120, 48)).toEqual({
    endDiastolic: 120,
    endSystolic: 48,
    stroke: 72,
    ejectionFraction: 60,
  });
});

it('prints a stroke volume and an EF that follow from the volumes that it prints', () => {
  fc.assert(
    fc.property(states, (state) => {
      const readings = new Map(read(compute(state)).map(({ id, value }) => [id, Number(value)]));
      const stroke = readings.get('stroke') ?? NaN;
      const endDiastolic = readings.get('endDiastolic') ?? NaN;
      const difference = endDiastolic - (readings.get('endSystolic') ?? NaN);
      // None is printed where the phases are exchanged.
      expect(stroke).toBe(difference > 0 ? difference : NaN);
      if (difference <= 0) return;
      expect(readings.get('ejectionFraction')).toBe(Math.round((100 * difference) / endDiastolic));
    }),
    RUNS,
  );
});

it('draws the EF that it reads, wherever end-systole is taken', () => {
  for (let systole = 0; systole <= 100; systole++) {
    const state = { ...PRESETS[0], systole };
    const result = compute(state);
    const { value } = read(result).find(({ id }) => id === 'ejectionFraction') ?? {};
    const drawn = value === '–' ? '>–<' : `>${value}%<`;
    expect(draw(state, result, 'en', 'wide')).toContain(drawn);
  }
});

describe('the phases', () => {
  it('never raise EF: any choice reads at most the EF of the extremes', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { error, endDiastolic, endSystolic, right } = compute(state);
        expect(error).toBeLessThanOrEqual(1e-9);
        expect(endDiastolic).toBeLessThanOrEqual(right.endDiastolic + 1e-9);
        expect(endSystolic).toBeGreaterThanOrEqual(right.endSystolic - 1e-9);
      }),
      RUNS,
    );
  });

  it('err more the farther end-systole lies from the right one, on either side', () => {
    fc.assert(
      fc.property(rate, phase, phase, (beats, one, other) => {
        const { ejection, endSystole, filling } = timing(beats);
        const error = (systole: number): number =>
          compute({ diastole: 0, systole, rate: beats }).error;
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(far > near);
        if (near >= ejection && far <= endSystole) expect(error(near)).toBeLessThan(error(far));
        else if (near >= filling && far < 100) expect(error(near)).toBeGreaterThan(error(far));
        else if (near >= endSystole && far <= filling) expect(error(near)).toBe(error(far));
      }),
      RUNS,
    );
  });

  it('err less the later end-diastole is taken during filling', () => {
    fc.assert(
      fc.property(rate, phase, phase, (beats, one, other) => {
        const { filling, endSystole } = timing(beats);
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(early >= filling && late > early && late < 100);
        const error = (diastole: number): number =>
          compute({ diastole, systole: Math.ceil(endSystole), rate: beats }).error;
        expect(error(early)).toBeLessThan(error(late));
      }),
      RUNS,
    );
  });

  it('do not err at the R wave and between the closure of one valve and the opening of the other', () => {
    fc.assert(
      fc.property(rate, (beats) => {
        const { endSystole, filling } = timing(beats);
        const systole = Math.ceil(endSystole);
        expect(systole).toBeLessThan(filling);
        expect(compute({ diastole: 0, systole, rate: beats }).error).toBeCloseTo(0, 9);
        expect(compute({ diastole: 100, systole, rate: beats }).error).toBeCloseTo(0, 9);
      }),
      RUNS,
    );
  });
});

/** H. Boudoulas et al., Chest 1981;80:613–617. */
it('ends systole within 11 ms of the published lines of men and of women, from 50 to 110 a minute', () => {
  for (let beats = 50; beats <= 110; beats++) {
    const { endSystole, cycle } = timing(beats);
    // The model counts from the R wave, 40 ms after the beginning of QRS.
    const systole = endSystole * cycle * 10 + 40;
    for (const line of [541 - 2.2 * beats, 540 - 2 * beats]) {
      expect(Math.abs(systole - line)).toBeLessThanOrEqual(11);
    }
  }
});

it('moves each segment as the page’s figure says, within 0.5 mm, and 1.6 mm near the tip', () => {
  segmentMotion().forEach((motion, segment) => {
    const tolerance = segment >= 12 && segment < 16 ? 1.6 : 0.5;
    expect(Math.abs(motion - (EXCURSION[segment] ?? 0))).toBeLessThanOrEqual(tolerance);
  });
});

it('keeps the volume between its extremes over the whole curve', () => {
  fc.assert(
    fc.property(rate, (beats) => {
      const { curve, right } = compute({ diastole: 0, systole: 40, rate: beats });
      expect(curve).toHaveLength(101);
      expect(Math.max(...curve)).toBeCloseTo(right.endDiastolic, 9);
      expect(Math.min(...curve)).toBeCloseTo(right.endSystolic, 9);
    }),
    { numRuns: 60 },
  );
});

describe('the presets', () => {
  const [early, right, diastasis, fast, late] = PRESETS.map(compute);

  it('take a normal ventricle for a weak one when end-systole is early or late', () => {
    expect(right?.ejectionFraction).toBeGreaterThan(LOWER_LIMIT.women);
    expect(early?.ejectionFraction).toBeLessThan(LOWER_LIMIT.men);
    expect(late?.ejectionFraction).toBeLessThan(LOWER_LIMIT.men);
  });

  it('lose EF without the atrium, and where a phase that fits 60 a minute is used at 100', () => {
    expect(diastasis?.error).toBeLessThan(-5);
    expect(fast?.error).toBeLessThan(-5);
    expect(compute({ diastole: 0, systole: 38, rate: 60 }).error).toBeCloseTo(0, 9);
  });
});

it.each([zh, en])('catch the extremes only where EF is that of the extremes', ({ sentence }) => {
  const beside = { diastole: 0, systole: 50, rate: 70 };
  const result = compute(beside);
  expect(read(result).find(({ id }) => id === 'error')?.value).not.toBe('0');
  expect(sentence(result, beside)).not.toMatch(/catch|正是/);
  const [, right] = PRESETS;
  expect(sentence(compute(right), right)).toMatch(/catch|正是/);
});
