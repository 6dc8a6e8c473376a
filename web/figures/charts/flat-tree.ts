import { seeded, type Random } from '../random/seeded.js';
import type { Point } from './svg.js';

/** A straight piece of a drawn tree. */
export interface Twig {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
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

/**
 * A branching tree in the plane. Radii follow Murray's law and the angles those of least work,
 * cos θ₁ = (r₀⁴ + r₁⁴ − r₂⁴) / (2 r₀² r₁²) (C. D. Murray, J Gen Physiol 1926;9:835–841).
 */
export function flatTree(tree: FlatTree): Twig[] {
  const twigs: Twig[] = [];
  grow(tree, seeded(tree.seed), tree.root, tree.heading, tree.radius, 0, twigs);
  return twigs;
}

function grow(
  tree: FlatTree,
  random: Random,
  from: Point,
  heading: number,
  radius: number,
  level: number,
  twigs: Twig[],
): void {
  const size = radius * tree.slenderness * random.between(0.8, 1.2);
  const angle = (heading * Math.PI) / 180;
  const to = { x: from.x + size * Math.cos(angle), y: from.y - size * Math.sin(angle) };
  twigs.push({ from, to, radius, level });
  if (level + 1 >= tree.levels) return;
  const share = random.between(0.34, 0.66);
  const [r1, r2] = [radius * Math.cbrt(share), radius * Math.cbrt(1 - share)];
  const side = random.next() < 0.5 ? 1 : -1;
  grow(tree, random, to, heading + side * branchAngle(radius, r1, r2), r1, level + 1, twigs);
  grow(tree, random, to, heading - side * branchAngle(radius, r2, r1), r2, level + 1, twigs);
}

/** Degrees between the parent's direction and that of the branch of radius r1. */
export function branchAngle(r0: number, r1: number, r2: number): number {
  return (Math.acos((r0 ** 4 + r1 ** 4 - r2 ** 4) / (2 * r0 ** 2 * r1 ** 2)) * 180) / Math.PI;
}
