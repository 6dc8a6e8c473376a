import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { solveFlow } from './network.js';
import { poiseuilleResistance, VISCOSITY } from './poiseuille.js';
import {
  NARROWED,
  PULLBACK_HYPERAEMIA,
  pullbackPressure,
  type LumenRun,
} from './pullback-pressure.js';
import { youngTsaiLoss } from './young-tsai.js';

const { aorticPressure, venousPressure, flowPerCube } = PULLBACK_HYPERAEMIA;
const SPACING = 0.25;
const disc = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

/** @param diameterAt mm, by the place in mm from the distal end */
function run(
  length: number,
  diameterAt: (at: number) => number,
  referenceAt: (at: number) => number = diameterAt,
): LumenRun {
  const places = Array.from({ length: length / SPACING + 1 }, (_, index) => index * SPACING);
  return {
    spacing: SPACING,
    lumens: places.map((at) => disc(diameterAt(at))),
    references: places.map((at) => disc(referenceAt(at))),
  };
}

/** Pa between the ends. */
const lost = ({ ffr }: { readonly ffr: readonly number[] }): number =>
  aorticPressure * (1 - (ffr[0] ?? 1));

describe('a vessel without disease', () => {
  it('loses what Poiseuille’s law says in a straight tube, within 0.01 %', () => {
    const solution = pullbackPressure(run(60, () => 3));
    const expected = (8 * VISCOSITY * 60 * solution.flow) / (Math.PI * 1.5 ** 4);
    expect(Math.abs(lost(solution) / expected - 1)).toBeLessThan(1e-4);
  });

  it('loses what the integral of 8μ/πr⁴ says where it tapers, within 0.1 %', () => {
    const solution = pullbackPressure(run(60, (at) => 3 + at / 60));
    const expected = poiseuilleResistance(60, 1.5, 2) * solution.flow;
    expect(Math.abs(lost(solution) / expected - 1)).toBeLessThan(1e-3);
  });

  it('has the flow of its bed, 600 r³', () => {
    expect(pullbackPressure(run(60, () => 3)).flow).toBeCloseTo(flowPerCube * 1.5 ** 3, 6);
  });
});

describe('a narrowing', () => {
  const blunt = (diameter: number, severity: number, length: number): LumenRun =>
    run(
      60,
      (at) => (Math.abs(at - 30) <= length / 2 ? diameter * (1 - severity) : diameter),
      () => diameter,
    );

  it('loses what Young and Tsai measured in blunt ones of 40 to 70 % and 4 to 20 mm, within 15 %', () => {
    for (const severity of [0.4, 0.5, 0.6, 0.7]) {
      for (const length of [4, 10, 20]) {
        const solution = pullbackPressure(blunt(3.2, severity, length));
        const beside = poiseuilleResistance(60 - length, 1.6, 1.6) * solution.flow;
        const { viscous, turbulent } = youngTsaiLoss({ diameter: 3.2, severity, length });
        const expected = viscous * solution.flow + turbulent * solution.flow ** 2;
        expect(Math.abs((lost(solution) - beside) / expected - 1)).toBeLessThan(0.15);
      }
    }
  });

  it('gives the same flow and pressure as the network of the trees, within 0.0001 %', () => {
    const { lumens, references } = blunt(3.2, 0.65, 8);
    const solution = pullbackPressure({ spacing: SPACING, lumens, references });
    const radii = lumens.map((area) => Math.sqrt(area / Math.PI));
    const pipes = radii.slice(1).map((radius, index) => ({
      from: index + 1,
      to: index,
      resistance: poiseuilleResistance(SPACING, radii[index] ?? 1, radius),
      ...(index === 120 && {
        loss: youngTsaiLoss({ diameter: 3.2, severity: 0.65, length: 0 }),
      }),
    }));
    const bed =
      (aorticPressure - venousPressure) / (flowPerCube * 1.6 ** 3) -
      poiseuilleResistance(60, 1.6, 1.6);
    const { pressures, flows } = solveFlow({
      nodeCount: lumens.length,
      pipes,
      outlets: [{ node: 0, resistance: bed }],
      inlets: [{ node: lumens.length - 1, pressure: aorticPressure }],
      venousPressure,
    });
    expect(solution.flow / (flows[0] ?? 0)).toBeCloseTo(1, 6);
    expect((solution.ffr[0] ?? 0) / ((pressures[0] ?? 0) / aorticPressure)).toBeCloseTo(1, 6);
  });

  it('is found from edge to edge, with its throat and its own drop', () => {
    const solution = pullbackPressure(blunt(3.2, 0.5, 10));
    expect(solution.narrowings).toHaveLength(1);
    expect(solution.narrowings[0]).toMatchObject({ distal: 100, throat: 100, proximal: 140 });
    const beside = (poiseuilleResistance(49.5, 1.6, 1.6) * solution.flow) / aorticPressure;
    expect((solution.narrowings[0]?.drop ?? 0) + beside).toBeCloseTo(
      lost(solution) / aorticPressure,
      2,
    );
  });
});

describe('two narrowings', () => {
  /** Pa that separation takes, by the distance of the two in mm. */
  const lostAt = (gap: number): number => {
    const isNarrow = (at: number): boolean =>
      Math.abs(Math.abs(at - 30) - (gap + 2) / 2) <= 1 || (gap < 0 && Math.abs(at - 30) <= 1);
    return lost(
      pullbackPressure(
        run(
          60,
          (at) => (isNarrow(at) ? 1.3 : 3.4),
          () => 3.4,
        ),
      ),
    );
  };

  it('lose more the further apart they are, and no more from 6 mm on', () => {
    const losses = [0.5, 1, 2, 4, 6].map(lostAt);
    expect(losses).toEqual([...losses].sort((a, b) => a - b));
    expect(lostAt(20) / lostAt(8)).toBeCloseTo(1, 3);
    expect(lostAt(20) / lostAt(0.5)).toBeGreaterThan(1.2);
  });
});

const areas = fc.array(fc.double({ min: 0.15, max: 1.05, noNaN: true }), {
  minLength: 2,
  maxLength: 200,
});

describe('any vessel, in 1,000 runs', () => {
  it('passes on its flow, loses pressure in every frame and never has more flow than without disease', () => {
    fc.assert(
      fc.property(areas, fc.double({ min: 2.2, max: 4.5, noNaN: true }), (shares, diameter) => {
        const references = shares.map(() => disc(diameter));
        const lumens = shares.map((share) => share * disc(diameter));
        const { flow, ffr, narrowings } = pullbackPressure({ spacing: 0.5, lumens, references });
        const healthy = flowPerCube * (diameter / 2) ** 3;
        const bed =
          (aorticPressure - venousPressure) / healthy -
          poiseuilleResistance(0.5 * (shares.length - 1), diameter / 2, diameter / 2);
        const distal = aorticPressure * (ffr[0] ?? 0);
        expect(distal - venousPressure - bed * flow).toBeCloseTo(0, 5);
        expect(ffr.every((value, index) => value > (ffr[index - 1] ?? -Infinity))).toBe(true);
        expect(flow).toBeGreaterThan(0);
        if (shares.every((share) => share <= 1))
          expect(flow).toBeLessThanOrEqual(healthy * 1.000001);
        const narrow = shares.filter((share) => share < NARROWED).length;
        const counted = narrowings.reduce((sum, one) => sum + one.proximal - one.distal + 1, 0);
        expect(counted).toBe(narrow);
      }),
      { numRuns: 1000 },
    );
  });

  it('has a lower FFR at its distal end where one narrowing is tighter or longer', () => {
    const severity = fc.double({ min: 0.1, max: 0.8, noNaN: true });
    const size = fc.integer({ min: 4, max: 120 });
    const ffr = (share: number, frames: number): number => {
      const references = Array.from({ length: 161 }, () => disc(3.2));
      const lumens = references.map((area, frame) =>
        Math.abs(frame - 80) <= frames / 2 ? area * (1 - share) : area,
      );
      return pullbackPressure({ spacing: 0.5, lumens, references }).ffr[0] ?? 0;
    };
    fc.assert(
      fc.property(severity, size, (share, frames) => {
        expect(ffr(share + 0.05, frames)).toBeLessThan(ffr(share, frames));
        expect(ffr(share, frames + 2)).toBeLessThan(ffr(share, frames));
      }),
      { numRuns: 1000 },
    );
  });
});
