import { ASPECTS_REGIONS, type AspectsRegion } from '../../../figures/anatomy/aspects-regions.js';
import type { Reading, StateOf } from '../../../ui/stage/explorer.js';

/**
 * Hypodensity after an occlusion of the left middle cerebral artery, and the score that a reader and a
 * cut-off make of it.
 */

const MARK = { kind: 'switch', isGrouped: true } as const;

export const controls = {
  /** Since onset. */
  hours: { kind: 'range', min: 0, max: 6, step: 0.25 },
  /** Of the range of HU that the grey scale shows. */
  width: { kind: 'range', min: 8, max: 100, step: 2 },
  /** Middle of that range, in HU. */
  level: { kind: 'range', min: 10, max: 60, step: 1 },
  slice: { kind: 'choice', options: ['ganglionic', 'supraganglionic'] },
  reference: { kind: 'switch' },
  /** Regions that the visitor takes for affected. */
  C: MARK,
  L: MARK,
  IC: MARK,
  I: MARK,
  M1: MARK,
  M2: MARK,
  M3: MARK,
  M4: MARK,
  M5: MARK,
  M6: MARK,
} as const;

export type State = StateOf<typeof controls>;

type Marks = Readonly<Record<AspectsRegion, boolean>>;

const REGIONS: readonly AspectsRegion[] = ASPECTS_REGIONS.map(({ name }) => name);

function marked(...names: readonly AspectsRegion[]): Marks {
  const marks = Object.fromEntries(REGIONS.map((name) => [name, names.includes(name)]));
  return marks as Record<AspectsRegion, boolean>;
}

const USUAL = { hours: 3.75, slice: 'ganglionic', width: 40, level: 35, reference: true } as const;

export const PRESETS: readonly [State, State, State, State, State] = [
  { ...USUAL, ...marked('L', 'I') },
  { ...USUAL, ...marked('L'), hours: 1.5, reference: false },
  // The standard and the narrow grey scale of M. H. Lev et al., doi:10.1148/radiology.213.1.r99oc10150.
  { ...USUAL, ...marked('L'), width: 80, level: 20, reference: false },
  { ...USUAL, ...marked('L', 'I', 'M2'), width: 8, level: 32 },
  { ...USUAL, ...marked('L', 'I', 'M2', 'M5'), hours: 6, slice: 'supraganglionic' },
];

/**
 * HU that each region loses in an hour. Their mean is the 0.4 HU/h that T. Kucinski et al. measured
 * within 5.4 hours of onset (Stroke 2002;33:1786–1791, doi:10.1161/01.STR.0000019125.80118.99); how it
 * is shared out is assumed: fastest where collaterals reach least.
 */
export const LOSS_PER_HOUR: Readonly<Record<AspectsRegion, number>> = {
  L: 0.75,
  I: 0.7,
  M2: 0.55,
  M5: 0.5,
  IC: 0.4,
  C: 0.35,
  M1: 0.3,
  M4: 0.2,
  M3: 0.15,
  M6: 0.1,
};

/**
 * A region counts from this difference between the sides, in HU, or from these ratios of one side to
 * the other: the cut-offs that agreed best with the final score in 41 patients (M. Mokin et al., Stroke
 * 2017;48:1574–1579, doi:10.1161/STROKEAHA.117.016745).
 */
export const CUT_OFF = 2;
export const RATIOS = { strict: 0.94, lenient: 0.96 } as const;
/** HU of a healthy region, grey and white matter together; assumed. */
export const HEALTHY = 35;

export interface RegionResult {
  readonly name: AspectsRegion;
  /** HU below the other side. */
  readonly loss: number;
  readonly isMarked: boolean;
  /** By the reference. */
  readonly isAffected: boolean;
}

export interface Result {
  readonly regions: readonly RegionResult[];
  /** ASPECTS of the visitor and of the reference. */
  readonly reader: number;
  readonly reference: number;
  /** ASPECTS of the reference, were its cut-off one of the two ratios. */
  readonly strict: number;
  readonly lenient: number;
  /** Regions, of ten, that both judge alike. */
  readonly agreeing: number;
  /** Share of the grey scale that the cut-off's difference from healthy tissue takes, in %. */
  readonly contrast: number;
}

/** Rounding in the product of hours and loss must not decide. */
const ROUNDING = 1e-9;

export function compute(state: State): Result {
  const { hours, width, level } = state;
  const lightest = Math.min(HEALTHY, level + width / 2);
  const darkest = Math.max(HEALTHY - CUT_OFF, level - width / 2);
  const regions = REGIONS.map((name): RegionResult => {
    const loss = LOSS_PER_HOUR[name] * hours;
    return { name, loss, isMarked: state[name], isAffected: loss >= CUT_OFF - ROUNDING };
  });
  const score = (isCounted: (region: RegionResult) => boolean): number =>
    regions.length - regions.filter(isCounted).length;
  const atRatio = (ratio: number): number =>
    score(({ loss }) => loss >= (1 - ratio) * HEALTHY - ROUNDING);
  return {
    regions,
    reader: score(({ isMarked }) => isMarked),
    reference: score(({ isAffected }) => isAffected),
    strict: atRatio(RATIOS.strict),
    lenient: atRatio(RATIOS.lenient),
    agreeing: regions.filter(({ isMarked, isAffected }) => isMarked === isAffected).length,
    contrast: (100 * Math.max(0, lightest - darkest)) / width,
  };
}

/** Regions that visitor and reference judge differently. */
export function disputed({ regions }: Result): readonly RegionResult[] {
  return regions.filter(({ isMarked, isAffected }) => isMarked !== isAffected);
}

export function read(
  { reader, reference, agreeing, contrast }: Result,
  { reference: isShown }: State,
): readonly Reading[] {
  return [
    { id: 'reader', value: String(reader) },
    { id: 'reference', value: isShown ? String(reference) : '–' },
    { id: 'agreeing', value: isShown ? String(agreeing) : '–' },
    { id: 'contrast', value: contrast < 10 ? contrast.toFixed(1) : contrast.toFixed(0) },
  ];
}
