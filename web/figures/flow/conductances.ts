export interface Conductance {
  readonly from: number;
  readonly to: number;
  readonly conductance: number;
}

interface Eliminated {
  readonly node: number;
  readonly total: number;
  readonly neighbours: readonly (readonly [number, number])[];
}

/**
 * Potentials of a network of conductances by Kirchhoff's current law. Nodes are eliminated in the
 * order of their fewest neighbours (star–mesh transform), so that a tree costs one step a node.
 */
export function solveConductances(
  nodeCount: number,
  edges: readonly Conductance[],
  grounds: readonly { readonly node: number; readonly conductance: number }[],
  fixed: readonly { readonly node: number; readonly value: number }[],
): number[] {
  const links = Array.from({ length: nodeCount }, () => new Map<number, number>());
  const toGround = new Float64Array(nodeCount);
  const connect = (a: number, b: number, conductance: number): void => {
    links[a]?.set(b, (links[a].get(b) ?? 0) + conductance);
    links[b]?.set(a, (links[b].get(a) ?? 0) + conductance);
  };
  for (const { from, to, conductance } of edges) connect(from, to, conductance);
  for (const { node, conductance } of grounds) toGround[node] = (toGround[node] ?? 0) + conductance;
  const potentials = new Array<number>(nodeCount).fill(0);
  const isFixed = new Set(fixed.map(({ node }) => node));
  fixed.forEach(({ node, value }) => (potentials[node] = value));

  const eliminated: Eliminated[] = [];
  for (const node of eliminationOrder(links, isFixed)) {
    const neighbours = [...(links[node] ?? [])];
    const ground = toGround[node] ?? 0;
    const total = neighbours.reduce((sum, [, conductance]) => sum + conductance, ground);
    eliminated.push({ node, total, neighbours });
    neighbours.forEach(([a, toA], index) => {
      links[a]?.delete(node);
      toGround[a] = (toGround[a] ?? 0) + (toA * ground) / total;
      for (const [b, toB] of neighbours.slice(index + 1)) connect(a, b, (toA * toB) / total);
    });
  }
  for (const { node, total, neighbours } of eliminated.reverse()) {
    const inflow = neighbours.reduce((sum, [at, value]) => sum + value * (potentials[at] ?? 0), 0);
    potentials[node] = inflow / total;
  }
  return potentials;
}

/** Nodes in the order of their current number of neighbours, while the caller eliminates them. */
function* eliminationOrder(
  links: readonly ReadonlyMap<number, number>[],
  fixed: ReadonlySet<number>,
): Generator<number> {
  const open = new Set(links.keys());
  fixed.forEach((node) => open.delete(node));
  for (let most = 1; open.size > 0; most++) {
    let found = true;
    while (found) {
      found = false;
      for (const node of open) {
        if ((links[node]?.size ?? 0) > most) continue;
        open.delete(node);
        yield node;
        found = true;
      }
      if (found && most > 2) {
        most = 1;
      }
    }
  }
}
