import { ellipsoid, ontoSurface } from '../geometry/signed-distance.js';
import { evenlySpaced, smoothCurve } from '../geometry/curve.js';
import { add, distance, mix, vector, type Vector } from '../geometry/vector.js';
import { noise } from '../random/noise.js';
import { seeded } from '../random/seeded.js';
import {
  BASILAR,
  LEFT_CAROTID,
  RIGHT_CAROTID,
  VERTEBRAL,
  type BrainVessel,
} from './brain-courses.js';
import { murrayRadii, type TreeRadii } from './murray.js';
import { scaffold } from './scaffold.js';
import { suppliedNodes } from './supply.js';
import { vesselTree, type VesselTree } from './vessel-tree.js';

export interface BrainTree {
  readonly tree: VesselTree;
  readonly radii: TreeRadii;
  readonly named: ReadonlyMap<BrainVessel, readonly number[]>;
}

export interface BrainTrees {
  readonly left: BrainTree;
  readonly right: BrainTree;
  readonly basilar: BrainTree;
  /** Centrelines of the two vertebral arteries up to the basilar inlet, and their radius in mm. */
  readonly vertebrals: readonly (readonly Vector[])[];
  readonly vertebralRadius: number;
}

const STEP = 1.8;
const INLET = { carotid: 2.3, basilar: 1.75 };

/** Outline of the brain in mm. */
export const cerebrum = ellipsoid(vector(0, 22, -10), vector(66, 54, 82));

/** The three arterial trees that the circle of Willis joins. */
export function brainTrees(seed: number, sinkCount: number): BrainTrees {
  const sides = [LEFT_CAROTID, RIGHT_CAROTID, BASILAR].map((courses, index) =>
    scaffold(courses, STEP, (point) => wound(point, seed + index, 0.5)),
  );
  const sinks = brainSinks(seed, sinkCount);
  const owners = sinks.map((sink) => {
    const away = sides.map(({ nodes }) =>
      Math.min(...nodes.map(({ position }) => distance(position, sink))),
    );
    return away.indexOf(Math.min(...away));
  });
  const [left, right, basilar] = sides.map(({ nodes, named }, index): BrainTree => {
    const tree = vesselTree(
      suppliedNodes(nodes, {
        sinks: sinks.filter((_, at) => owners[at] === index),
        reach: 36,
        step: STEP,
        firstNode: index === 2 ? 24 : (named.get('M1')?.[9] ?? 0),
        settle: (point) => wound(point, seed + 9, 1),
      }),
    );
    const inlet = index === 2 ? INLET.basilar : INLET.carotid;
    const unit = murrayRadii(tree, { terminal: 1, taper: 0.001 });
    const terminal = inlet / (unit.end[0] ?? 1);
    return { tree, named, radii: murrayRadii(tree, { terminal, taper: 0.001 }) };
  });
  if (!left || !right || !basilar) throw new Error('Three trees expected');
  return {
    left,
    right,
    basilar,
    vertebrals: [1, -1].map((side) =>
      evenlySpaced(
        smoothCurve(
          VERTEBRAL.map(([x, y, z]) => vector(side * x, y, z)),
          8,
        ),
        STEP,
      ),
    ),
    // Murray's law at the union of two equal vessels.
    vertebralRadius: (basilar.radii.end[0] ?? 1) / Math.cbrt(2),
  };
}

function wound(point: Vector, seed: number, share: number): Vector {
  const { x, y, z } = point;
  const wave = (offset: number): number =>
    share *
    (2.2 * noise(x / 13 + offset, y / 13, z / 13, seed) +
      0.9 * noise(x / 5 + offset, y / 5, z / 5, seed));
  return add(point, vector(wave(0), wave(30), wave(60)));
}

/** Places on and below the brain's surface, above its base; wide apart first, then closer. */
function brainSinks(seed: number, count: number): Vector[] {
  const random = seeded(seed + 5);
  const chosen: Vector[] = [];
  for (let spacing = 30; chosen.length < count; spacing *= 0.86) {
    for (let attempt = 0; attempt < 1500 && chosen.length < count; attempt++) {
      const start = vector(
        random.normal() * 45,
        random.normal() * 40 + 20,
        random.normal() * 50 - 10,
      );
      const surface = ontoSurface(cerebrum, start, -2);
      const point = mix(vector(0, 20, -10), surface, 0.72 + 0.28 * Math.sqrt(random.next()));
      if (point.y < (point.z < -30 ? -8 : 2) || Math.abs(point.x) < 3) continue;
      if (chosen.every((other) => distance(other, point) > spacing)) chosen.push(point);
    }
  }
  return chosen;
}
