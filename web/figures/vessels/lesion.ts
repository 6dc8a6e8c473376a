import type { Lesion } from '../flow/tree-flow.js';
import { youngTsaiLoss } from '../flow/young-tsai.js';
import { distance } from '../geometry/vector.js';
import type { TreeRadii } from './murray.js';
import type { VesselTree } from './vessel-tree.js';

export interface PlacedLesion extends Lesion {
  /** Share of the diameter lost at each node. */
  readonly narrowing: ReadonlyMap<number, number>;
  readonly throat: number;
}

/**
 * A narrowing of a vessel, smooth in shape, with its pressure loss.
 * @param nodes consecutive nodes of the vessel
 * @param severity share of the diameter lost at the throat
 */
export function placeLesion(
  tree: VesselTree,
  radii: TreeRadii,
  nodes: readonly number[],
  severity: number,
): PlacedLesion {
  const place = (node: number | undefined) => tree.nodes[node ?? -1]?.position;
  const size = nodes.reduce((sum, node, index) => {
    const [a, b] = [place(nodes[index - 1]), place(node)];
    return a && b ? sum + distance(a, b) : sum;
  }, 0);
  const middle = (nodes.length - 1) / 2;
  const throat = nodes[Math.round(middle)] ?? 0;
  const shape = (index: number): number =>
    0.5 + 0.5 * Math.cos((Math.PI * (index - middle)) / (middle + 1));
  // Friction grows with the inverse fourth power of the radius.
  const friction = nodes.map((_, index) => (1 - severity * shape(index)) ** -4);
  const all = friction.reduce((sum, value) => sum + value, 0);
  return {
    nodes,
    shares: friction.map((value) => value / all),
    throat,
    narrowing: new Map(nodes.map((node, index) => [node, severity * shape(index)])),
    loss: youngTsaiLoss({ diameter: 2 * (radii.end[throat] ?? 1), severity, length: size * 0.7 }),
  };
}
