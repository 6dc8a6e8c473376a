import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { latticeDomain, type DomainShape } from '../../../figures/flow/lattice2d/domain.js';
import { emptyFields, latticeSolver } from '../../../figures/flow/lattice2d/solver.js';
import {
  braidDiameter,
  braidResistance,
  coverageOf,
  NOMINAL_ANGLE,
  place,
  rowDrag,
  wireAngle,
  wireGap,
} from './braid.js';
import { settledFlow, simulate } from './diverted-flow.js';
import { compute, controls, lay, PRESETS, read } from './model.js';
import { texts as en } from './en.js';
import { diameterAt, NECK_FROM, NECK_TO } from './vessel.js';
import { texts as zh } from './zh.js';

const onSteps = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((at) => min + at * step);

const states = fc.record({
  diameter: onSteps(controls.diameter),
  label: onSteps(controls.label),
  distal: onSteps(controls.distal),
  placed: fc.constant(true),
});

describe('a braid in an artery', () => {
  it('is as long as its label where the artery has its nominal diameter, within 0.5 %', () => {
    const diameter = diameterAt(0);
    expect(diameterAt(NECK_FROM)).toBeCloseTo(diameter, 9);
    const { from, to } = place(diameter, 5, 2.4);
    expect(Math.abs((to - from) / 5 - 1)).toBeLessThan(0.005);
  });

  it('keeps the length of its wires within 0.1 %, in 1,000 random states', () => {
    fc.assert(
      fc.property(states, ({ diameter, label, distal }) => {
        const { from, to } = place(diameter, label, NECK_TO + distal);
        const pieces = 4000;
        let wire = 0;
        for (let piece = 0; piece < pieces; piece++) {
          const arc = from + ((to - from) * (piece + 0.5)) / pieces;
          wire +=
            (to - from) / pieces / Math.cos(wireAngle(diameter, braidDiameter(diameter, arc)));
        }
        expect(Math.abs((wire * Math.cos(NOMINAL_ANGLE)) / label - 1)).toBeLessThan(1e-3);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never shorter for a larger diameter or a longer label, in 1,000 random states', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { length, coverage } = lay(state);
        const larger = lay({ ...state, diameter: state.diameter + controls.diameter.step });
        const longer = lay({ ...state, label: state.label + controls.label.step });
        expect(larger.length).toBeGreaterThanOrEqual(length - 1e-9);
        expect(longer.length).toBeGreaterThan(length);
        expect(coverage).toBeGreaterThanOrEqual(0);
        expect(coverage).toBeLessThan(60);
        if (lay(state).proximal >= 0) expect(larger.coverage).toBeLessThan(coverage);
      }),
      { numRuns: 1000 },
    );
  });

  it('is open on the outer side of a bend', () => {
    expect(coverageOf(wireGap(4.5, -6))).toBeLessThan(coverageOf(wireGap(4.5, -3.9)));
  });
});

describe('the resistance of a row of wires', () => {
  it.each([
    [26, 3],
    [20, 2],
    [20, 3],
  ])(
    '%d cells apart, of radius %d: within 5 %% of wires resolved on the lattice',
    (gap, radius) => {
      const [wires, length, speed, viscosity] = [5, 3 * gap, 0.004, 0.3];
      const [half, middle] = [(gap * wires) / 2, (gap * wires) / 2 + 2];
      const at = Math.round(length / 2);
      const shape: DomainShape = {
        width: length + 3,
        height: Math.ceil(2 * half) + 4,
        wall: (x, y) => {
          const wire = Math.min(2, Math.max(-2, Math.round((y - middle) / gap)));
          const off = radius - Math.hypot(x - at, y - middle - wire * gap);
          return Math.max(Math.abs(y - middle) - half, off);
        },
        // Walls that go with the stream stand for more wires beside these.
        wallSpeed: (_, y) => (Math.abs(y - middle) > half - 0.6 ? speed : 0),
        inlet: { x: 1.5, y: middle, inwardX: 1, inwardY: 0, half },
        outlet: { x: length + 0.5, y: middle, inwardX: -1, inwardY: 0, half },
      };
      const solver = latticeSolver(latticeDomain(shape), { viscosity });
      solver.advance(4000, () => speed);
      const fields = emptyFields(shape.width * shape.height);
      solver.read(fields);
      const mean = (field: Float32Array, x: number): number => {
        let [sum, count] = [0, 0];
        for (let y = Math.round(middle - gap / 2); y < middle + gap / 2; y++, count++) {
          sum += field[y * shape.width + x]!;
        }
        return sum / count;
      };
      const loss = (mean(fields.density, 8) - mean(fields.density, length - 8)) / 3;
      const through = mean(fields.vx, at);
      const expected = (rowDrag((Math.PI * radius) / gap) * viscosity * through) / gap;
      expect(Math.abs(loss / expected - 1)).toBeLessThan(0.05);
    },
  );

  it('falls as wires stand wider apart', () => {
    expect(braidResistance(0.0035, 0.2)).toBeGreaterThan(braidResistance(0.0035, 0.25));
  });
});

describe('the flow into the sac', () => {
  it.each(PRESETS.map((state, index) => [index + 1, state] as const))(
    'of preset %d is stored within 0.01 %% of the artery’s flow, and read the same',
    (_, state) => {
      const [stored, fresh] = [compute(state), simulate(state)];
      expect(Math.abs(stored.before - fresh.before)).toBeLessThan(0.01);
      expect(Math.abs(stored.after! - fresh.after!)).toBeLessThan(0.01);
      expect(read(stored, state)).toEqual(read(fresh, state));
    },
  );

  it('is larger behind a looser braid, and without a device that of before', () => {
    const [, tight, loose] = PRESETS.map(compute);
    const none = settledFlow(undefined);
    expect(tight!.after).toBeLessThan(loose!.after!);
    expect(loose!.after).toBeLessThan(none.before);
    expect(none.after).toBe(none.before);
  });
});

describe('the first states', () => {
  it('show that the placed length is not the label’s', () => {
    const [sized, smaller, larger, short] = PRESETS.map(compute);
    const label = PRESETS[0].label;
    expect(sized!.length).toBeGreaterThan(1.15 * label);
    expect(smaller!.length).toBeLessThan(0.9 * label);
    expect(larger!.length).toBeGreaterThan(sized!.length);
    expect(short!.proximal).toBeLessThan(0);
  });
});

describe('what is read', () => {
  const valueOf = (id: string, state: (typeof PRESETS)[number]) =>
    read(compute(state), state).find((reading) => reading.id === id)?.value;

  it('measures no device where none is placed', () => {
    const state = { ...PRESETS[0], placed: false };
    const ids = ['length', 'margins', 'coverage', 'gap', 'reduction'];
    expect(ids.map((id) => valueOf(id, state))).toEqual(ids.map(() => '–'));
    expect(valueOf('inflow', state)).toBe(compute(state).before.toFixed(1));
  });

  it('calls a length the nominal one only where both are printed alike', () => {
    const nearly = { diameter: 4, label: 20, distal: 5, placed: true };
    const result = compute(nearly);
    expect(valueOf('length', nearly)).toBe('19.9');
    expect(en.sentence(result, nearly)).toMatch(/19\.9\u00a0mm long .* less than 1% shorter/u);
    expect(zh.sentence(result, nearly)).toMatch(/长 19\.9\u00a0mm，比标称短不到 1%/u);
    const alike = { ...result, length: 20.04 };
    expect(en.sentence(alike, nearly)).toContain('the same as its nominal length');
    expect(zh.sentence(alike, nearly)).toContain('与标称相同');
  });

  it('puts a device that lies past the neck nowhere in it', () => {
    const state = { diameter: 3.25, label: 10, distal: 10, placed: true };
    const { from, to } = place(state.diameter, state.label, NECK_TO + state.distal);
    expect(from).toBeGreaterThan(NECK_TO);
    expect(to).toBeGreaterThan(from);
    const result = { ...settledFlow(undefined), ...lay(state) };
    expect(en.sentence(result, state)).not.toMatch(/inside the neck|partly covered/u);
    expect(zh.sentence(result, state)).not.toMatch(/瘤颈内|一部分/u);
  });

  it.each([0, 0.004, 0.2])('lowers no inflow that rises by %d', (rise) => {
    const state = { diameter: 3.25, label: 10, distal: 10, placed: true };
    const { before } = compute(state);
    const result = { ...compute(state), after: before + rise };
    const reduced = read(result, state).find(({ id }) => id === 'reduction')?.value;
    expect(reduced).toMatch(rise > 0.1 ? /^−[1-9]/ : /^0$/);
    expect(en.sentence(result, state)).toContain('inflow stays at');
    expect(zh.sentence(result, state)).not.toContain('减少');
  });

  it('gives no inflow with a device whose flow is not computed yet', () => {
    const state = { ...PRESETS[0], diameter: 4 };
    const result = compute(state);
    expect(result.after).toBeUndefined();
    expect(valueOf('inflow', state)).toBe(`${result.before.toFixed(1)} → …`);
    expect(valueOf('reduction', state)).toBe('–');
    for (const { sentence } of [en, zh]) {
      expect(sentence(result, state)).not.toContain(`${result.before.toFixed(1)}%`);
      expect(sentence(simulate(state), state)).toContain(`${result.before.toFixed(1)}%`);
    }
  });

  it.each([-0.04, 0, 0.04])(
    'has no margin of %d mm, but an end on the edge of the neck',
    (margin) => {
      const [state] = PRESETS;
      const result = { ...compute(state), proximal: margin };
      const margins = read(result, state).find(({ id }) => id === 'margins');
      expect(margins).toEqual(expect.objectContaining({ tone: 'plain' }));
      expect(margins?.value).toMatch(/^0\.0 /u);
      for (const { sentence } of [en, zh]) expect(sentence(result, state)).not.toContain('0.0');
    },
  );
});
