import { toArtery } from '../../../figures/flow/lattice2d/bent-artery.js';
import type { PlaneField } from '../../../figures/flow/lattice2d/domain.js';
import {
  developedFlow,
  domainOf,
  type Lattice,
  latticeOver,
} from '../../../figures/flow/lattice2d/lumen.js';
import { sampleAt } from '../../../figures/flow/lattice2d/sample.js';
import {
  emptyFields,
  type LatticeFields,
  latticeSolver,
  type LatticeSolver,
} from '../../../figures/flow/lattice2d/solver.js';
import { memoise } from '../../../figures/memoise.js';
import { DENSITY, VISCOSITY } from '../../../figures/flow/poiseuille.js';
import { braidDiameter, braidResistance, wireGap } from './braid.js';
import { type Inflows, lay, type Result, screenFor, type State } from './model.js';
import type { Screen } from './screen.js';
import { ARTERY, LUMEN, NECK_LEVEL } from './vessel.js';

/** The artery's mean speed at the inlet, in cells per step. */
const LATTICE_SPEED = 0.1;
/** mm: lattices for the first settling, and for what is read. */
const COARSE = latticeOver(LUMEN, 0.24, LATTICE_SPEED);
export const LATTICE = latticeOver(LUMEN, 0.16, LATTICE_SPEED);
/** s of flow before the device, on each lattice, and with it. */
const BEFORE = { coarse: 1.2, fine: 0.15 } as const;
const AFTER = 0.6;
/** Steps that settle the flow with a device. */
export const STEPS = Math.round(AFTER / LATTICE.units.step);

/** mm: half of the layer that stands for the braid, so thick that it spans some cells. */
const HALF_LAYER = 0.24;

/** The braid as a layer of partial bounce-back, as strong as its resistance is. */
function braidLayer({ nominal, from, to }: Screen): PlaneField {
  const { cell, units } = LATTICE;
  return (x, y) => {
    const { arc, out } = toArtery(ARTERY, x, y);
    if (arc < from || arc > to) return 0;
    const off = Math.abs(out - braidDiameter(nominal, arc) / 2);
    if (off >= HALF_LAYER) return 0;
    // Over the layer's thickness these weights add up to one.
    const weight = ((1 - off / HALF_LAYER) * cell) / HALF_LAYER;
    const resistance = braidResistance(VISCOSITY, wireGap(nominal, arc));
    const loss = (weight * resistance) / (DENSITY * units.speed * 1e-3);
    return loss / (2 + loss);
  };
}

/** The settled flow without a device. */
export const flowBefore = memoise((): LatticeFields => {
  const domain = domainOf(LUMEN, COARSE);
  const coarse = settle(
    latticeSolver(domain, {
      viscosity: COARSE.units.viscosity,
      start: developedFlow(LUMEN, domain, COARSE),
    }),
    Math.round(BEFORE.coarse / COARSE.units.step),
  );
  const fine = domainOf(LUMEN, LATTICE);
  const start = refined(coarse, COARSE, fine.fluid);
  const solver = latticeSolver(fine, { viscosity: LATTICE.units.viscosity, start });
  return settle(solver, Math.round(BEFORE.fine / LATTICE.units.step));
});

function settle(solver: LatticeSolver, steps: number): LatticeFields {
  solver.advance(steps, () => LATTICE_SPEED);
  const fields = emptyFields(solver.domain.fluid.length);
  solver.read(fields);
  return fields;
}

function refined(coarse: LatticeFields, from: Lattice, fluid: Uint8Array): LatticeFields {
  const fields = emptyFields(fluid.length);
  const ratio = LATTICE.cell / from.cell;
  fluid.forEach((isFluid, at) => {
    if (!isFluid) return;
    const [x, y] = [(at % LATTICE.width) * ratio, Math.floor(at / LATTICE.width) * ratio];
    fields.vx[at] = sampleAt(coarse.vx, from.width, x, y);
    fields.vy[at] = sampleAt(coarse.vy, from.width, x, y);
    fields.density[at] = sampleAt(coarse.density, from.width, x, y);
  });
  return fields;
}

/** The flow from the moment at which a device is there: always from the same one, step by step the same. */
export function divertedFlow(screen: Screen): LatticeSolver {
  const domain = domainOf(LUMEN, LATTICE, braidLayer(screen));
  return latticeSolver(domain, { viscosity: LATTICE.units.viscosity, start: flowBefore() });
}

export function advanceFlow(solver: LatticeSolver, steps: number): void {
  solver.advance(steps, () => LATTICE_SPEED);
}

/** mm above the artery's wall at which the flow into the sac is counted: beyond what only dips into the neck. */
const LEVEL = 1;

/** % of the artery's flow that enters the sac. */
export function sacInflow({ vy }: LatticeFields): number {
  const { width, cell, units, meanSpeed } = LATTICE;
  const level = (NECK_LEVEL + LEVEL) / cell;
  const row = Math.floor(level);
  let through = 0;
  for (let at = row * width; at < (row + 1) * width; at++) {
    const [below, above] = [vy[at]!, vy[at + width]!];
    through += Math.max(0, below + (level - row) * (above - below));
  }
  return (100 * through * cell * units.speed) / (meanSpeed * 2 * LUMEN.inlet.half);
}

/** Flow with a device, or without one, and the inflows before and after it was placed. */
export function settledFlow(screen: Screen | undefined): Inflows & { fields: LatticeFields } {
  const before = sacInflow(flowBefore());
  if (!screen) return { before, after: before, fields: flowBefore() };
  const solver = divertedFlow(screen);
  advanceFlow(solver, STEPS);
  const fields = emptyFields(solver.domain.fluid.length);
  solver.read(fields);
  return { before, after: sacInflow(fields), fields };
}

/** The whole model: what the page shows once its worker has finished. */
export function simulate(state: State): Result {
  const { before, after } = settledFlow(screenFor(state));
  return { ...lay(state), before, after };
}
