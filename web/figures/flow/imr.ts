import { distance } from '../geometry/vector.js';
import type { CoronaryTree } from '../vessels/coronary-tree.js';
import { MMHG } from './poiseuille.js';
import { solveFlow } from './network.js';
import { terminalBeds, type TreeFlowSettings, treePipes } from './tree-flow.js';

/**
 * Indicator at the sensor over time: a gamma variate whose mean is the mean transit time.
 * @param shape larger is narrower
 */
export function indicator(time: number, mean: number, shape = 5): number {
  const rate = shape / mean;
  const peak = (shape - 1) / rate;
  return time <= 0 ? 0 : ((time / peak) * Math.exp(1 - time / peak)) ** (shape - 1);
}

export interface Microcirculation {
  /** Mean transit time in s from the vessel's inlet to the sensor. */
  readonly transit: number;
  /** mmHg at the sensor. */
  readonly distalPressure: number;
  /** mmHg · s */
  readonly imr: number;
}

export interface BedFlow {
  /** Pa at each node. */
  readonly pressures: readonly number[];
  /** s that blood takes from the inlet to each node: volume over flow, piece by piece. */
  readonly arrivals: readonly number[];
}

/** Flow through a tree whose beds have a resistance other than the healthy one. */
export function bedFlow(
  { tree, radii }: CoronaryTree,
  settings: TreeFlowSettings,
  resistance: number,
): BedFlow {
  const pipes = treePipes(tree, radii);
  const { pressures, flows } = solveFlow({
    nodeCount: tree.nodes.length,
    pipes,
    outlets: terminalBeds(tree, radii, settings).map((bed) => ({
      ...bed,
      resistance: bed.resistance * resistance,
    })),
    inlets: [{ node: 0, pressure: settings.aorticPressure }],
    venousPressure: settings.venousPressure,
  });
  const flowInto = new Map(pipes.map(({ to }, index) => [to, flows[index] ?? 0]));
  const arrivals = tree.nodes.map(() => 0);
  tree.nodes.forEach(({ position, parent }, node) => {
    const upstream = tree.nodes[parent];
    const flow = flowInto.get(node);
    if (!upstream || !flow) return;
    const area = Math.PI * (radii.end[node] ?? 0) ** 2;
    arrivals[node] =
      (arrivals[parent] ?? 0) + (area * distance(position, upstream.position)) / flow;
  });
  return { pressures, arrivals };
}

/**
 * Index of microcirculatory resistance at hyperaemia: distal pressure times mean transit time.
 * @param sensor node at which a wire would measure
 * @param resistance of the terminal beds relative to a healthy one
 */
export function microcirculation(
  artery: CoronaryTree,
  sensor: number,
  settings: TreeFlowSettings,
  resistance: number,
): Microcirculation {
  const { pressures, arrivals } = bedFlow(artery, settings, resistance);
  const [transit, distalPressure] = [arrivals[sensor] ?? 0, (pressures[sensor] ?? 0) / MMHG];
  return { transit, distalPressure, imr: distalPressure * transit };
}
