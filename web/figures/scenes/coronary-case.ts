import { memoise } from '../memoise.js';
import { MMHG } from '../flow/poiseuille.js';
import { solveTreeFlow } from '../flow/tree-flow.js';
import { pressureMap, type ColourMap } from '../colour/maps.js';
import { coronaryTrees, type CoronaryTree } from '../vessels/coronary-tree.js';
import { placeLesion, type PlacedLesion } from '../vessels/lesion.js';
import { treeTubes } from '../vessels/tree-tubes.js';
import type { Tube } from '../render/tube.js';

/** mmHg */
export const AORTIC_PRESSURE = 95;
const AORTIC = AORTIC_PRESSURE * MMHG;

/** Maximal hyperaemia: the flow that a healthy tree then draws. */
export const HYPERAEMIA = {
  aorticPressure: AORTIC,
  venousPressure: 5 * MMHG,
  flowPerCube: 600,
};

/** Ends of the scale of FFR in all figures. */
export const FFR_RANGE: readonly [number, number] = [0.5, 1];
export const FFR_TICKS: readonly number[] = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

export const ffrColour: ColourMap = pressureMap;

export function ffrShare(ffr: number): number {
  return (ffr - FFR_RANGE[0]) / (FFR_RANGE[1] - FFR_RANGE[0]);
}

export interface SolvedTree {
  readonly tree: CoronaryTree;
  readonly lesions: readonly PlacedLesion[];
  /** FFR at each node. */
  readonly ffr: readonly number[];
  /** Mean speed in mm/s over the cross-section at each node. */
  readonly speeds: readonly number[];
}

function solveCoronary(tree: CoronaryTree, lesions: readonly PlacedLesion[]): SolvedTree {
  const { pressures, nodeFlows } = solveTreeFlow(tree.tree, tree.radii, HYPERAEMIA, lesions);
  const narrowing = narrowingOf(lesions);
  const speeds = nodeFlows.map((flow, node) => {
    const radius = (tree.radii.end[node] ?? 1) * (1 - (narrowing.get(node) ?? 0));
    return flow / (Math.PI * radius ** 2);
  });
  return {
    tree,
    lesions,
    ffr: pressures.map((pressure) => pressure / AORTIC),
    // Nothing flows into the inlet from within the tree.
    speeds: speeds.map((speed, node) => (node === 0 ? (speeds[1] ?? speed) : speed)),
  };
}

/** Share of the diameter that is lost at each narrowed node. */
function narrowingOf(lesions: readonly PlacedLesion[]): ReadonlyMap<number, number> {
  return new Map(lesions.flatMap((lesion) => [...lesion.narrowing]));
}

/** The same trees for every figure. */
export const sampleTrees = memoise(() => coronaryTrees({ seed: 2017, sinks: 1000 }));

/** The heart of the figures: a proximal narrowing of the LAD, the other vessels healthy. */
export const coronaryCase = memoise((): { left: SolvedTree; right: SolvedTree } => {
  const { left, right } = sampleTrees();
  const lad = left.named.get('LAD') ?? [];
  const lesion = placeLesion(left.tree, left.radii, lad.slice(6, 13), 0.68);
  return { left: solveCoronary(left, [lesion]), right: solveCoronary(right, []) };
});

/** Coloured by FFR. */
export function coronaryTubes({ tree, lesions, ffr }: SolvedTree): Tube[] {
  return treeTubes(tree.tree, tree.radii, ffr.map(ffrShare), narrowingOf(lesions));
}

/** The same tubes with their speeds. */
export function coronaryFlow({ tree, lesions, speeds }: SolvedTree): Tube[] {
  return treeTubes(tree.tree, tree.radii, speeds, narrowingOf(lesions));
}
