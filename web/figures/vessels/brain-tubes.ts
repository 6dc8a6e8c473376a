import { smoothCurve } from '../geometry/curve.js';
import { mix, vector, add, type Vector } from '../geometry/vector.js';
import {
  COMMUNICATING,
  communicatingNodes,
  type CircleFlow,
  type Side,
} from '../flow/circle-of-willis.js';
import type { Tube } from '../render/tube.js';
import type { BrainTrees } from './brain-tree.js';
import { treeTubes } from './tree-tubes.js';

/** Values of one tree's nodes. */
export type NodeValues = (side: Side) => readonly number[];

interface SidedNarrowing {
  readonly side: Side;
  readonly at: ReadonlyMap<number, number>;
}

/** All arteries of the base and the hemispheres as tubes. */
export function brainTubes(
  trees: BrainTrees,
  valuesOf: NodeValues,
  narrowing?: SidedNarrowing,
): Tube[] {
  return [...supplyingTubes(trees, valuesOf, narrowing), ...communicatingTubes(trees, valuesOf)];
}

/** Those in which blood flows from the tube's beginning to its end. */
export function supplyingTubes(
  trees: BrainTrees,
  valuesOf: NodeValues,
  narrowing?: SidedNarrowing,
): Tube[] {
  const sides = (['left', 'right', 'basilar'] as const).flatMap((side) => {
    const { tree, radii } = trees[side];
    return treeTubes(
      tree,
      radii,
      valuesOf(side),
      narrowing?.side === side ? narrowing.at : undefined,
    );
  });
  const inlet = valuesOf('basilar')[0] ?? 0;
  const vertebrals = trees.vertebrals.map((points): Tube => ({
    stations: points.map((position) => ({ position, radius: trees.vertebralRadius, value: inlet })),
    blend: 1.2,
  }));
  return [...sides, ...vertebrals];
}

function communicatingTubes(trees: BrainTrees, valuesOf: NodeValues): Tube[] {
  const join = communicatingNodes(trees);
  const place = (side: Side, node: number): Vector =>
    trees[side].tree.nodes[node]?.position ?? vector(0, 0, 0);
  const tube = (a: Side, from: number, b: Side, to: number, radius: number, sag: number): Tube => {
    const [start, end] = [place(a, from), place(b, to)];
    const middle = add(mix(start, end, 0.5), vector(0, sag, 0));
    const values = [valuesOf(a)[from] ?? 0, valuesOf(b)[to] ?? 0];
    const positions = smoothCurve([start, middle, end], 6);
    return {
      stations: positions.map((position, index) => {
        const share = index / (positions.length - 1);
        return {
          position,
          radius,
          value: (values[0] ?? 0) * (1 - share) + (values[1] ?? 0) * share,
        };
      }),
      blend: radius,
    };
  };
  const { anterior, posterior } = COMMUNICATING;
  return [
    tube('left', join.anterior[0], 'right', join.anterior[1], anterior, 0.6),
    tube('left', join.posteriorLeft[0], 'basilar', join.posteriorLeft[1], posterior, -1),
    tube('right', join.posteriorRight[0], 'basilar', join.posteriorRight[1], posterior, -1),
  ];
}

/** Mean speed in cm/s over the cross-section at each node of a tree. */
export function nodeSpeeds(trees: BrainTrees, flow: CircleFlow): NodeValues {
  const into = new Map(flow.network.pipes.map(({ to }, index) => [to, flow.solution.flows[index]]));
  return (side) => {
    const { tree, radii } = trees[side];
    const speeds = tree.nodes.map((_, node) => {
      const rate = Math.abs(into.get(node + flow.offset[side]) ?? 0);
      return rate / (Math.PI * (radii.end[node] ?? 1) ** 2) / 10;
    });
    // Nothing flows into the inlet from within the tree.
    return speeds.map((speed, node) => (node === 0 ? (speeds[1] ?? speed) : speed));
  };
}
