import { describe, expect, it } from '@jest/globals';
import { brainTrees } from '../vessels/brain-tree.js';
import { placeLesion } from '../vessels/lesion.js';
import { solveCircle } from './circle-of-willis.js';

const trees = brainTrees(618, 200);
const m1 = trees.left.named.get('M1') ?? [];
const lesion = placeLesion(trees.left.tree, trees.left.radii, m1.slice(4, 9), 0.7);

describe.each([
  ['open', undefined],
  ['narrowed', { ...lesion, side: 'left' as const }],
])('the circle of Willis with an %s M1 segment', (_name, narrowing) => {
  const { network, solution } = solveCircle(trees, narrowing);

  it('keeps the mass at every node', () => {
    const balance = new Float64Array(network.nodeCount);
    network.pipes.forEach(({ from, to }, index) => {
      balance[from] = (balance[from] ?? 0) - (solution.flows[index] ?? 0);
      balance[to] = (balance[to] ?? 0) + (solution.flows[index] ?? 0);
    });
    network.outlets.forEach(({ node }, index) => {
      balance[node] = (balance[node] ?? 0) - (solution.outflows[index] ?? 0);
    });
    const inlets = new Set(network.inlets.map(({ node }) => node));
    const entering = [...inlets].reduce((sum, node) => sum - (balance[node] ?? 0), 0);
    balance.forEach((rest, node) => {
      if (!inlets.has(node)) expect(Math.abs(rest) / entering).toBeLessThan(1e-8);
    });
  });

  it('lets every stream run down the pressure', () => {
    network.pipes.forEach(({ from, to }, index) => {
      const drop = (solution.pressures[from] ?? 0) - (solution.pressures[to] ?? 0);
      expect(drop * (solution.flows[index] ?? 0)).toBeGreaterThanOrEqual(0);
    });
  });
});
