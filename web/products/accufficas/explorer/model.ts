import { MMHG, VISCOSITY } from '../../../figures/flow/poiseuille.js';
import type { Controls, Reading, StateOf, Tone } from '../../../ui/stage/explorer.js';
import {
  BEDS,
  CAROTID_BEYOND_OPHTHALMIC,
  M1_LENGTH,
  type Node,
  nodeIndex,
  type Segment,
  SEGMENTS,
} from './circle.js';
import { type CircleFlow, LESION_LENGTH, lesionLoss, solveCircle } from './solve-circle.js';

export const controls = {
  site: { kind: 'choice', options: ['M1', 'ICA'] },
  /** Share of the diameter that is lost, in %. */
  stenosis: { kind: 'range', min: 0, max: 90, step: 1 },
  pial: { kind: 'choice', options: ['none', 'moderate', 'good'] },
  anterior: { kind: 'switch' },
  posterior: { kind: 'switch' },
} as const satisfies Controls;

export type State = StateOf<typeof controls>;

export const PRESETS: readonly [State, State, State, State, State] = [
  { site: 'M1', stenosis: 75, pial: 'good', anterior: true, posterior: true },
  { site: 'M1', stenosis: 75, pial: 'none', anterior: true, posterior: true },
  { site: 'M1', stenosis: 55, pial: 'moderate', anterior: true, posterior: true },
  { site: 'ICA', stenosis: 80, pial: 'moderate', anterior: true, posterior: true },
  { site: 'ICA', stenosis: 80, pial: 'moderate', anterior: false, posterior: false },
];

/**
 * mm³/(s·Pa) of either leptomeningeal path: such that 15 % and 30 % of the normal flow reach the middle
 * cerebral territory when M1 is closed, as T. Otani et al. computed with up to ten anastomoses
 * (PLoS Comput Biol 2023;19:e1011452, doi:10.1371/journal.pcbi.1011452).
 */
export const PIAL_CONDUCTANCE: Readonly<Record<State['pial'], number>> = {
  none: 0,
  moderate: 0.02014,
  good: 0.04602,
};

/** The segment that is narrowed. */
export const LESION_SEGMENT = { M1: 'M1 left', ICA: 'ICA left' } as const;

/** Places along the vessel of the pressure curve, in mm from its beginning in the carotid. */
export const ALONG = { terminus: 40, m1End: 40 + M1_LENGTH, end: 100 } as const;
const CAROTID_END = 5;
const LESION_MIDDLE = {
  M1: ALONG.terminus + M1_LENGTH / 2,
  ICA: ALONG.terminus - CAROTID_END - CAROTID_BEYOND_OPHTHALMIC / 2,
} as const;

/** Beginning and end of the narrowing along the vessel. */
export function lesionSpan(site: State['site']): readonly [number, number] {
  return [LESION_MIDDLE[site] - LESION_LENGTH / 2, LESION_MIDDLE[site] + LESION_LENGTH / 2];
}

/** Share of the diameter that is lost along the vessel: a cosine with its throat in the middle. */
export function narrowingAt({ site, stenosis }: State, at: number): number {
  const away = Math.abs(at - LESION_MIDDLE[site]) / (LESION_LENGTH / 2);
  return away < 1 ? (stenosis / 100) * (0.5 + 0.5 * Math.cos(Math.PI * away)) : 0;
}

export interface PlaceAlong {
  /** mm */
  readonly at: number;
  /** mmHg */
  readonly pressure: number;
}

interface Solution {
  /** mmHg before and behind the narrowing, and their quotient Pd/Pa. */
  readonly proximal: number;
  readonly distal: number;
  readonly ratio: number;
  /** Flow to the middle cerebral territory of the lesion's side, as a share of normal. */
  readonly mcaFlow: number;
  /** Pa at the throat, for a parabolic profile. */
  readonly shear: number;
  /** mL/min: through the narrowing, and to its side through each kind of collateral. */
  readonly flows: Readonly<Record<'lesion' | 'anterior' | 'posterior' | 'pial', number>>;
  readonly profile: readonly PlaceAlong[];
  readonly circle: CircleFlow;
}

export interface Result extends Solution {
  /** The same narrowing without any collateral. */
  readonly alone: Solution;
}

/** Steady flow through the circle of Willis with one narrowing, with its collaterals and without them. */
export function compute(state: State): Result {
  const alone = solve({ ...state, pial: 'none', anterior: false, posterior: false });
  return { ...solve(state), alone };
}

export function read({ ratio, mcaFlow, shear, alone }: Result): readonly Reading[] {
  return [
    { id: 'ratio', value: ratio.toFixed(2) },
    { id: 'flow', value: (100 * mcaFlow).toFixed(0), tone: toneOf(mcaFlow) },
    { id: 'alone', value: (100 * alone.mcaFlow).toFixed(0) },
    { id: 'shear', value: shear.toFixed(0) },
  ];
}

/** Below 30 % of normal lies what CT perfusion counts as core. */
function toneOf(flow: number): Tone {
  if (flow > 0.995) return 'good';
  return Math.round(100 * flow) >= 30 ? 'grey' : 'bad';
}

const MCA_ENDS: readonly Node[] = ['superior M2 end left', 'inferior M2 end left'];
/** mm³/s */
const MCA_NORMAL = BEDS.filter(({ node }) =>
  MCA_ENDS.some((end) => nodeIndex(end) === node),
).reduce((sum, { flow }) => sum + flow, 0);

export function segmentNamed(name: string): Segment {
  const found = SEGMENTS.find((segment) => segment.name === name);
  if (!found) throw new Error(`No segment is called ${name}`);
  return found;
}

function solve(state: State): Solution {
  const { site, stenosis, anterior, posterior, pial } = state;
  const segment = LESION_SEGMENT[site];
  const severity = stenosis / 100;
  const circle = solveCircle({
    lesion: { segment, severity },
    anterior,
    posterior,
    pial: PIAL_CONDUCTANCE[pial],
  });
  const profile = profileOf(state, circle);
  const [from, to] = lesionSpan(site);
  const [proximal, distal] = [pressureAlong(profile, from), pressureAlong(profile, to)];
  const flow = circle.flowIn(segment);
  const throat = segmentNamed(segment).radius * (1 - severity);
  const perMinute = (...segments: readonly string[]): number =>
    0.06 * segments.reduce((sum, name) => sum + circle.flowIn(name), 0);
  return {
    proximal,
    distal,
    ratio: distal / proximal,
    mcaFlow: MCA_ENDS.reduce((sum, end) => sum + circle.bedFlow(end), 0) / MCA_NORMAL,
    shear: (4 * VISCOSITY * flow) / (Math.PI * throat ** 3),
    flows: {
      lesion: perMinute(segment),
      anterior: perMinute('ACoA'),
      posterior: perMinute('PCoA left'),
      pial: perMinute('anterior pial left', 'posterior pial left'),
    },
    profile,
    circle,
  };
}

const PIECES = [
  { name: 'carotid left', end: LESION_MIDDLE.ICA - CAROTID_BEYOND_OPHTHALMIC / 2 },
  { name: 'ICA left', end: ALONG.terminus - CAROTID_END },
  { name: 'ICA end left', end: ALONG.terminus },
  { name: 'M1 left', end: ALONG.m1End },
  { name: 'superior M2 left', end: ALONG.end },
] as const;
/** mm */
const STEP = 0.5;

/** Pressure from the carotid through M1 into its superior division. */
function profileOf(state: State, circle: CircleFlow): PlaceAlong[] {
  const owner = segmentNamed(LESION_SEGMENT[state.site]);
  const flow = circle.flowIn(owner.name);
  const { viscous, turbulent } = lesionLoss(owner.radius, state.stenosis / 100);
  const loss = viscous * flow + turbulent * flow * Math.abs(flow);
  // The loss is spread over the narrowing as friction is, with the inverse fourth power of the radius.
  const middles = Array.from({ length: ALONG.end / STEP }, (_, index) => (index + 0.5) * STEP);
  const [from, to] = lesionSpan(state.site);
  const weights = middles.map((at) =>
    at > from && at < to ? (1 - narrowingAt(state, at)) ** -4 : 0,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const gradients = new Map(
    PIECES.map(({ name }) => {
      const { resistance, length } = segmentNamed(name);
      return [name, (circle.flowIn(name) * resistance) / length];
    }),
  );
  // Begins in the carotid, at what the rest of its long first piece leaves.
  const first = gradients.get('carotid left') ?? 0;
  let pressure = circle.pressureAt('ophthalmic left') + first * PIECES[0].end;
  const places: PlaceAlong[] = [{ at: 0, pressure: pressure / MMHG }];
  middles.forEach((at, index) => {
    const piece = PIECES.find(({ end }) => at < end)?.name ?? 'superior M2 left';
    pressure -= (gradients.get(piece) ?? 0) * STEP + (loss * (weights[index] ?? 0)) / whole;
    places.push({ at: at + STEP / 2, pressure: pressure / MMHG });
  });
  return places;
}

/** mmHg at a place along the vessel. */
export function pressureAlong(profile: readonly PlaceAlong[], at: number): number {
  const index = Math.max(0, Math.min(Math.floor(at / STEP), profile.length - 2));
  const [a, b] = [profile[index], profile[index + 1]];
  if (!a || !b) throw new Error('A profile has two places at least');
  return a.pressure + ((b.pressure - a.pressure) * (at - a.at)) / STEP;
}
