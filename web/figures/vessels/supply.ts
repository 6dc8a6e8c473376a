import { evenlySpaced, smoothCurve } from '../geometry/curve.js';
import { along, distance, dot, normalise, subtract, type Vector } from '../geometry/vector.js';
import type { TreeNode } from './vessel-tree.js';

export interface Supply {
  /** Places to be reached, coarse ones first: early twigs become the branches of later ones. */
  readonly sinks: readonly Vector[];
  readonly step: number;
  /** A sink farther than this from every vessel, in mm, stays without supply. */
  readonly reach: number;
  /** Keeps a new place on the organ's surface. */
  readonly settle: (point: Vector) => Vector;
  /** Nodes before this one carry no twigs. */
  readonly firstNode: number;
}

/** What a turn against the direction of flow costs in the search for the best origin. */
const TURN_COST = 0.55;
const LARGEST_DEGREE = 2;

/**
 * Twigs from given vessels to every sink, one after the other: each leaves where its way is short and
 * its angle to the parent acute, as in constrained constructive optimisation of arterial trees.
 */
export function suppliedNodes(vessels: readonly TreeNode[], supply: Supply): TreeNode[] {
  const nodes = [...vessels];
  const degrees = nodes.map(() => 0);
  nodes.forEach(({ parent }) => (degrees[parent] = (degrees[parent] ?? 0) + 1));
  const headingOf = ({ position, parent }: TreeNode): Vector => {
    const upstream = nodes[parent];
    return upstream ? normalise(subtract(position, upstream.position)) : { x: 0, y: -1, z: 0 };
  };
  for (const sink of supply.sinks) {
    let [origin, least] = [-1, supply.reach * 1.6];
    nodes.forEach((node, index) => {
      if (index < supply.firstNode || (degrees[index] ?? 0) >= LARGEST_DEGREE) return;
      const away = distance(node.position, sink);
      if (away > least || away < supply.step * 0.8) return;
      const cosine = dot(headingOf(node), normalise(subtract(sink, node.position)));
      const cost = away * (1 + TURN_COST * (1 - cosine));
      if (cost < least) [origin, least] = [index, cost];
    });
    const start = nodes[origin];
    if (!start) continue;
    const reach = distance(start.position, sink);
    const bend = along(start.position, headingOf(start), reach * 0.38);
    const way = smoothCurve([start.position, midway(start.position, bend, sink), sink], 6);
    let parent = origin;
    for (const point of evenlySpaced(way, supply.step).slice(1)) {
      degrees[parent] = (degrees[parent] ?? 0) + 1;
      nodes.push({ position: supply.settle(point), parent });
      degrees.push(0);
      parent = nodes.length - 1;
    }
  }
  return nodes;
}

/** Middle of the quadratic Bézier curve from a to c that leaves a towards b. */
function midway(a: Vector, b: Vector, c: Vector): Vector {
  return {
    x: 0.25 * a.x + 0.5 * b.x + 0.25 * c.x,
    y: 0.25 * a.y + 0.5 * b.y + 0.25 * c.y,
    z: 0.25 * a.z + 0.5 * b.z + 0.25 * c.z,
  };
}
