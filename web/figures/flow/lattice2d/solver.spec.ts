import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { latticeDomain, type DomainShape } from './domain.js';
import { emptyFields, latticeSolver, type LatticeFields, type LatticeSolver } from './solver.js';

function fieldsOf(solver: LatticeSolver): LatticeFields {
  const fields = emptyFields(solver.domain.width * solver.domain.height);
  solver.read(fields);
  return fields;
}

const INLET_SPEED = 0.05;

/** A channel that climbs by an angle, so that its walls cut the lattice anywhere. */
function channel(degrees: number, half: number) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x0, y0, length] = [8 + half * sin, 8 + half, 6 * half];
  const along = (x: number, y: number): number => (x - x0) * cos + (y - y0) * sin;
  const across = (x: number, y: number): number => (y - y0) * cos - (x - x0) * sin;
  const shape: DomainShape = {
    width: Math.ceil(16 + length * cos + 2 * half),
    height: Math.ceil(16 + 2 * half + length * sin),
    wall: (x, y) => Math.abs(across(x, y)) - half,
    inlet: { x: x0, y: y0, inwardX: cos, inwardY: sin, half },
    outlet: { x: x0 + length * cos, y: y0 + length * sin, inwardX: -cos, inwardY: -sin, half },
  };
  return { shape, along, across, cos, sin };
}

describe('plane Poiseuille flow', () => {
  it.each([
    ['along the lattice', 0, 10.3],
    ['across it at 17°', 17, 10.3],
  ])('%s: profile and loss of pressure within 2 %%', (_, degrees, half) => {
    const { shape, along, across, cos, sin } = channel(degrees, half);
    const viscosity = 0.05;
    const solver = latticeSolver(latticeDomain(shape), { viscosity });
    solver.advance(8000, () => INLET_SPEED);
    const { vx, vy, density } = fieldsOf(solver);
    const { domain } = solver;
    let worst = 0;
    let [n, sumX, sumP, sumXX, sumXP] = [0, 0, 0, 0, 0];
    for (let cell = 0; cell < vx.length; cell++) {
      if (!domain.fluid[cell]) continue;
      const [x, y] = [cell % domain.width, Math.floor(cell / domain.width)];
      const way = along(x, y);
      if (way < half || way > 5 * half) continue;
      const expected = 1.5 * INLET_SPEED * (1 - (across(x, y) / half) ** 2);
      worst = Math.max(worst, Math.hypot(vx[cell]! - expected * cos, vy[cell]! - expected * sin));
      const pressure = density[cell]! / 3;
      [n, sumX, sumP] = [n + 1, sumX + way, sumP + pressure];
      [sumXX, sumXP] = [sumXX + way * way, sumXP + way * pressure];
    }
    const slope = (n * sumXP - sumX * sumP) / (n * sumXX - sumX * sumX);
    const loss = (12 * viscosity * INLET_SPEED) / (2 * half) ** 2;
    expect(worst / (1.5 * INLET_SPEED)).toBeLessThan(0.02);
    expect(Math.abs(-slope / loss - 1)).toBeLessThan(0.02);
  });
});

/** Ghia, Ghia and Shin, J Comput Phys 1982;48:387–411, Re 100: height and u, place and v. */
const GHIA_U = [
  [0.9531, 0.68717],
  [0.7344, 0.00332],
  [0.5, -0.20581],
  [0.2813, -0.15662],
  [0.0703, -0.04775],
] as const;
const GHIA_V = [
  [0.9453, -0.10313],
  [0.8047, -0.24533],
  [0.5, 0.05454],
  [0.2344, 0.17527],
  [0.0781, 0.1089],
] as const;

describe('lid-driven cavity at Re 100', () => {
  const cells = 64;
  const lid = 0.1;
  const solver = latticeSolver(
    latticeDomain({
      width: cells + 2,
      height: cells + 2,
      // Cells 1 to `cells`, walls half a cell outside of them.
      wall: (x, y) => Math.max(0.5 - x, x - cells - 0.5, 0.5 - y, y - cells - 0.5),
      wallSpeed: (_, y) => (y > cells ? lid : 0),
    }),
    { viscosity: (lid * cells) / 100 },
  );
  solver.advance(16_000);
  const { vx, vy } = fieldsOf(solver);
  const at = (field: Float32Array, x: number, y: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const value = (di: number, dj: number): number => field[(j + dj) * (cells + 2) + i + di]!;
    const row = (dj: number): number => value(0, dj) + (x - i) * (value(1, dj) - value(0, dj));
    return row(0) + (y - j) * (row(1) - row(0));
  };
  const middle = 0.5 + cells / 2;

  it.each(GHIA_U)(
    'u at height %d of the vertical centreline is %d within 3 %% of the lid speed',
    (y, u) => {
      expect(Math.abs(at(vx, middle, 0.5 + y * cells) / lid - u)).toBeLessThan(0.03);
    },
  );

  it.each(GHIA_V)(
    'v at %d of the horizontal centreline is %d within 3 %% of the lid speed',
    (x, v) => {
      expect(Math.abs(at(vy, 0.5 + x * cells, middle) / lid - v)).toBeLessThan(0.03);
    },
  );
});

describe('a closed box', () => {
  const cells = 24;
  const box: DomainShape = {
    width: cells + 2,
    height: cells + 2,
    wall: (x, y) => Math.max(0.5 - x, x - cells - 0.5, 0.5 - y, y - cells - 0.5),
  };
  const domain = latticeDomain(box);

  it('keeps its mass to 1e-6 a step from 1,000 random beginnings', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.005, max: 0.2, noNaN: true }),
        fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 6, maxLength: 6 }),
        (viscosity, waves) => {
          const start = emptyFields(box.width * box.height);
          start.vx.forEach((__, cell) => {
            const [x, y] = [cell % box.width, Math.floor(cell / box.width)];
            start.vx[cell] = waves[0]! * Math.sin(waves[1]! * 9 * x + waves[2]! * 9 * y);
            start.vy[cell] = waves[3]! * Math.cos(waves[4]! * 9 * x - waves[1]! * 9 * y);
            start.density[cell] = waves[5]! * Math.sin(0.3 * x);
          });
          const solver = latticeSolver(domain, { viscosity, start });
          const before = solver.mass();
          const steps = 20;
          solver.advance(steps);
          expect(Math.abs(solver.mass() - before) / domain.count).toBeLessThan(1e-6 * steps);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
