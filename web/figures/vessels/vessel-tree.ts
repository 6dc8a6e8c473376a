import type { Vector } from '../geometry/vector.js';

/** A place on a vessel's centreline; the tree runs from its inlet, node 0, to its terminals. */
export interface TreeNode {
  readonly position: Vector;
  /** Index of the node upstream; -1 at the inlet. */
  readonly parent: number;
}

export interface VesselTree {
  readonly nodes: readonly TreeNode[];
  /** Nodes downstream of each. */
  readonly children: readonly (readonly number[])[];
}

/** Nodes must come after their parents. */
export function vesselTree(nodes: readonly TreeNode[]): VesselTree {
  const children = nodes.map((): number[] => []);
  nodes.forEach(({ parent }, index) => {
    if (parent >= index) throw new Error('A node must come after its parent');
    children[parent]?.push(index);
  });
  return { nodes, children };
}

/** Whole vessels: each runs from its origin along the widest branch at every junction to its end. */
export function vesselsOf(tree: VesselTree, radii: readonly number[]): number[][] {
  const vessels: number[][] = [];
  const pending: { from: number; first: number }[] = [{ from: -1, first: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const vessel = next.from >= 0 ? [next.from, next.first] : [next.first];
    for (let node = next.first; ;) {
      const ordered = [...(tree.children[node] ?? [])].sort(
        (a, b) => (radii[b] ?? 0) - (radii[a] ?? 0),
      );
      const [main, ...others] = ordered;
      for (const first of others) pending.push({ from: node, first });
      if (main === undefined) break;
      vessel.push(main);
      node = main;
    }
    vessels.push(vessel);
  }
  return vessels;
}
