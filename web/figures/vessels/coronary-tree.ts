import { ontoSurface } from '../geometry/signed-distance.js';
import { distance, vector, type Vector } from '../geometry/vector.js';
import { noise } from '../random/noise.js';
import { seeded } from '../random/seeded.js';
import {
  LEFT_COURSES,
  RIGHT_COURSES,
  type CoronaryName,
  type CoronaryCourse,
} from './coronary-courses.js';
import { epicardialPoint, epicardium, ventricles } from './heart-surface.js';
import { murrayRadii, type TreeRadii } from './murray.js';
import { scaffold, type Scaffold } from './scaffold.js';
import { suppliedNodes } from './supply.js';
import { vesselTree, type VesselTree } from './vessel-tree.js';

export interface CoronaryTree {
  readonly tree: VesselTree;
  readonly radii: TreeRadii;
  /** Nodes of each named vessel from its origin down. */
  readonly named: ReadonlyMap<CoronaryName, readonly number[]>;
}

export interface CoronaryDetail {
  readonly seed: number;
  /** Places on the whole ventricular surface to be supplied; fewer give fewer twigs. */
  readonly sinks: number;
}

const STEP = 1.6;
const LIFT = 1.3;
const TWIG_LIFT = 0.5;

/** Both coronary arteries on the heart's surface, twigs included. */
export function coronaryTrees(detail: CoronaryDetail): { left: CoronaryTree; right: CoronaryTree } {
  const stems = [stem(LEFT_COURSES, detail.seed), stem(RIGHT_COURSES, detail.seed + 1)] as const;
  const sinks = surfaceSinks(detail);
  const owner = (sink: Vector): number => {
    const [toLeft, toRight] = stems.map(({ nodes }) =>
      Math.min(...nodes.map((node) => distance(node.position, sink))),
    );
    return (toLeft ?? 0) <= (toRight ?? 0) ? 0 : 1;
  };
  const owners = sinks.map(owner);
  const grow = (side: 0 | 1, inletRadius: number): CoronaryTree => {
    const { nodes, named } = stems[side];
    const own = sinks.filter((_, index) => owners[index] === side);
    const tree = vesselTree(
      suppliedNodes(nodes, {
        sinks: own,
        reach: 45,
        step: STEP,
        firstNode: side === 0 ? 12 : 10,
        settle: (point) => wound(point, detail.seed, TWIG_LIFT, 0.8),
      }),
    );
    return { tree, named, radii: radiiFor(tree, inletRadius) };
  };
  return { left: grow(0, 2.2), right: grow(1, 1.9) };
}

/** Murray's law fixes all ratios; the terminals' radius then follows from that of the inlet. */
function radiiFor(tree: VesselTree, inletRadius: number): TreeRadii {
  const unit = murrayRadii(tree, { terminal: 1, taper: 0.0015 });
  return murrayRadii(tree, { terminal: inletRadius / (unit.end[0] ?? 1), taper: 0.0015 });
}

function stem(courses: readonly CoronaryCourse[], seed: number): Scaffold<CoronaryName> {
  const placed = courses.map(({ places, ...course }) => ({
    ...course,
    points: places.map(([degrees, height]) => epicardialPoint(degrees, height, LIFT)),
  }));
  return scaffold(placed, STEP, (point) => wound(point, seed, LIFT));
}

/** Side to side winding of a vessel on the surface, up to about 2 mm. */
function wound({ x, y, z }: Vector, seed: number, lift: number, share = 1): Vector {
  const wave = (offset: number): number =>
    share *
    (2.2 * noise(x / 11 + offset, y / 11, z / 11, seed) +
      0.8 * noise(x / 4.5, y / 4.5 + offset, z / 4.5, seed));
  return ontoSurface(epicardium, vector(x + wave(0), y + wave(40), z + wave(80)), lift);
}

/** Places spread over the ventricles: wide apart first, then ever closer between the earlier ones. */
function surfaceSinks({ seed, sinks }: CoronaryDetail): Vector[] {
  const random = seeded(seed + 2);
  const chosen: Vector[] = [];
  for (let spacing = 22; chosen.length < sinks; spacing *= 0.86) {
    for (let attempt = 0; attempt < 1500 && chosen.length < sinks; attempt++) {
      const start = vector(random.normal() * 40, random.normal() * 50 - 5, random.normal() * 40);
      const point = ontoSurface(ventricles, start, TWIG_LIFT);
      if (point.y > 22 || Math.abs(epicardium(point.x, point.y, point.z) - TWIG_LIFT) > 0.6)
        continue;
      if (chosen.every((other) => distance(other, point) > spacing)) chosen.push(point);
    }
  }
  return chosen;
}
