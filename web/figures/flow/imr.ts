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

/**
 * Index of microcirculatory resistance at hyperaemia: distal pressure times mean transit time, the
 * latter as blood volume over flow, piece by piece along the vessel.
 * @param nodes from the inlet of the coronary artery to the sensor
 * @param resistance of the terminal beds relative to a healthy one
 */
export function microcirculation(
  { tree, radii }: CoronaryTree,
  nodes: readonly number[],
  settings: TreeFlowSettings,
  resistance: number,
): Microcirculation {
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
  const transit = nodes.reduce((sum, node) => {
    const here = tree.nodes[node];
    const upstream = tree.nodes[here?.parent ?? -1];
    const flow = flowInto.get(node);
    if (!here || !upstream || !flow) return sum;
    const area = Math.PI * (radii.end[node] ?? 0) ** 2;
    return sum + (area * distance(here.position, upstream.position)) / flow;
  }, 0);
  const distalPressure = (pressures[nodes.at(-1) ?? 0] ?? 0) / MMHG;
  return { transit, distalPressure, imr: distalPressure * transit };
}
