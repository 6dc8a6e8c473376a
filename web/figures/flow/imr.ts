import { distance } from '../geometry/vector.js';
import type { CoronaryTree } from '../vessels/coronary-tree.js';
import { MMHG } from './blood.js';
import { solveFlow } from './network.js';
import { terminalBeds, treePipes, type TreeFlowSettings } from './tree-flow.js';

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
