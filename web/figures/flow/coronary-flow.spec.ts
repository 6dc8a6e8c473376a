import { beforeAll, describe, expect, it } from '@jest/globals';
import { HYPERAEMIA } from '../scenes/coronary-case.js';
import { coronaryTrees, type CoronaryTree } from '../vessels/coronary-tree.js';
import { placeLesion } from '../vessels/lesion.js';
import { solveTreeFlow, type TreeFlow } from './tree-flow.js';

/** mm: where FFR is measured, the vessel is at least 1.5 mm wide. */
const MEASURABLE = 0.75;

let tree: CoronaryTree;

beforeAll(() => {
  tree = coronaryTrees({ seed: 2017, sinks: 1000 }).left;
});

function solve(severity: number): { flow: TreeFlow; ffr: number[]; distal: number } {
  const lad = tree.named.get('LAD') ?? [];
  const lesion = placeLesion(tree.tree, tree.radii, lad.slice(6, 13), severity);
  const lesions = severity > 0 ? [lesion] : [];
  const flow = solveTreeFlow(tree.tree, tree.radii, HYPERAEMIA, lesions);
  const ffr = flow.pressures.map((pressure) => pressure / HYPERAEMIA.aorticPressure);
  return { flow, ffr, distal: ffr[lad[lad.length - 8] ?? 0] ?? 1 };
}

describe.each([0, 0.5, 0.7])('hyperaemic flow with a stenosis of %d', (severity) => {
  it('keeps the mass at every node', () => {
    const { flow } = solve(severity);
    const terminals = new Map<number, number>();
    let next = 0;
    tree.tree.nodes.forEach((_, node) => {
      if (tree.tree.children[node]?.length === 0) terminals.set(node, flow.outflows[next++] ?? 0);
    });
    tree.tree.nodes.forEach((_, node) => {
      if (node === 0) return;
      const onward = (tree.tree.children[node] ?? []).reduce(
        (sum, child) => sum + (flow.nodeFlows[child] ?? 0),
        terminals.get(node) ?? 0,
      );
      expect(onward / (flow.nodeFlows[node] ?? 1)).toBeCloseTo(1, 6);
    });
  });

  it('loses pressure monotonically downstream', () => {
    const { flow } = solve(severity);
    tree.tree.nodes.forEach(({ parent }, node) => {
      if (parent >= 0) expect(flow.pressures[node]).toBeLessThan(flow.pressures[parent] ?? 0);
    });
  });
});

it('leaves an FFR of at least 0.95 in every measurable vessel of a healthy tree', () => {
  const { ffr } = solve(0);
  const measured = ffr.filter((_, node) => (tree.radii.end[node] ?? 0) >= MEASURABLE);
  expect(Math.min(...measured)).toBeGreaterThanOrEqual(0.95);
});

it('falls below 0.80 behind a stenosis of 70 %, and further the tighter it is', () => {
  const values = [0.3, 0.5, 0.6, 0.7, 0.8].map((severity) => solve(severity).distal);
  expect(values[3]).toBeLessThan(0.8);
  expect(values).toEqual([...values].sort((a, b) => b - a));
});

it('has the flow of a hyperaemic left coronary artery', () => {
  const millilitresPerMinute = (solve(0).flow.nodeFlows[1] ?? 0) * 0.06;
  expect(millilitresPerMinute).toBeGreaterThan(150);
  expect(millilitresPerMinute).toBeLessThan(500);
});
