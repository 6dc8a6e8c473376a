import { distance } from '../geometry/vector.js';
import type { TreeRadii } from '../vessels/murray.js';
import type { VesselTree } from '../vessels/vessel-tree.js';
import { solveFlow, type FlowSolution, type Outlet, type Pipe } from './network.js';
import { poiseuilleResistance } from './poiseuille.js';
import type { StenosisLoss } from './young-tsai.js';

/** A narrowing spread over consecutive pieces of a vessel, each named by its downstream node. */
export interface Lesion {
  readonly nodes: readonly number[];
  /** Share of the loss on each piece; together 1. */
  readonly shares: readonly number[];
  readonly loss: StenosisLoss;
}

export interface TreeFlowSettings {
  /** Pa at the inlet. */
  readonly aorticPressure: number;
  readonly venousPressure: number;
  /** Healthy flow at a terminal is this times its radius cubed: mm³/s per mm³. */
  readonly flowPerCube: number;
}

export interface TreeFlow extends FlowSolution {
  /** Flow in mm³/s into each node from upstream. */
  readonly nodeFlows: readonly number[];
}

/**
 * Flow through a tree whose terminal beds have the resistance that gives the healthy tree its flow;
 * a narrowing then meets unchanged beds, as at maximal hyperaemia.
 */
export function solveTreeFlow(
  tree: VesselTree,
  radii: TreeRadii,
  settings: TreeFlowSettings,
  lesions: readonly Lesion[] = [],
): TreeFlow {
  const outlets = terminalBeds(tree, radii, settings);
  const pipes = treePipes(tree, radii, lesions);
  const solution = solveFlow({
    nodeCount: tree.nodes.length,
    pipes,
    outlets,
    inlets: [{ node: 0, pressure: settings.aorticPressure }],
    venousPressure: settings.venousPressure,
  });
  const nodeFlows = tree.nodes.map(() => 0);
  pipes.forEach(({ to }, index) => (nodeFlows[to] = solution.flows[index] ?? 0));
  return { ...solution, nodeFlows };
}

/** The tree's pieces, each named by its downstream node, with the loss of the lesions on them. */
export function treePipes(
  tree: VesselTree,
  radii: TreeRadii,
  lesions: readonly Lesion[] = [],
): Pipe[] {
  return healthyPipes(tree, radii).map((pipe) => {
    const lesion = lesions.find(({ nodes }) => nodes.includes(pipe.to));
    if (!lesion) return pipe;
    const share = lesion.shares[lesion.nodes.indexOf(pipe.to)] ?? 0;
    const { viscous, turbulent } = lesion.loss;
    return { ...pipe, loss: { viscous: viscous * share, turbulent: turbulent * share } };
  });
}

function healthyPipes({ nodes }: VesselTree, { start, end }: TreeRadii): Pipe[] {
  return nodes.flatMap(({ position, parent }, index): Pipe[] => {
    const upstream = nodes[parent];
    if (!upstream) return [];
    const size = distance(position, upstream.position);
    const resistance = poiseuilleResistance(size, start[index] ?? 0, end[index] ?? 0);
    return [{ from: parent, to: index, resistance }];
  });
}

/** Beds whose resistance gives the healthy tree its flow. */
export function terminalBeds(
  tree: VesselTree,
  radii: TreeRadii,
  settings: TreeFlowSettings,
): Outlet[] {
  const flows = tree.nodes.map(() => 0);
  for (let index = tree.nodes.length - 1; index >= 0; index--) {
    const children = tree.children[index] ?? [];
    flows[index] =
      children.length > 0
        ? children.reduce((sum, child) => sum + (flows[child] ?? 0), 0)
        : settings.flowPerCube * (radii.end[index] ?? 0) ** 3;
  }
  const pressures = tree.nodes.map(() => settings.aorticPressure);
  for (const { from, to, resistance } of healthyPipes(tree, radii)) {
    pressures[to] = (pressures[from] ?? 0) - resistance * (flows[to] ?? 0);
  }
  return tree.nodes.flatMap((_, node): Outlet[] => {
    if ((tree.children[node]?.length ?? 0) > 0) return [];
    const drop = (pressures[node] ?? 0) - settings.venousPressure;
    return [{ node, resistance: drop / (flows[node] ?? 1) }];
  });
}
