import { MMHG } from '../../../figures/flow/poiseuille.js';
import { positiveRoot } from '../../../figures/flow/positive-root.js';
import { type StenosisLoss, youngTsaiLoss } from '../../../figures/flow/young-tsai.js';
import type { Controls, Reading, StateOf, Tone } from '../../../ui/stage/explorer.js';
import { NODES, VESSELS } from './tree.js';

/** Vessels that can be narrowed. */
export const NARROWED = ['LAD', 'D1', 'LCX', 'OM1', 'RCA'] as const;

export type Narrowed = (typeof NARROWED)[number];

export const controls = {
  vessel: { kind: 'choice', options: NARROWED },
  /** Share of the way along the vessel, in %. */
  place: { kind: 'range', min: 5, max: 95, step: 1 },
  /** Share of the diameter that is lost, in %. */
  severity: { kind: 'range', min: 0, max: 90, step: 1 },
  /** mm */
  length: { kind: 'range', min: 2, max: 30, step: 1 },
  flow: { kind: 'choice', options: ['hyperaemia', 'rest'] },
} as const satisfies Controls;

export type State = StateOf<typeof controls>;

export const PRESETS: readonly [State, State, State, State, State] = [
  { vessel: 'LAD', place: 12, severity: 66, length: 10, flow: 'hyperaemia' },
  { vessel: 'LAD', place: 80, severity: 66, length: 10, flow: 'hyperaemia' },
  { vessel: 'D1', place: 30, severity: 66, length: 10, flow: 'hyperaemia' },
  { vessel: 'LAD', place: 12, severity: 66, length: 10, flow: 'rest' },
  { vessel: 'LAD', place: 12, severity: 66, length: 28, flow: 'hyperaemia' },
];

/** Pa; the veins' pressure is what flow ends at. */
const AORTIC = 95 * MMHG;
const VENOUS = 5 * MMHG;
/** Resistance of the beds at rest, as a multiple of that at maximal hyperaemia: assumed. */
export const RESTING = 3.5;

/** Below or at it, a lesion limits flow; from 0.75 to it lies the grey zone. */
export const CUT_OFF = 0.8;
export const GREY_ZONE = 0.75;

export interface Result {
  /** Pressure over aortic pressure at each node of the trees: FFR at hyperaemia. */
  readonly ratios: readonly number[];
  /** Node of the throat. */
  readonly throat: number;
  /** Last node of the narrowed vessel, where the ratio is read. */
  readonly end: number;
  readonly distal: number;
  /** mmHg lost across the narrowing. */
  readonly loss: number;
  /** Share of all beds, as far as their flow tells their muscle, that lie at or below the cut-off, in %. */
  readonly territory: number;
  /** mL/min through the throat, with the narrowing and without it. */
  readonly flow: number;
  readonly healthyFlow: number;
}

const CHILDREN: readonly (readonly number[])[] = NODES.map((_, node) =>
  NODES.flatMap(({ parent }, child) => (parent === node ? [child] : [])),
);

/** Node at a share of the way along a vessel. */
export function nodeAt(vessel: Narrowed, place: number): number {
  const nodes = VESSELS[vessel];
  // The first node belongs to the vessel from which this one leaves.
  const index = Math.round(1 + (place / 100) * (nodes.length - 2));
  return nodes[index] ?? 0;
}

/** mm from the vessel's origin to a share of the way along it. */
export function distanceAlong(vessel: Narrowed, place: number): number {
  const nodes: readonly number[] = VESSELS[vessel];
  const last = nodes.indexOf(nodeAt(vessel, place));
  return nodes.slice(1, last + 1).reduce((sum, node) => sum + (NODES[node]?.length ?? 0), 0);
}

/**
 * Steady flow through both coronary trees: Poiseuille segments, beds of fixed resistance, and one
 * narrowing that loses ΔP = aQ + bQ² (Young and Tsai 1973, Seeley and Young 1976).
 */
export function compute({ vessel, place, severity, length, flow }: State): Result {
  const throat = nodeAt(vessel, place);
  const nodes = VESSELS[vessel];
  const beds = flow === 'rest' ? 1 / RESTING : 1;
  const { viscous, turbulent } = narrowing(2 * (NODES[throat]?.radius ?? 1), severity, length);
  // Seen from the throat, the rest of the trees is a pressure behind a resistance: two solutions tell both.
  const healthy = solve(throat, 0, beds).flow;
  const probed = solve(throat, PROBE, beds).flow;
  const behind = (PROBE * probed) / (healthy - probed);
  const through = positiveRoot(turbulent, behind + viscous, healthy * behind);
  const { pressures } = solve(throat, viscous + turbulent * through, beds);
  const end = nodes[nodes.length - 1] ?? 0;
  const ratios = pressures.map((pressure) => pressure / AORTIC);
  return {
    ratios,
    throat,
    end,
    distal: ratios[end] ?? 1,
    loss: ((viscous + turbulent * through) * through) / MMHG,
    territory: territoryOf(ratios),
    flow: through * ML_PER_MIN,
    healthyFlow: healthy * ML_PER_MIN,
  };
}

/** A cut-off is applied to the value that is read, which has two decimals. */
export function asPrinted(ratio: number): number {
  return Number(ratio.toFixed(2));
}

const ALL_BEDS = NODES.reduce((sum, { conductance }) => sum + conductance, 0);

function territoryOf(ratios: readonly number[]): number {
  const limited = NODES.reduce(
    (sum, { conductance }, node) =>
      sum + (asPrinted(ratios[node] ?? 1) <= CUT_OFF ? conductance : 0),
    0,
  );
  return (100 * limited) / ALL_BEDS;
}

/** Pa·s/mm³, about the resistance of a whole tree. */
const PROBE = 1;
/** mm³/s to mL/min */
const ML_PER_MIN = 0.06;

/** Whole %; some that rounds to none is said to be less than one. */
export function percent(territory: number): string {
  return territory > 0 && territory < 0.5 ? '<1' : territory.toFixed(0);
}

/** The result as the visitor reads it. */
export function read({ distal, loss, territory, flow }: Result, state: State): readonly Reading[] {
  const isResting = state.flow === 'rest';
  return [
    { id: 'ratio', value: distal.toFixed(2), tone: isResting ? 'plain' : toneOf(distal) },
    { id: 'loss', value: loss.toFixed(0) },
    { id: 'flow', value: flow.toFixed(0) },
    { id: 'territory', value: isResting ? '–' : percent(territory) },
  ];
}

function toneOf(distal: number): Tone {
  const ffr = asPrinted(distal);
  if (ffr > CUT_OFF) return 'good';
  return ffr >= GREY_ZONE ? 'grey' : 'bad';
}

/** What a narrowing loses more than the healthy piece of vessel in its place. */
export function narrowing(diameter: number, severity: number, length: number): StenosisLoss {
  const narrowed = youngTsaiLoss({ diameter, severity: severity / 100, length });
  const healthy = youngTsaiLoss({ diameter, severity: 0, length });
  return { viscous: narrowed.viscous - healthy.viscous, turbulent: narrowed.turbulent };
}

export interface Solution {
  /** Pa at each node. */
  readonly pressures: readonly number[];
  /** mm³/s into the throat. */
  readonly flow: number;
  /** mm³/s into each node from upstream, and out of it into its own bed. */
  readonly inflows: readonly number[];
  readonly outflows: readonly number[];
}

/**
 * Pressures and flows with a further resistance (Pa·s/mm³) at the throat: conductances add up from the
 * leaves to the ostia, pressures follow from the ostia to the leaves.
 */
export function solve(throat: number, further: number, beds: number): Solution {
  const resistanceOf = (node: number): number =>
    (NODES[node]?.resistance ?? 0) + (node === throat ? further : 0);
  const below = NODES.map(({ conductance }) => conductance * beds);
  for (let node = NODES.length - 1; node >= 0; node--) {
    const parent = NODES[node]?.parent ?? -1;
    if (parent < 0) continue;
    const own = below[node] ?? 0;
    below[parent] = (below[parent] ?? 0) + (own === 0 ? 0 : 1 / (resistanceOf(node) + 1 / own));
  }
  const pressures: number[] = [];
  const inflows: number[] = [];
  const outflows: number[] = [];
  NODES.forEach(({ parent, conductance }, node) => {
    const up = parent < 0 ? AORTIC : (pressures[parent] ?? 0);
    const own = below[node] ?? 0;
    const flow = (up - VENOUS) / (resistanceOf(node) + 1 / own);
    inflows[node] = flow;
    pressures[node] = up - flow * resistanceOf(node);
    outflows[node] = ((pressures[node] ?? 0) - VENOUS) * conductance * beds;
  });
  return { pressures, flow: inflows[throat] ?? 0, inflows, outflows };
}

export function childrenOf(node: number): readonly number[] {
  return CHILDREN[node] ?? [];
}
