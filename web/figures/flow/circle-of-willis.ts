import { distance } from '../geometry/vector.js';
import type { BrainTree, BrainTrees } from '../vessels/brain-tree.js';
import type { PlacedLesion } from '../vessels/lesion.js';
import { MMHG, poiseuilleResistance } from './poiseuille.js';
import { type FlowNetwork, type FlowSolution, type Pipe, solveFlow } from './network.js';
import { terminalBeds, treePipes } from './tree-flow.js';

const SETTINGS = { aorticPressure: 95 * MMHG, venousPressure: 8 * MMHG, flowPerCube: 600 };
/** Radii in mm of the communicating arteries. */
export const COMMUNICATING = { anterior: 0.75, posterior: 0.65 };

export type Side = 'left' | 'right' | 'basilar';

export interface CircleFlow {
  readonly network: FlowNetwork;
  readonly solution: FlowSolution;
  /** Index in the network of a tree's first node. */
  readonly offset: Readonly<Record<Side, number>>;
  readonly inletPressure: number;
}

/** Nodes that the communicating arteries join. */
export function communicatingNodes({ left, right, basilar }: BrainTrees) {
  const last = (nodes: readonly number[] | undefined): number => nodes?.[nodes.length - 1] ?? 0;
  const supraclinoid = (side: BrainTree): number => {
    const carotid = side.named.get('ICA') ?? [];
    return carotid[carotid.length - 4] ?? 0;
  };
  return {
    anterior: [last(left.named.get('A1')), last(right.named.get('A1'))] as const,
    posteriorLeft: [supraclinoid(left), basilar.named.get('PCA left')?.[5] ?? 0] as const,
    posteriorRight: [supraclinoid(right), basilar.named.get('PCA right')?.[5] ?? 0] as const,
  };
}

/** Flow in both carotid trees and the basilar tree, joined by the communicating arteries. */
export function solveCircle(
  trees: BrainTrees,
  lesion?: PlacedLesion & { readonly side: Side },
): CircleFlow {
  const sides = ['left', 'right', 'basilar'] as const;
  const offset = { left: 0, right: 0, basilar: 0 };
  let nodeCount = 0;
  for (const side of sides) {
    offset[side] = nodeCount;
    nodeCount += trees[side].tree.nodes.length;
  }
  const pipes = sides.flatMap((side) => {
    const { tree, radii } = trees[side];
    return treePipes(tree, radii, lesion?.side === side ? [lesion] : []).map((pipe): Pipe => ({
      ...pipe,
      from: pipe.from + offset[side],
      to: pipe.to + offset[side],
    }));
  });
  const outlets = sides.flatMap((side) =>
    terminalBeds(trees[side].tree, trees[side].radii, SETTINGS).map((outlet) => ({
      ...outlet,
      node: outlet.node + offset[side],
    })),
  );
  const join = communicatingNodes(trees);
  const communicating = [
    bridge(
      trees,
      offset,
      'left',
      join.anterior[0],
      'right',
      join.anterior[1],
      COMMUNICATING.anterior,
    ),
    bridge(
      trees,
      offset,
      'left',
      join.posteriorLeft[0],
      'basilar',
      join.posteriorLeft[1],
      COMMUNICATING.posterior,
    ),
    bridge(
      trees,
      offset,
      'right',
      join.posteriorRight[0],
      'basilar',
      join.posteriorRight[1],
      COMMUNICATING.posterior,
    ),
  ];
  const inlets = [offset.left, offset.right, offset.basilar].map((node) => ({
    node,
    pressure: SETTINGS.aorticPressure,
  }));
  const network = {
    nodeCount,
    pipes: [...pipes, ...communicating],
    outlets,
    inlets,
    venousPressure: SETTINGS.venousPressure,
  };
  return { network, offset, solution: solveFlow(network), inletPressure: SETTINGS.aorticPressure };
}

function bridge(
  trees: BrainTrees,
  offset: Readonly<Record<Side, number>>,
  a: Side,
  nodeA: number,
  b: Side,
  nodeB: number,
  radius: number,
): Pipe {
  const [from, to] = [trees[a].tree.nodes[nodeA], trees[b].tree.nodes[nodeB]];
  const size = from && to ? distance(from.position, to.position) : 1;
  return {
    from: nodeA + offset[a],
    to: nodeB + offset[b],
    resistance: poiseuilleResistance(size, radius, radius),
  };
}
