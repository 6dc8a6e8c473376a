/** Angles in degrees off the trunk's direction, radii in the unit of the branches' own. */
export interface TrunkBranch {
  /** Of the trunk before this branch leaves it. */
  readonly before: number;
  /** Of what is left of the trunk after it; 0 where the trunk ends as this branch. */
  readonly after: number;
  readonly radius: number;
  readonly angle: number;
}

/**
 * Degrees between a vessel's direction and that of its branch of radius r₁, if the other one has r₂:
 * the angle of least work (C. D. Murray, J Gen Physiol 1926;9:835–841).
 */
export function leastWorkAngle(r0: number, r1: number, r2: number): number {
  const cosine = (r0 ** 4 + r1 ** 4 - r2 ** 4) / (2 * r0 ** 2 * r1 ** 2);
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

/**
 * A trunk that gives off equal branches one after the other. By Murray's law r₀³ = r₁³ + r₂³ it
 * carries at each place what all branches still ahead need.
 */
export function branchingTrunk(branches: number, radius: number): readonly TrunkBranch[] {
  const trunk = (ahead: number): number => radius * Math.cbrt(ahead);
  return Array.from({ length: branches }, (_, index) => {
    const [before, after] = [trunk(branches - index), trunk(branches - index - 1)];
    return { before, after, radius, angle: leastWorkAngle(before, radius, after) };
  });
}
