import { describe, expect, it } from '@jest/globals';
import { DENSITY, VISCOSITY } from '../poiseuille.js';
import { latticeUnits, reynolds, womersley } from './units.js';

describe('lattice units', () => {
  const [cell, speed, latticeSpeed, width] = [0.08, 250, 0.1, 4];
  const units = latticeUnits(cell, speed, latticeSpeed);

  it('keep the Reynolds number', () => {
    const lattice = (latticeSpeed * (width / cell)) / units.viscosity;
    expect(lattice).toBeCloseTo(reynolds(speed, width), 6);
    expect(reynolds(speed, width)).toBeCloseTo((DENSITY * 0.25 * 0.004) / VISCOSITY, 6);
  });

  it('give speeds, shear and pressure of plane Poiseuille flow in mm/s and Pa', () => {
    expect(latticeSpeed * units.speed).toBeCloseTo(speed, 9);
    const cells = width / cell;
    const slope = (6 * latticeSpeed) / cells;
    expect(slope * units.shear).toBeCloseTo((6 * VISCOSITY * 0.25) / 0.004, 9);
    const density = (3 * 12 * units.viscosity * latticeSpeed) / cells;
    // Over a length as large as the width.
    expect(density * units.pressure).toBeCloseTo((12 * VISCOSITY * 0.25) / 0.004, 9);
  });

  it('have the Womersley number of half the width', () => {
    const period = 0.86;
    const expected = 0.002 * Math.sqrt((2 * Math.PI * DENSITY) / (period * VISCOSITY));
    expect(womersley(width, period)).toBeCloseTo(expected, 9);
  });
});
