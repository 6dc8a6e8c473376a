import { pullbackPressure, valueAt } from '../../../figures/flow/pullback-pressure.js';
import { interpolate, smoothStep } from '../../../figures/geometry/interpolation.js';
import { noise } from '../../../figures/random/noise.js';
import type { Controls, Reading, StateOf, Tone } from '../../../ui/stage/explorer.js';

/** mm that the run holds; places are counted from its distal end. */
export const LENGTH = 60;
/** mm between two frames. */
const SPACING = 0.25;

export const controls = {
  /** Ends of the treated segment in mm, in either order: a segment has no direction while it is dragged. */
  start: { kind: 'range', min: 0, max: LENGTH, step: 0.5 },
  end: { kind: 'range', min: 0, max: LENGTH, step: 0.5 },
  /** Frame at the cursor, in mm. */
  position: { kind: 'range', min: 0, max: LENGTH, step: 0.5 },
} as const satisfies Controls;

export type State = StateOf<typeof controls>;

/** Throat of the focal part. */
export const THROAT = 33;

export const PRESETS: readonly [State, State, State, State, State] = [
  { start: 28, end: 38, position: THROAT },
  { start: THROAT, end: THROAT, position: THROAT },
  { start: 22, end: 44, position: THROAT },
  { start: 4, end: 58, position: THROAT },
  { start: 8, end: 26, position: THROAT },
];

export interface Segment {
  /** mm from the distal end of the run. */
  readonly from: number;
  readonly to: number;
}

export interface Result {
  readonly treated: Segment;
  /** mm */
  readonly length: number;
  /** At the distal end. */
  readonly before: number;
  readonly residual: number;
  /** Most that any segment of this length leaves at the distal end. */
  readonly best: number;
  /** At the cursor, as it is now: mm². */
  readonly lumen: number;
  /** In each frame, from the distal end up; mm² and FFR. */
  readonly lumens: readonly number[];
  readonly ffrBefore: readonly number[];
  readonly ffrAfter: readonly number[];
}

/** mm²; an artery of 3.4 mm that widens to 3.9 mm towards its ostium. */
function referenceArea(at: number): number {
  return Math.PI * interpolate(1.7, 1.95, at / LENGTH) ** 2;
}

/** mm²: a short tight place in a long mild narrowing. */
function lumenArea(at: number): number {
  const uneven = referenceArea(at) * (1 + 0.03 * noise(at / 3.2, 1.5, 0, 29));
  const mild = 1 - smoothStep(19, 25, Math.abs(at - 31));
  const tight = 1 - smoothStep(0.2, 5.5, Math.abs(at - THROAT));
  const diffuse = uneven * (1 - 0.63 * mild + 0.03 * mild * noise(at / 2.4, 4.5, 0, 31));
  return interpolate(diffuse, 1.25, tight);
}

const PLACES = Array.from({ length: LENGTH / SPACING + 1 }, (_, index) => index * SPACING);
/** mm² in each frame before treatment, from the distal end up. */
export const LUMENS = PLACES.map(lumenArea);
const REFERENCES = PLACES.map(referenceArea);

/** mm² within the external elastic membrane, before treatment. */
function vesselArea(at: number): number {
  const radius = Math.sqrt(referenceArea(at) / Math.PI) + 0.3;
  return Math.PI * (radius + 0.03 * noise(at / 5, 8.5, 0, 37)) ** 2;
}

/** In each frame, from the distal end up. */
export const VESSEL_AREAS = PLACES.map(vesselArea);

export function isTreated({ from, to }: Segment, at: number): boolean {
  return to > from && at >= from && at <= to;
}

const solve = (lumens: readonly number[]): readonly number[] =>
  pullbackPressure({ spacing: SPACING, lumens, references: REFERENCES }).ffr;

const FFR_BEFORE = solve(LUMENS);

/** A number between two frames. */
export function between(values: readonly number[], at: number): number {
  return valueAt(values, SPACING, at);
}

/** Lumens with a segment at its reference area; nothing is made smaller. */
function restore(segment: Segment): readonly number[] {
  return LUMENS.map((lumen, frame) =>
    isTreated(segment, frame * SPACING) ? Math.max(lumen, REFERENCES[frame] ?? lumen) : lumen,
  );
}

/** Ischaemia before treatment; a suboptimal result after it. */
export const CUT_OFF = 0.8;
export const CUT_OFF_AFTER = 0.9;

/** mm between the lengths of `BEST_RESIDUALS`. */
export const LENGTH_STEP = 2;

/** The best distal FFR of all segments of a length, placed by the millimetre. */
export function bestResidual(length: number): number {
  const starts = Array.from({ length: LENGTH - length + 1 }, (_, from) => from);
  return Math.max(...starts.map((from) => solve(restore({ from, to: from + length }))[0] ?? 0));
}

/** `bestResidual` of 0, 2, 4 … mm: some 900 solutions, too many for a telephone. */
export const BEST_RESIDUALS: readonly number[] = [
  0.7504, 0.7774, 0.8349, 0.8775, 0.9083, 0.9165, 0.9185, 0.9216, 0.9238, 0.926, 0.9296, 0.9328,
  0.9401, 0.9435, 0.9512, 0.9554, 0.9579, 0.9612, 0.964, 0.9675, 0.9704, 0.9776, 0.9835, 0.9865,
  0.9886, 0.9886, 0.9886, 0.9886, 0.9886, 0.9886, 0.9886,
];

/** Distal FFR before, with the best centimetre treated, and with all. */
export const BEFORE = FFR_BEFORE[0] ?? 1;
export const BEST_CENTIMETRE = BEST_RESIDUALS[10 / LENGTH_STEP] ?? 1;
export const WHOLE_RUN = BEST_RESIDUALS.at(-1) ?? 1;

/** Of two values as printed, so that what is read adds up. */
export function difference(high: number, low: number): number {
  return Number(high.toFixed(2)) - Number(low.toFixed(2));
}

export function compute({ start, end, position }: State): Result {
  const treated = { from: Math.min(start, end), to: Math.max(start, end) };
  const lumens = restore(treated);
  const ffrAfter = solve(lumens);
  const length = treated.to - treated.from;
  const residual = ffrAfter[0] ?? 1;
  const known = valueAt(BEST_RESIDUALS, LENGTH_STEP, length);
  return {
    treated,
    length,
    before: BEFORE,
    residual,
    // The visitor may find one between those that were tried.
    best: Math.max(known, residual),
    lumen: between(lumens, position),
    lumens,
    ffrBefore: FFR_BEFORE,
    ffrAfter,
  };
}

/** Of the value as printed, so that words and colours agree. */
function toneOf(ffr: number): Tone {
  const printed = Number(ffr.toFixed(2));
  if (printed > CUT_OFF_AFTER) return 'good';
  return printed > CUT_OFF ? 'grey' : 'bad';
}

export function read({ before, residual, length, lumen }: Result): readonly Reading[] {
  return [
    { id: 'before', value: before.toFixed(2), tone: toneOf(before) },
    { id: 'residual', value: residual.toFixed(2), tone: toneOf(residual) },
    { id: 'length', value: length.toFixed(1) },
    { id: 'lumen', value: lumen.toFixed(1) },
  ];
}
