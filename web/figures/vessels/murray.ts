import { distance } from '../geometry/vector.js';
import type { VesselTree } from './vessel-tree.js';

export interface TreeRadii {
  /** Radius in mm where the piece of vessel that leads to a node begins. */
  readonly start: readonly number[];
  /** Radius in mm at the node, where that piece ends. */
  readonly end: readonly number[];
}

export interface RadiusRule {
  /** mm at the terminals. */
  readonly terminal: number;
  /** Relative narrowing per mm between two junctions. */
  readonly taper: number;
  /** A scale for terminals, such as below 1 where a vessel ends in thin twigs. */
  readonly terminalScale?: (node: number) => number;
}

/**
 * Radii from the terminals up by Murray's law: at every junction the cube of the parent's radius is
 * the sum of its children's cubes (C. D. Murray, PNAS 1926;12:207–214).
 */
export function murrayRadii(tree: VesselTree, rule: RadiusRule): TreeRadii {
  const start = tree.nodes.map(() => 0);
  const end = tree.nodes.map(() => 0);
  for (let index = tree.nodes.length - 1; index >= 0; index--) {
    const node = tree.nodes[index];
    const children = tree.children[index] ?? [];
    const cubes = children.reduce((sum, child) => sum + (start[child] ?? 0) ** 3, 0);
    const own =
      children.length > 0 ? Math.cbrt(cubes) : rule.terminal * (rule.terminalScale?.(index) ?? 1);
    const parent = tree.nodes[node?.parent ?? -1];
    const size = node && parent ? distance(node.position, parent.position) : 0;
    end[index] = own;
    start[index] = own * (1 + rule.taper * size);
  }
  return { start, end };
}
