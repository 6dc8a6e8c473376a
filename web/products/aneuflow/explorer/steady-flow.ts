import {
  developedFlow,
  domainOf,
  type Lattice,
  latticeOver,
  outlinesOf,
  wallShear,
} from '../../../figures/flow/lattice2d/lumen.js';
import { emptyFields, latticeSolver } from '../../../figures/flow/lattice2d/solver.js';
import { carryOver, type ShapedFlow } from './carry-over.js';
import {
  DIAMETER,
  FIELD,
  type FlowMeasures,
  lumenOf,
  MEAN_SPEED,
  NECK_LEVEL,
  type SacShape,
} from './shape.js';

/** The artery's mean speed in cells per step. */
const LATTICE_SPEED = 0.1;

/** @param cell mm @param latticeSpeed cells per step of the mean speed */
export function latticeOf(cell: number, latticeSpeed = LATTICE_SPEED): Lattice {
  return latticeOver({ field: FIELD, meanSpeed: MEAN_SPEED }, cell, latticeSpeed);
}

/** mm above the artery's wall at which the neck is crossed. */
const NECK_DEPTH = 0.2;
/** Share of the dome's height above which the wall counts as dome. */
const DOME_SHARE = 0.6;

/** Mean speed in the sac, % of the artery's. */
export function sacSpeed({ fields, lattice, domain }: Omit<ShapedFlow, 'shape'>): number {
  const { width, cell, units, meanSpeed } = lattice;
  const first = width * Math.ceil((NECK_LEVEL + NECK_DEPTH) / cell);
  let [sum, count] = [0, 0];
  for (let at = first; at < domain.fluid.length; at++) {
    if (!domain.fluid[at]) continue;
    sum += Math.hypot(fields.vx[at]!, fields.vy[at]!);
    count++;
  }
  return (100 * units.speed * sum) / count / meanSpeed;
}

/** % of the artery's flow that crosses the neck into the sac, and that comes back: the same once it is settled. */
export function neckFlow({ fields, lattice }: ShapedFlow): { inflow: number; outflow: number } {
  const { width, cell, units, meanSpeed } = lattice;
  const neck = (NECK_LEVEL + NECK_DEPTH) / cell;
  const row = Math.floor(neck);
  const share = (100 * cell * units.speed) / (meanSpeed * DIAMETER);
  let [inflow, outflow] = [0, 0];
  for (let at = row * width; at < (row + 1) * width; at++) {
    const [below, above] = [fields.vy[at]!, fields.vy[at + width]!];
    const rising = share * (below + (neck - row) * (above - below));
    inflow += Math.max(0, rising);
    outflow += Math.max(0, -rising);
  }
  return { inflow, outflow };
}

export function measure(flow: ShapedFlow): FlowMeasures {
  const { shape, fields, lattice } = flow;
  const limit = NECK_LEVEL + DOME_SHARE * shape.dome;
  const dome = outlinesOf(lumenOf(shape)).outer.filter(({ y }) => y > limit);
  const shears = wallShear(dome, fields, lattice);
  return {
    speed: sacSpeed(flow),
    inflow: neckFlow(flow).inflow,
    dome: shears.reduce((sum, one) => sum + one, 0) / shears.length,
  };
}

/** mm: the lattices on which a flow settles first, and is read. */
const COARSE = 0.2;
const FINE = 0.1;
/** s of flow on each; together they leave about a hundredth of the way. */
const SETTLING = { coarse: 1.2, fine: 0.3 } as const;

/** The settled flow of a shape, always by the same steps. */
export function steadyFlow(shape: SacShape): ShapedFlow {
  const coarse = flowOn(shape, latticeOf(COARSE), SETTLING.coarse);
  return flowOn(shape, latticeOf(FINE), SETTLING.fine, coarse);
}

/** @param seconds of flow @param from what it begins with; the developed flow unless given */
function flowOn(shape: SacShape, lattice: Lattice, seconds: number, from?: ShapedFlow): ShapedFlow {
  const lumen = lumenOf(shape);
  const domain = domainOf(lumen, lattice);
  const start = from
    ? carryOver(from, shape, domain, lattice)
    : developedFlow(lumen, domain, lattice);
  const solver = latticeSolver(domain, { viscosity: lattice.units.viscosity, start });
  solver.advance(Math.round(seconds / lattice.units.step), () => LATTICE_SPEED);
  const fields = emptyFields(domain.fluid.length);
  solver.read(fields);
  return { shape, lattice, domain, fields };
}
