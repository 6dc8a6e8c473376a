import { describe, expect, it } from '@jest/globals';
import { branchingTrunk, leastWorkAngle } from './branching-trunk.js';

describe.each([1, 2, 5, 12, 40])('a trunk with %i branches', (count) => {
  const branches = branchingTrunk(count, 2.5);

  it("keeps Murray's law at every branch", () => {
    expect(branches).toHaveLength(count);
    for (const { before, after, radius } of branches) {
      expect(after ** 3 + radius ** 3).toBeCloseTo(before ** 3, 9);
    }
  });

  it('is after one branch what it is before the next, and ends as the last', () => {
    branches.forEach(({ after }, index) => {
      expect(after).toBeCloseTo(branches[index + 1]?.before ?? 0, 12);
    });
    expect(branches.at(-1)?.before).toBeCloseTo(2.5, 12);
  });

  it('lets a branch leave the more steeply the thicker the trunk is', () => {
    const angles = branches.map(({ angle }) => angle);
    expect(angles).toEqual([...angles].sort((a, b) => b - a));
    for (const angle of angles) expect(angle).toBeLessThan(90);
  });
});

it('divides into two equal vessels at 37.5 degrees each', () => {
  expect(leastWorkAngle(Math.cbrt(2), 1, 1)).toBeCloseTo(37.5, 1);
});
