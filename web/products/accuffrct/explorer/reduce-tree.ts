import { poiseuilleResistance } from '../../../figures/flow/poiseuille.js';
import { terminalBeds } from '../../../figures/flow/tree-flow.js';
import { distance } from '../../../figures/geometry/vector.js';
import { placeCamera, project } from '../../../figures/render/camera.js';
import { HYPERAEMIA, sampleTrees } from '../../../figures/scenes/coronary-case.js';
import type { CoronaryName } from '../../../figures/vessels/coronary-courses.js';
import type { CoronaryTree } from '../../../figures/vessels/coronary-tree.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { CAMERA } from '../figure.js';
import type { ReducedNode } from './tree.js';

/** Every second node of a named vessel is kept. */
const STRIDE = 2;

export interface Reduction {
  readonly nodes: readonly ReducedNode[];
  /** Nodes of each vessel from its origin down. */
  readonly vessels: Readonly<Record<string, readonly number[]>>;
  /** Kept node for each node of the left and the right tree. */
  readonly keptFor: readonly [readonly number[], readonly number[]];
}

/**
 * The trees of the pictures without their twigs: each twig, with its bed, is a bed of the node from which
 * it leaves. Made once into `tree.ts`, which the spec compares with it.
 */
export function reducedTrees(): Reduction {
  const { left, right } = sampleTrees();
  const nodes: ReducedNode[] = [];
  const vessels: Record<string, readonly number[]> = {};
  const keptFor = [left, right].map((side) => reduce(side, nodes, vessels));
  return { nodes, vessels, keptFor: [keptFor[0] ?? [], keptFor[1] ?? []] };
}

function reduce(
  { tree, radii, named }: CoronaryTree,
  nodes: ReducedNode[],
  vessels: Record<string, readonly number[]>,
): number[] {
  const camera = placeCamera(CAMERA, STAGE_FRAME.width, STAGE_FRAME.height);
  const isKept = new Set<number>([0]);
  for (const vessel of named.values()) {
    vessel.forEach((node, index) => {
      if (index % STRIDE === 0 || index === vessel.length - 1) isKept.add(node);
    });
  }
  // Conductance to the veins of everything below each node, and resistance up to the next kept one.
  const conductance = tree.nodes.map(() => 0);
  for (const { node, resistance } of terminalBeds(tree, radii, HYPERAEMIA)) {
    conductance[node] = 1 / resistance;
  }
  const upward = (node: number): number => {
    const { position, parent } = tree.nodes[node]!;
    const length = distance(position, tree.nodes[parent]!.position);
    return poiseuilleResistance(length, radii.start[node] ?? 0, radii.end[node] ?? 0);
  };
  const onVessel = new Set([...named.values()].flat());
  for (let node = tree.nodes.length - 1; node > 0; node--) {
    const own = conductance[node] ?? 0;
    if (isKept.has(node) || own === 0) continue;
    const parent = tree.nodes[node]!.parent;
    // A skipped node of a vessel hands its bed up; a twig's lies behind its own resistance.
    const seen = onVessel.has(node) ? own : 1 / (1 / own + upward(node));
    conductance[parent] = (conductance[parent] ?? 0) + seen;
  }
  const kept: number[] = [];
  tree.nodes.forEach(({ position, parent }, node) => {
    if (!isKept.has(node)) {
      kept[node] = kept[parent] ?? 0;
      return;
    }
    kept[node] = nodes.length;
    let [length, resistance, at] = [0, 0, node];
    while (at > 0 && (at === node || !isKept.has(at))) {
      const up = tree.nodes[at]!.parent;
      length += distance(tree.nodes[at]!.position, tree.nodes[up]!.position);
      resistance += upward(at);
      at = up;
    }
    const { x, y } = project(camera, camera.toView(position));
    nodes.push({
      parent: node === 0 ? -1 : (kept[at] ?? 0),
      length: rounded(length, 2),
      radius: rounded(radii.end[node] ?? 0, 3),
      resistance: Number(resistance.toPrecision(4)),
      conductance: Number((conductance[node] ?? 0).toPrecision(4)),
      x: Math.round(x),
      y: Math.round(y),
    });
  });
  for (const [name, vessel] of named) {
    vessels[name satisfies CoronaryName] = vessel
      .filter((node) => isKept.has(node))
      .map((node) => kept[node] ?? 0);
  }
  return kept;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
