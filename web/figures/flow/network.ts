import { solveConductances, type Conductance } from './conductances.js';
import type { StenosisLoss } from './young-tsai.js';

/** A piece of vessel between two nodes. */
export interface Pipe {
  readonly from: number;
  readonly to: number;
  /** Pa·s/mm³ */
  readonly resistance: number;
  readonly loss?: StenosisLoss;
}

/** The bed behind a node: flow = (pressure − venous pressure) / resistance. */
export interface Outlet {
  readonly node: number;
  readonly resistance: number;
}

export interface FlowNetwork {
  readonly nodeCount: number;
  readonly pipes: readonly Pipe[];
  readonly outlets: readonly Outlet[];
  readonly inlets: readonly { readonly node: number; readonly pressure: number }[];
  /** Pa */
  readonly venousPressure: number;
}

export interface FlowSolution {
  /** Pa at each node. */
  readonly pressures: readonly number[];
  /** mm³/s through each pipe, positive from `from` to `to`. */
  readonly flows: readonly number[];
  readonly outflows: readonly number[];
}

const ROUNDS = 200;
const TOLERANCE = 1e-9;

/**
 * Pressures and flows in which every node passes on what it gets. Stenoses, whose loss grows with the
 * square of the flow, are resistances that depend on the flow and are repeated until they fit it.
 */
export function solveFlow(network: FlowNetwork): FlowSolution {
  const { pipes, outlets, inlets, nodeCount, venousPressure } = network;
  let resistances = pipes.map(({ resistance, loss }) => resistance + (loss?.viscous ?? 0));
  for (let round = 0; ; round++) {
    const edges: Conductance[] = pipes.map(({ from, to }, index) => ({
      from,
      to,
      conductance: 1 / (resistances[index] ?? Infinity),
    }));
    const grounds = outlets.map(({ node, resistance }) => ({ node, conductance: 1 / resistance }));
    const fixed = inlets.map(({ node, pressure }) => ({ node, value: pressure - venousPressure }));
    const relative = solveConductances(nodeCount, edges, grounds, fixed);
    const flows = pipes.map(
      ({ from, to }, index) =>
        ((relative[from] ?? 0) - (relative[to] ?? 0)) / (resistances[index] ?? Infinity),
    );
    const wanted = pipes.map(
      ({ resistance, loss }, index) =>
        resistance + (loss ? loss.viscous + loss.turbulent * Math.abs(flows[index] ?? 0) : 0),
    );
    const change = wanted.reduce(
      (most, value, index) => Math.max(most, Math.abs(value / (resistances[index] ?? 1) - 1)),
      0,
    );
    if (change < TOLERANCE || round === ROUNDS) {
      return {
        pressures: relative.map((pressure) => pressure + venousPressure),
        flows,
        outflows: outlets.map(({ node, resistance }) => (relative[node] ?? 0) / resistance),
      };
    }
    resistances = resistances.map((value, index) => (value + (wanted[index] ?? value)) / 2);
  }
}
