import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { outlinesOf, wallShear } from '../../../figures/flow/lattice2d/lumen.js';
import { BEAT, beatAt } from './heartbeat.js';
import { liveFlow } from './live-flow.js';
import { compute, controls, PRESETS, read, REYNOLDS, shapeOf, WOMERSLEY } from './model.js';
import { BENDS, DOMES, NECKS, SETTLED } from './settled-flows.js';
import { lumenOf, PARENT_SHEAR } from './shape.js';
import { measure, neckFlow, steadyFlow } from './steady-flow.js';

const onSteps = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((at) => min + at * step);

const states = fc.record({
  neck: onSteps(controls.neck),
  dome: onSteps(controls.dome),
  bend: onSteps(controls.bend),
  pulse: fc.boolean(),
});

describe('the stored flows', () => {
  it.each(PRESETS.map((state, index) => [index + 1, state] as const))(
    'of preset %d are those of the solver within 1 %%, shear in a straight artery 6μU/D within 3 %%',
    (_, state) => {
      const flow = steadyFlow(shapeOf(state));
      const [stored, fresh] = [compute(state), measure(flow)];
      expect(Math.abs(stored.speed / fresh.speed - 1)).toBeLessThan(0.01);
      expect(Math.abs(stored.inflow / fresh.inflow - 1)).toBeLessThan(0.01);
      expect(Math.abs(stored.dome / fresh.dome - 1)).toBeLessThan(0.01);
      if (state.bend > 0) return;
      // Upstream of the sac the straight artery has the shear of plane Poiseuille flow.
      const wall = outlinesOf(lumenOf(flow.shape)).inner.slice(0, 30);
      for (const shear of wallShear(wall, flow.fields, flow.lattice)) {
        expect(Math.abs(shear / PARENT_SHEAR - 1)).toBeLessThan(0.03);
      }
    },
  );

  it('of the narrowest neck below the highest dome lets in what it lets out, within 5 %', () => {
    const shape = { neck: 2, dome: 8, bend: 90 };
    const { inflow, outflow } = neckFlow(steadyFlow(shape));
    expect(Math.abs(outflow / inflow - 1)).toBeLessThan(0.05);
    const stored = compute({ ...shape, pulse: false });
    expect(Math.abs(stored.inflow / inflow - 1)).toBeLessThan(0.01);
  });

  it('are linear between stored shapes, with an inflow within 0.2 points of a new computation', () => {
    const shape = { neck: 2.5, dome: 4.5, bend: 45 };
    const { inflow } = neckFlow(steadyFlow(shape));
    const between = compute({ ...shape, pulse: false });
    expect(Math.abs(between.inflow - inflow)).toBeLessThan(0.2);
  });

  it('change by less than a half from one height of the dome to the next', () => {
    SETTLED.forEach(({ inflow }, index) => {
      const next = SETTLED[index + 1];
      if (!next || (index + 1) % DOMES.length === 0) return;
      expect(Math.abs(next.inflow - inflow) / Math.max(next.inflow, inflow)).toBeLessThan(0.5);
    });
  });

  it('let in less after a gentle bend: least between 10° and 50°, and more on either side', () => {
    for (const neck of NECKS) {
      for (const dome of DOMES) {
        const inflows = BENDS.map((bend) => compute({ neck, dome, bend, pulse: false }).inflow);
        const least = inflows.indexOf(Math.min(...inflows));
        expect(BENDS[least]).toBeGreaterThanOrEqual(10);
        expect(BENDS[least]).toBeLessThanOrEqual(50);
        inflows.forEach((inflow, at) => {
          const before = inflows[at - 1];
          if (before === undefined) return;
          if (at <= least) expect(inflow).toBeLessThan(before);
          else expect(inflow).toBeGreaterThanOrEqual(before);
        });
      }
    }
  });

  it('lie between those of the neighbouring shapes, in 1,000 random states', () => {
    /** Places in a row of the values that a value lies between. */
    const beside = (row: readonly number[], value: number): number[] => {
      const place = (value - row[0]!) / (row[1]! - row[0]!);
      return [Math.floor(place), Math.ceil(place)];
    };
    fc.assert(
      fc.property(states, (state) => {
        const result = compute(state);
        const neighbours = beside(BENDS, state.bend).flatMap((b) =>
          beside(NECKS, state.neck).flatMap((n) =>
            beside(DOMES, state.dome).map(
              (d) => SETTLED[(b * NECKS.length + n) * DOMES.length + d]!,
            ),
          ),
        );
        for (const name of ['speed', 'inflow', 'dome'] as const) {
          const values = neighbours.map((one) => one[name]);
          expect(result[name]).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(result[name]).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
        expect(read(result, state).every(({ value }) => !value.includes('NaN'))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the first states', () => {
  it('show that the same sac has another flow after a bend, and with another neck', () => {
    const [bent, straight, narrow, wide] = PRESETS.map(compute);
    expect(bent!.inflow).toBeGreaterThan(3 * straight!.inflow);
    expect(bent!.other).toEqual(expect.objectContaining({ inflow: straight!.inflow }));
    expect(narrow!.inflow).toBeLessThan(bent!.inflow / 2);
    expect(wide!.inflow).toBeGreaterThan(1.5 * bent!.inflow);
  });

  it('flow as in a carotid artery: Re about 300, Womersley number about 3', () => {
    expect(REYNOLDS).toBeCloseTo(303, 0);
    expect(WOMERSLEY).toBeCloseTo(2.98, 1);
  });
});

describe('the pulse', () => {
  it('has a mean of 1 and never turns back', () => {
    const beats = Array.from({ length: 860 }, (_, at) => beatAt((at / 860) * BEAT));
    expect(beats.reduce((sum, one) => sum + one, 0) / beats.length).toBeCloseTo(1, 9);
    expect(Math.min(...beats)).toBeGreaterThan(0.3);
    expect(Math.max(...beats)).toBeCloseTo(1.69, 1);
  });
});

describe('the running flow', () => {
  /** A clock that each look at it moves on by a millisecond. */
  const clock = (): (() => number) => {
    let now = 0;
    return () => (now += 1);
  };

  it('goes on from the old flow when the shape changes', () => {
    const now = clock();
    const shape = shapeOf(PRESETS[0]);
    const flow = liveFlow({ shape, isPulsing: false }, true);
    flow.advance(40, 2000, now);
    const before = flow.frame();
    flow.set({ shape: { ...shape, dome: 6.5 }, isPulsing: false }, true);
    const after = flow.frame();
    expect(Math.abs(after.speed / before.speed - 1)).toBeLessThan(0.1);
    flow.advance(40, 2000, now);
    const later = flow.frame();
    expect(later.speed).toBeGreaterThan(0);
    expect([...later.shear].every(Number.isFinite)).toBe(true);
  });

  it('stands the peaks of a pulse, and the sharpest bend set at once', () => {
    const now = clock();
    const flow = liveFlow({ shape: { neck: 2, dome: 3, bend: 0 }, isPulsing: false }, true);
    flow.set({ shape: { neck: 7, dome: 8, bend: 90 }, isPulsing: false }, true);
    flow.advance(60, 4000, now);
    flow.set({ shape: { neck: 7, dome: 8, bend: 90 }, isPulsing: true }, true);
    flow.advance(60, 4000, now);
    const { vx, speed } = flow.frame();
    expect(speed).toBeGreaterThan(1);
    expect(vx.every((value) => Math.abs(value) < 1000)).toBe(true);
  });

  it('keeps a pulse that is stopped, and gives a new shape its mean flow until it moves', () => {
    const now = clock();
    const shape = shapeOf(PRESETS[0]);
    const setting = { shape, isPulsing: true };
    const flow = liveFlow(setting, true);
    flow.set(setting, false);
    expect(flow.isPulsing()).toBe(true);

    const next = { shape: { ...shape, dome: 3 }, isPulsing: true };
    flow.set(next, false);
    expect(flow.isPulsing()).toBe(false);
    // Back at the old shape, too: its moment of the pulse is gone.
    flow.set(setting, false);
    expect(flow.isPulsing()).toBe(false);
    flow.set(next, true);
    expect(flow.isPulsing()).toBe(true);
    flow.advance(4, 66, now);
    expect(flow.frame().shape).toEqual(next.shape);
  });

  it('is the mean flow of a pulse where nothing may move, and no still picture until it is there', () => {
    const flow = liveFlow({ shape: { neck: 2, dome: 8, bend: 0 }, isPulsing: true }, false);
    expect([flow.isPulsing(), flow.isSettled(), flow.frame().isSettled]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
