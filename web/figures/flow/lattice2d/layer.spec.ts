import { describe, expect, it } from '@jest/globals';
import { latticeDomain, type DomainShape, type PlaneField } from './domain.js';
import { emptyFields, latticeSolver } from './solver.js';

const HALF = 20.3;
const LENGTH = 90;
const SPEED = 0.02;
const VISCOSITY = 0.05;
const MIDDLE = HALF + 2;

/** Flow along a channel with a layer in it. */
function channel(layer?: PlaneField) {
  const shape: DomainShape = {
    width: LENGTH + 3,
    height: Math.ceil(2 * HALF) + 4,
    wall: (_, y) => Math.abs(y - MIDDLE) - HALF,
    inlet: { x: 1.5, y: MIDDLE, inwardX: 1, inwardY: 0, half: HALF },
    outlet: { x: LENGTH + 0.5, y: MIDDLE, inwardX: -1, inwardY: 0, half: HALF },
    ...(layer && { layer }),
  };
  const solver = latticeSolver(latticeDomain(shape), { viscosity: VISCOSITY });
  solver.advance(3000, () => SPEED);
  const fields = emptyFields(shape.width * shape.height);
  solver.read(fields);
  const row = Math.round(MIDDLE) * shape.width;
  return {
    ...fields,
    width: shape.width,
    pressure: (x: number): number => fields.density[row + x]! / 3,
    speed: (x: number): number => fields.vx[row + x]!,
  };
}

describe('a layer that throws part of the populations back', () => {
  it('changes nothing where it throws none back', () => {
    const [without, none] = [channel(), channel(() => 0)];
    expect(none.vx).toEqual(without.vx);
  });

  it.each([0.02, 0.1, 0.3])(
    'of %d to a cell loses 2n/(1 − n) of the speed in pressure on each cell, within 2 %%',
    (thrown) => {
      const { pressure, speed } = channel((x) => (x >= 30 && x < 60 ? thrown : 0));
      const loss = (pressure(40) - pressure(50)) / 10;
      expect(Math.abs(loss / ((2 * thrown * speed(45)) / (1 - thrown)) - 1)).toBeLessThan(0.02);
    },
  );

  it('lets nothing through where it throws all back', () => {
    const box: DomainShape = {
      width: 60,
      height: 30,
      wall: (x, y) => Math.max(0.5 - x, x - 58.5, 0.5 - y, y - 28.5),
      // The lid drives the left half; two full columns stand between both halves.
      wallSpeed: (x, y) => (y > 28 && x < 28 ? 0.1 : 0),
      layer: (x) => (x === 29 || x === 30 ? 1 : 0),
    };
    const solver = latticeSolver(latticeDomain(box), { viscosity: 0.05 });
    solver.advance(3000);
    const { vx, vy } = emptyFields(box.width * box.height);
    const fields = { vx, vy, density: vx.slice() };
    solver.read(fields);
    const fastest = (from: number, to: number): number => {
      let most = 0;
      fields.vx.forEach((u, at) => {
        const x = at % box.width;
        if (x >= from && x <= to) most = Math.max(most, Math.hypot(u, fields.vy[at]!));
      });
      return most;
    };
    expect(fastest(1, 27)).toBeGreaterThan(0.03);
    expect(fastest(32, 58)).toBeLessThan(1e-4);
  });
});
