import { pullbackPressure, valueAt } from '../../../figures/flow/pullback-pressure.js';
import { interpolate, smoothStep } from '../../../figures/geometry/interpolation.js';
import { noise } from '../../../figures/random/noise.js';
import type { Controls, Reading, StateOf, Tone } from '../../../ui/stage/explorer.js';

/** mm that the run holds; places are counted from its distal end. */
export const LENGTH = 80;
/** mm between two frames. */
const SPACING = 0.25;

export const controls = {
  /** Frame at the cursor, in mm. */
  position: { kind: 'range', min: 0, max: LENGTH, step: 0.5 },
  /** Minimal lumen area of the focal lesion, in mm². */
  focal: { kind: 'range', min: 1.4, max: 6, step: 0.1 },
} as const satisfies Controls;

export type State = StateOf<typeof controls>;

export const PRESETS: readonly [State, State, State, State, State] = [
  { position: 69, focal: 2 },
  { position: 36, focal: 2 },
  { position: 0, focal: 2 },
  { position: 0, focal: 6 },
  { position: 69, focal: 1.4 },
];

export type LesionName = 'focal' | 'diffuse';

/** Places in mm; half lengths run to where the lumen is as without disease. */
export const LESIONS = {
  focal: { middle: 69, halfLength: 1.5 },
  diffuse: { middle: 34, halfLength: 25 },
} as const;

export interface Lesion {
  /** mm² */
  readonly least: number;
  /** mm, of the frame with the least lumen. */
  readonly at: number;
  /** FFR before it less FFR behind it. */
  readonly drop: number;
}

export interface Result {
  /** At the cursor: mm² within the intima. */
  readonly lumen: number;
  /** At the cursor: percent of the area within the external elastic membrane that is plaque. */
  readonly plaqueBurden: number;
  readonly ffrHere: number;
  /** FFR lost between the aorta and the cursor. */
  readonly drop: number;
  readonly distalFfr: number;
  readonly lesions: Readonly<Record<LesionName, Lesion>>;
  /** In each frame, from the distal end up. */
  readonly lumens: readonly number[];
  readonly ffr: readonly number[];
  /** mm³/s */
  readonly flow: number;
}

/** mm; an artery of 3.4 mm that widens to 3.9 mm towards its ostium. */
function referenceRadius(at: number): number {
  return interpolate(1.7, 1.95, at / LENGTH);
}

/** mm² without disease. */
function referenceArea(at: number): number {
  return Math.PI * referenceRadius(at) ** 2;
}

/** 1 within the diffuse lesion, 0 beside it. */
function diffuseShare(at: number): number {
  const { middle, halfLength } = LESIONS.diffuse;
  return 1 - smoothStep(halfLength - 5, halfLength, Math.abs(at - middle));
}

/** 1 at the throat of the focal lesion. */
function focalShare(at: number): number {
  const { middle, halfLength } = LESIONS.focal;
  return 1 - smoothStep(0.2, halfLength, Math.abs(at - middle));
}

/** mm² where the focal lesion is not. */
function lumenBesideFocal(at: number): number {
  const uneven = referenceArea(at) * (1 + 0.03 * noise(at / 3.2, 1.5, 0, 17));
  const off = at - 38.5;
  const plaque = 2.5 + 0.005 * Math.abs(off) + 0.25 * (1 - Math.cos((2 * Math.PI * off) / 12.5));
  return interpolate(uneven, plaque, diffuseShare(at));
}

/** mm² within the external elastic membrane, which has shrunk a little at the lesions. */
function vesselArea(at: number): number {
  const drawnIn = 0.14 * diffuseShare(at) + 0.24 * focalShare(at);
  const radius = referenceRadius(at) + 0.32 - drawnIn + 0.03 * noise(at / 5, 8.5, 0, 23);
  return Math.PI * radius ** 2;
}

const PLACES = Array.from({ length: LENGTH / SPACING + 1 }, (_, index) => index * SPACING);
const REFERENCES = PLACES.map(referenceArea);
const BESIDE_FOCAL = PLACES.map(lumenBesideFocal);
const FOCAL_SHARES = PLACES.map(focalShare);

/** In each frame, from the distal end up. */
export const VESSEL_AREAS = PLACES.map(vesselArea);

/** A number between two frames. */
export function between(values: readonly number[], at: number): number {
  return valueAt(values, SPACING, at);
}

export function compute({ position, focal }: State): Result {
  const lumens = BESIDE_FOCAL.map((area, frame) =>
    interpolate(area, focal, FOCAL_SHARES[frame] ?? 0),
  );
  const run = { spacing: SPACING, lumens, references: REFERENCES };
  const { ffr, flow, narrowings } = pullbackPressure(run);
  const lesion = (name: LesionName): Lesion => {
    const middle = LESIONS[name].middle / SPACING;
    const found = narrowings.find(({ distal, proximal }) => distal <= middle && middle <= proximal);
    const throat = found?.throat ?? middle;
    return { least: lumens[throat] ?? 0, at: throat * SPACING, drop: found?.drop ?? 0 };
  };
  const lumen = between(lumens, position);
  const here = between(ffr, position);
  return {
    lumen,
    plaqueBurden: 100 * (1 - lumen / between(VESSEL_AREAS, position)),
    ffrHere: here,
    drop: 1 - here,
    distalFfr: ffr[0] ?? 1,
    lesions: { focal: lesion('focal'), diffuse: lesion('diffuse') },
    lumens,
    ffr,
    flow,
  };
}

/** Of the value as printed, so that words and colours agree. */
function toneOf(ffr: number): Tone {
  const printed = Number(ffr.toFixed(2));
  if (printed > 0.8) return 'good';
  return printed >= 0.75 ? 'grey' : 'bad';
}

export function read({ lumen, plaqueBurden, ffrHere, drop }: Result): readonly Reading[] {
  return [
    { id: 'lumen', value: lumen.toFixed(1) },
    { id: 'burden', value: plaqueBurden.toFixed(0) },
    { id: 'ffr', value: ffrHere.toFixed(2), tone: toneOf(ffrHere) },
    { id: 'drop', value: drop.toFixed(2) },
  ];
}
