import { evenlySpaced, smoothCurve } from '../geometry/curve.js';
import { distance, type Vector } from '../geometry/vector.js';
import type { TreeNode } from './vessel-tree.js';

/** The course of a named vessel; the twigs between the named ones are grown. */
export interface Course<Name extends string> {
  readonly name: Name;
  /** The vessel that it leaves, near its first point; absent for the inlet. */
  readonly from?: Name;
  readonly points: readonly Vector[];
}

export interface Scaffold<Name extends string> {
  readonly nodes: readonly TreeNode[];
  /** Nodes of each named vessel from its origin down. */
  readonly named: ReadonlyMap<Name, readonly number[]>;
}

/** @param settle moves a point of a course to where it shall lie, such as onto a surface */
export function scaffold<Name extends string>(
  courses: readonly Course<Name>[],
  step: number,
  settle: (point: Vector) => Vector,
): Scaffold<Name> {
  const nodes: TreeNode[] = [];
  const named = new Map<Name, number[]>();
  for (const { name, from, points } of courses) {
    const curve = evenlySpaced(smoothCurve(points, 8), step).map(settle);
    const own: number[] = [];
    const origin = from && named.get(from);
    let parent = origin ? nearestNode(origin, nodes, curve[0]) : -1;
    if (origin) own.push(parent);
    for (const position of curve.slice(origin ? 1 : 0)) {
      nodes.push({ position, parent });
      parent = nodes.length - 1;
      own.push(parent);
    }
    named.set(name, own);
  }
  return { nodes, named };
}

function nearestNode(
  candidates: readonly number[],
  nodes: readonly TreeNode[],
  point: Vector | undefined,
): number {
  const away = (index: number): number => {
    const node = nodes[index];
    return node && point ? distance(node.position, point) : Infinity;
  };
  return candidates.reduce((best, index) => (away(index) < away(best) ? index : best));
}
