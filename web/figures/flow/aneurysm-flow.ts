import { along, length, scale, vector, type Vector } from '../geometry/vector.js';
import { CELL, GRID, PARENT, PARENT_RADIUS, fromCentreline, lumen } from '../vessels/aneurysm.js';
import { DENSITY, VISCOSITY } from './poiseuille.js';
import { latticeFlow, type LatticeFlow } from './lattice/boltzmann.js';
import { latticeDomain } from './lattice/domain.js';
import { velocityAt } from './lattice/sample.js';

/** Ratio of inertia to friction in the parent artery: mean speed · diameter / kinematic viscosity. */
export const REYNOLDS = 200;
const LATTICE_SPEED = 0.05;
const STEPS = 3000;

/** mm/s in the artery for one cell per step in the grid. */
const SPEED_SCALE = (REYNOLDS * (VISCOSITY / DENSITY) * 1e6) / (2 * PARENT_RADIUS) / LATTICE_SPEED;

export interface AneurysmFlow {
  readonly lattice: LatticeFlow;
  /** Velocity in mm/s at a place in mm. */
  readonly velocity: (at: Vector) => Vector;
  /** Wall shear stress in Pa at a place on the wall. */
  readonly wallShear: (at: Vector, inward: Vector) => number;
}

/** Share of the flow that a cell of a flow diverter's braid throws back. */
const BRAID = 0.05;

const solved = new Map<boolean, AneurysmFlow>();

/** The same, once for all figures of a process. */
export function sharedAneurysmFlow(hasDiverter: boolean): AneurysmFlow {
  const found = solved.get(hasDiverter) ?? aneurysmFlow(hasDiverter);
  solved.set(hasDiverter, found);
  return found;
}

/** Steady flow through the artery and the sac, with or without a flow diverter in the artery. */
export function aneurysmFlow(hasDiverter: boolean, steps = STEPS): AneurysmFlow {
  const radius = PARENT_RADIUS / CELL;
  const entry = PARENT.reduce((best, p) => (Math.abs(p.x) < Math.abs(best.x) ? p : best));
  const lattice = latticeFlow(
    latticeDomain({
      size: GRID,
      wall: (x, y, z) => lumen(x * CELL, y * CELL, z * CELL),
      ...(hasDiverter && { screen }),
    }),
    {
      viscosity: (LATTICE_SPEED * 2 * radius) / REYNOLDS,
      steps,
      inletSpeed: (y, z) => {
        const squared = (y - entry.y / CELL) ** 2 + (z - entry.z / CELL) ** 2;
        return Math.max(0, 2 * LATTICE_SPEED * (1 - squared / radius ** 2));
      },
    },
  );
  const velocity = (at: Vector): Vector =>
    scale(velocityAt(lattice, scale(at, 1 / CELL)), SPEED_SCALE);
  return {
    lattice,
    velocity,
    wallShear: (at, inward) => {
      const depth = 1.2 * CELL;
      return (VISCOSITY * length(velocity(along(at, inward, depth)))) / depth;
    },
  };
}

/** The braid lies on the artery's former wall, where that is open towards the sac. */
function screen(x: number, y: number, z: number): number {
  const at = vector(x * CELL, y * CELL, z * CELL);
  const off = Math.abs(fromCentreline(at.x, at.y, at.z) - PARENT_RADIUS);
  return off < 0.6 * CELL && at.y > 9 ? BRAID : 0;
}

/** Flow in mm³/s that crosses a level of the sac upwards, given in mm. */
export function sacInflow({ lattice, velocity }: AneurysmFlow, level: number): number {
  const { domain } = lattice;
  const row = Math.round(level / CELL);
  let inflow = 0;
  for (let cell = 0; cell < domain.count; cell++) {
    if (domain.y[cell] !== row) continue;
    const at = vector((domain.x[cell] ?? 0) * CELL, row * CELL, (domain.z[cell] ?? 0) * CELL);
    inflow += Math.max(0, velocity(at).y) * CELL * CELL;
  }
  return inflow;
}
