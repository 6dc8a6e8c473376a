import { describe, expect, it } from '@jest/globals';
import { brainTrees } from './brain-tree.js';
import { coronaryTrees } from './coronary-tree.js';
import type { TreeRadii } from './murray.js';
import type { VesselTree } from './vessel-tree.js';

const coronary = coronaryTrees({ seed: 2017, sinks: 400 });
const brain = brainTrees(618, 200);
const TREES: readonly (readonly [string, { tree: VesselTree; radii: TreeRadii }])[] = [
  ['left coronary', coronary.left],
  ['right coronary', coronary.right],
  ['left carotid', brain.left],
  ['right carotid', brain.right],
  ['basilar', brain.basilar],
];

describe.each(TREES)('the %s tree', (_name, { tree, radii }) => {
  it("keeps Murray's law at every junction", () => {
    const junctions = tree.children.flatMap((children, node) =>
      children.length > 1 ? [{ node, children }] : [],
    );
    expect(junctions.length).toBeGreaterThan(20);
    for (const { node, children } of junctions) {
      const cubes = children.reduce((sum, child) => sum + (radii.start[child] ?? 0) ** 3, 0);
      expect(cubes / (radii.end[node] ?? 0) ** 3).toBeCloseTo(1, 9);
    }
  });

  it('never widens downstream', () => {
    tree.nodes.forEach(({ parent }, node) => {
      if (parent < 0) return;
      expect(radii.end[node]).toBeLessThanOrEqual((radii.start[node] ?? 0) + 1e-12);
      expect(radii.start[node]).toBeLessThanOrEqual((radii.end[parent] ?? 0) + 1e-9);
    });
  });
});

it('grows the same tree from the same seed', () => {
  expect(coronaryTrees({ seed: 2017, sinks: 400 }).left.tree.nodes).toEqual(
    coronary.left.tree.nodes,
  );
});
