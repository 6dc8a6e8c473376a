import { describe, expect, it } from '@jest/globals';
import { latticeFlow } from './boltzmann.js';
import { latticeDomain } from './domain.js';

const RADIUS = 6;
const MIDDLE = 7.5;
const SPEED = 0.04;

describe('lattice Boltzmann flow in a straight tube', () => {
  const off = (y: number, z: number): number => Math.hypot(y - MIDDLE, z - MIDDLE);
  const domain = latticeDomain({ size: [40, 16, 16], wall: (_x, y, z) => off(y, z) - RADIUS });
  const flow = latticeFlow(domain, {
    viscosity: 0.05,
    steps: 1500,
    inletSpeed: (y, z) => 2 * SPEED * (1 - (off(y, z) / RADIUS) ** 2),
  });
  const through = (x: number): number =>
    domain.x.reduce((sum, at, cell) => sum + (at === x ? (flow.vx[cell] ?? 0) : 0), 0);

  it('passes the same volume through every section', () => {
    const middle = through(20);
    for (const x of [6, 12, 28, 34]) expect(through(x) / middle).toBeCloseTo(1, 2);
  });

  it("takes Poiseuille's profile", () => {
    const mean = through(20) / (Math.PI * RADIUS ** 2);
    domain.x.forEach((at, cell) => {
      if (at !== 20) return;
      const radius = off(domain.y[cell] ?? 0, domain.z[cell] ?? 0);
      const expected = 2 * mean * (1 - (radius / RADIUS) ** 2);
      expect(Math.abs((flow.vx[cell] ?? 0) - expected)).toBeLessThan(0.1 * 2 * mean);
    });
  });
});
