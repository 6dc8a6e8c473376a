import { seeded, type Random } from '../random/seeded.js';
import { leastWorkAngle } from '../vessels/branching-trunk.js';
import type { Point } from './svg.js';

/** A straight piece of a drawn tree. */
export interface Twig {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
  /** 1 for the first piece, 2 for those that it divides into. */
  readonly level: number;
}

export interface FlatTree {
  readonly seed: number;
  readonly root: Point;
  /** Degrees; 0 to the right, 90 up. */
  readonly heading: number;
  readonly radius: number;
  /** Length of a piece in units of its radius. */
  readonly slenderness: number;
  readonly levels: number;
}

/** A tree in the plane that divides by Murray's law and at the angles of least work. */
export function flatTree(tree: FlatTree): Twig[] {
  const random = seeded(tree.seed);
  const twigs: Twig[] = [];
  grow(tree, random, { from: tree.root, heading: tree.heading, radius: tree.radius }, 1, twigs);
  return twigs;
}

interface Shoot {
  readonly from: Point;
  readonly heading: number;
  readonly radius: number;
}

function grow(
  tree: FlatTree,
  random: Random,
  { from, heading, radius }: Shoot,
  level: number,
  twigs: Twig[],
): void {
  const size = radius * tree.slenderness * random.between(0.85, 1.15);
  const angle = (heading * Math.PI) / 180;
  const to = { x: from.x + size * Math.cos(angle), y: from.y - size * Math.sin(angle) };
  twigs.push({ from, to, radius, level });
  if (level >= tree.levels) return;
  const share = random.between(0.36, 0.64);
  const [one, other] = [radius * Math.cbrt(share), radius * Math.cbrt(1 - share)];
  const side = random.next() < 0.5 ? 1 : -1;
  const left = heading + side * leastWorkAngle(radius, one, other);
  const right = heading - side * leastWorkAngle(radius, other, one);
  grow(tree, random, { from: to, heading: left, radius: one }, level + 1, twigs);
  grow(tree, random, { from: to, heading: right, radius: other }, level + 1, twigs);
}
