import type { Reading, StateOf } from '../../../ui/stage/explorer.js';
import { ARTERIES, MILLILITRES, type PerfusionMaps, type Phantom, type Scan } from './phantom.js';

/**
 * What is counted in perfusion maps. The maps come from a worker, and the whole model is `simulate` in
 * `analysis.ts`; thresholds are applied here, on the page's own thread, as fast as a slider moves.
 */

export const controls = {
  /** Core: CBF below this share of the other side, in %. */
  flow: { kind: 'range', min: 10, max: 60, step: 1 },
  /** Hypoperfusion: Tmax above it, in s. */
  tmax: { kind: 'range', min: 3, max: 12, step: 0.5 },
  /** Where the arterial input is taken. */
  artery: { kind: 'choice', options: ARTERIES },
  /** In % of the usual one. */
  dose: { kind: 'range', min: 10, max: 200, step: 10 },
  truth: { kind: 'switch' },
} as const;

export type State = StateOf<typeof controls>;

const USUAL: State = { flow: 30, tmax: 6, artery: 'normal', dose: 100, truth: false };

export const PRESETS: readonly [State, State, State, State, State] = [
  USUAL,
  { ...USUAL, flow: 40, tmax: 8 },
  { ...USUAL, artery: 'delayed', truth: true },
  { ...USUAL, artery: 'small', truth: true },
  { ...USUAL, dose: 10, truth: true },
];

/** mL, as printed: whole ones. */
export interface Volumes {
  readonly core: number;
  readonly delayed: number;
  /** Were Tmax cut off one second earlier. */
  readonly delayedEarlier: number;
  /** By the same definition, in the phantom's own flow and Tmax. */
  readonly trueCore: number;
  readonly trueDelayed: number;
}

export interface Perfusion {
  readonly phantom: Phantom;
  readonly scan: Scan;
}

export interface Result extends Volumes {
  /** Hypoperfusion less core, in mL. */
  readonly mismatch: number;
  /** Hypoperfusion over core; null without core. */
  readonly ratio: number | null;
  /** Criteria of DEFUSE 3: ratio, penumbra and core (doi:10.1056/NEJMoa1713973). */
  readonly isTarget: boolean;
  /** What is painted; nothing where only numbers are stored. */
  readonly perfusion?: Perfusion;
}

/** Of the presets, for readers whose browser computes nothing; the spec computes them anew. */
export const STORED: readonly [Volumes, Volumes, Volumes, Volumes, Volumes] = [
  { core: 23, delayed: 134, delayedEarlier: 187, trueCore: 25, trueDelayed: 104 },
  { core: 31, delayed: 80, delayedEarlier: 109, trueCore: 33, trueDelayed: 45 },
  { core: 25, delayed: 24, delayedEarlier: 38, trueCore: 25, trueDelayed: 104 },
  { core: 24, delayed: 132, delayedEarlier: 177, trueCore: 25, trueDelayed: 104 },
  { core: 18, delayed: 200, delayedEarlier: 349, trueCore: 25, trueDelayed: 104 },
];

type Thresholds = Pick<State, 'flow' | 'tmax'>;

/** Those of DEFUSE 3 (doi:10.1056/NEJMoa1713973): at others its criteria say nothing. */
export function isTrialThreshold({ flow, tmax }: Thresholds): boolean {
  return flow === 30 && tmax === 6;
}

/** CBF below a share of the same place on the other side. */
export function isCore(
  { flow }: PerfusionMaps,
  { mirror }: Phantom,
  voxel: number,
  percent: number,
): boolean {
  return (flow[voxel] ?? 0) < (percent / 100) * (flow[mirror[voxel] ?? 0] ?? 0);
}

/** mL of core and hypoperfusion in the whole phantom, not rounded. */
export function volumes(
  maps: PerfusionMaps,
  phantom: Phantom,
  { flow, tmax }: Thresholds,
): { readonly core: number; readonly delayed: number } {
  let [core, delayed] = [0, 0];
  for (let voxel = 0; voxel < maps.flow.length; voxel++) {
    if (isCore(maps, phantom, voxel, flow)) core += MILLILITRES;
    if ((maps.tmax[voxel] ?? 0) > tmax) delayed += MILLILITRES;
  }
  return { core, delayed };
}

function judged(counted: Volumes, perfusion?: Perfusion): Result {
  const { core, delayed } = counted;
  const ratio = core > 0 ? delayed / core : null;
  const mismatch = delayed - core;
  return {
    ...counted,
    mismatch,
    ratio,
    isTarget: core < 70 && mismatch >= 15 && (ratio === null || ratio >= 1.8),
    ...(perfusion && { perfusion }),
  };
}

/** Result of maps for the visitor's thresholds; below a millisecond. */
export function count(perfusion: Perfusion, state: Thresholds): Result {
  const { scan, phantom } = perfusion;
  const found = volumes(scan, phantom, state);
  const earlier = volumes(scan, phantom, { ...state, tmax: state.tmax - 1 });
  const truth = volumes(phantom, phantom, state);
  return judged(
    {
      core: Math.round(found.core),
      delayed: Math.round(found.delayed),
      delayedEarlier: Math.round(earlier.delayed),
      trueCore: Math.round(truth.core),
      trueDelayed: Math.round(truth.delayed),
    },
    perfusion,
  );
}

function storedFor(state: State): Volumes | undefined {
  const index = PRESETS.findIndex(
    ({ flow, tmax, artery, dose }) =>
      flow === state.flow && tmax === state.tmax && artery === state.artery && dose === state.dose,
  );
  return STORED[index];
}

/** Whether `compute` knows a state without maps. */
export function isStored(state: State): boolean {
  return storedFor(state) !== undefined;
}

/** The stored result of a preset; the first one's for any other state. */
export function compute(state: State): Result {
  return judged(storedFor(state) ?? STORED[0]);
}

export function read(
  { core, delayed, mismatch, ratio, isTarget }: Result,
  thresholds: Thresholds,
): readonly Reading[] {
  return [
    { id: 'core', value: String(core) },
    { id: 'delayed', value: String(delayed) },
    { id: 'mismatch', value: String(mismatch).replace('-', '−') },
    {
      id: 'ratio',
      value: ratio === null ? '–' : ratio.toFixed(1),
      tone: isTarget || !isTrialThreshold(thresholds) ? 'plain' : 'grey',
    },
  ];
}
