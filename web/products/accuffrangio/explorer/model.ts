import { MMHG, VISCOSITY } from '../../../figures/flow/poiseuille.js';
import { youngTsaiLoss } from '../../../figures/flow/young-tsai.js';
import {
  angleBetweenViews,
  type ArmView,
  armView,
  C_ARM,
  focalSpot,
  projectOnDetector,
  rayThrough,
  triangulate,
} from '../../../figures/geometry/c-arm.js';
import { along, distance, type Vector } from '../../../figures/geometry/vector.js';
import type { Controls, Reading, StateOf } from '../../../ui/stage/explorer.js';
import { WAY_LENGTH, wayPoint } from './coronary.js';

export const controls = {
  /** Degrees: LAO positive, RAO negative. */
  primary1: { kind: 'range', min: -60, max: 60, step: 1 },
  /** Degrees: cranial positive, caudal negative. */
  secondary1: { kind: 'range', min: -40, max: 40, step: 1 },
  primary2: { kind: 'range', min: -60, max: 60, step: 1 },
  secondary2: { kind: 'range', min: -40, max: 40, step: 1 },
  /** mmHg, mean, as measured in the aorta. */
  pressure: { kind: 'range', min: 65, max: 125, step: 1 },
  assumed: { kind: 'switch' },
} as const satisfies Controls;

export type State = StateOf<typeof controls>;

const GOOD_PAIR = { primary1: -30, secondary1: 25, primary2: 40, secondary2: 20 };

export const PRESETS: readonly [State, State, State, State, State] = [
  { ...GOOD_PAIR, pressure: 78, assumed: false },
  { ...GOOD_PAIR, pressure: 78, assumed: true },
  { ...GOOD_PAIR, primary2: 0, secondary2: 25, pressure: 78, assumed: false },
  { ...GOOD_PAIR, primary2: -12, secondary2: 30, pressure: 78, assumed: false },
  { ...GOOD_PAIR, primary2: 60, secondary2: -5, pressure: 78, assumed: false },
];

export const CUT_OFF = 0.8;
/** From here to the cut-off a pressure wire is to decide. */
const GREY_ZONE = 0.75;
/** Degrees that are lost to the rounding of sines. */
const ROUNDING = 1e-9;
/** mm beyond which an error in depth says nothing. */
export const LARGEST_SHOWN = 9.995;
/** Degrees: no value below it, as the product's page states. */
const LEAST_ANGLE = 25;
/** mmHg, the one value for all patients that the study of 300 patients compared with the measured one. */
export const ASSUMED_PRESSURE = 100;

/** The lesion, assumed: mm from the ostium to its throat, mm long, and the share of the diameter lost. */
export const LESION = { at: 42, length: 12, severity: 0.52 } as const;
/** mm of the analysed way. */
export const ANALYSED = WAY_LENGTH - 6;
/** mm/s at the lesion's healthy diameter, under hyperaemia: assumed, as if from the frame count. */
const VELOCITY = 345;

const THROAT = wayPoint(LESION.at);
/** mm */
const REFERENCE_DIAMETER = 2 * THROAT.radius;
export const LEAST_DIAMETER = REFERENCE_DIAMETER * (1 - LESION.severity);

/** mm: a larger error in depth closes the lumen, as this one nearly does. */
export const LARGEST_DEPTH = 0.9 * LEAST_DIAMETER;

export function lesionSpan(): readonly [number, number] {
  return [LESION.at - LESION.length / 2, LESION.at + LESION.length / 2];
}

/** Share of the diameter that is lost at a distance from the ostium: a cosine with its throat in the middle. */
export function narrowingAt(at: number): number {
  const away = Math.abs(at - LESION.at) / (LESION.length / 2);
  return away < 1 ? LESION.severity * (0.5 + 0.5 * Math.cos(Math.PI * away)) : 0;
}

export interface Result {
  /** Degrees between the projections. */
  readonly angle: number;
  readonly isWithheld: boolean;
  /** mm: how far a place moves along a ray when the other view is read one pixel beside it. */
  readonly depthError: number;
  /** mm: the same across the ray. */
  readonly pixel: number;
  /** The aortic pressure that is used, in mmHg, and FFR with its interval for it. */
  readonly pressure: number;
  readonly ffr: number;
  readonly low: number;
  readonly high: number;
  /** FFR with the measured and with the assumed pressure. */
  readonly measured: number;
  readonly withAssumed: number;
  /** mmHg lost up to each place: with the lumen as it is, one error narrower and wider. */
  readonly profile: readonly {
    readonly at: number;
    readonly loss: number;
    readonly most: number;
    readonly least: number;
  }[];
}

/** Whole degrees, never more than there are: the edge of 25° is exact. */
export function wholeDegrees(angle: number): number {
  return Math.floor(angle + ROUNDING);
}

/** As it is printed: two digits decide. */
export function isAtMostCutOff(ffr: number): boolean {
  return Math.round(100 * ffr) <= 100 * CUT_OFF;
}

/** As printed, between the grey zone's ends. */
export function isGrey(ffr: number): boolean {
  return isAtMostCutOff(ffr) && Math.round(100 * ffr) >= 100 * GREY_ZONE;
}

/** Where the interval lies: at or below the cut-off, above it, or on both sides. */
export function sideOf({ low, high }: Pick<Result, 'low' | 'high'>): 'below' | 'above' | 'both' {
  if (isAtMostCutOff(high)) return 'below';
  return isAtMostCutOff(low) ? 'both' : 'above';
}

const TONES = { below: 'bad', above: 'good', both: 'grey' } as const;

export function read(result: Result): readonly Reading[] {
  const { angle, depthError, isWithheld, ffr, low, high } = result;
  const tone = TONES[sideOf(result)];
  return [
    { id: 'ffr', value: isWithheld ? '–' : ffr.toFixed(2), ...(!isWithheld && { tone }) },
    { id: 'interval', value: isWithheld ? '–' : `${low.toFixed(2)}–${high.toFixed(2)}` },
    {
      id: 'angle',
      value: String(wholeDegrees(angle)),
      ...(isWithheld && { tone: 'bad' as const }),
    },
    { id: 'depth', value: depthError < LARGEST_SHOWN ? depthError.toFixed(2) : '∞' },
  ];
}

/** The angles of both projections. */
export type Arms = Pick<State, 'primary1' | 'secondary1' | 'primary2' | 'secondary2'>;

export function viewsOf(state: Arms): readonly [ArmView, ArmView] {
  return [armView(state.primary1, state.secondary1), armView(state.primary2, state.secondary2)];
}

export function compute(state: State): Result {
  const views = viewsOf(state);
  const angle = angleBetweenViews(...views);
  const { depth, pixel } = triangulationError(views, THROAT.position);
  const pressure = state.assumed ? ASSUMED_PRESSURE : state.pressure;
  const profile = profileOf(pixel, depth);
  const end = profile.at(-1);
  const ffr = (loss = 0, of = pressure): number => Math.max(0, 1 - loss / of);
  return {
    angle,
    isWithheld: wholeDegrees(angle) < LEAST_ANGLE,
    depthError: depth,
    pixel,
    pressure,
    ffr: ffr(end?.loss),
    low: ffr(end?.most),
    high: ffr(end?.least),
    measured: ffr(end?.loss, state.pressure),
    withAssumed: ffr(end?.loss, ASSUMED_PRESSURE),
    profile,
  };
}

/**
 * Errors in mm of a place that both views show, when one of them is read one pixel beside it: along the
 * other's ray where the pixel is missed along the epipolar line, and across it. The former is a pixel over
 * the sine of the angle between the rays; the larger of both views' errors counts.
 */
export function triangulationError(
  [a, b]: readonly [ArmView, ArmView],
  place: Vector,
): { readonly depth: number; readonly pixel: number } {
  const errors = [
    [a, b],
    [b, a],
  ].map(([kept, missed]) => (kept && missed ? depthError(kept, missed, place) : Infinity));
  return { depth: Math.max(...errors), pixel: pixelAt(a, place) };
}

/** mm of a pixel at a place. */
function pixelAt(view: ArmView, place: Vector): number {
  return (C_ARM.pixel * distance(place, focalSpot(view))) / C_ARM.toDetector;
}

function depthError(kept: ArmView, missed: ArmView, place: Vector): number {
  const ray = rayThrough(kept, projectOnDetector(kept, place));
  const here = projectOnDetector(missed, place);
  const ahead = projectOnDetector(missed, along(place, ray.direction, 1));
  // The epipolar line: where the other view shows the places of this ray.
  const [dx, dy] = [ahead.x - here.x, ahead.y - here.y];
  const size = Math.hypot(dx, dy);
  if (size < 1e-9) return Infinity;
  const beside = (pixels: number): Vector => {
    const away = (pixels * C_ARM.pixel) / size;
    return triangulate(ray, rayThrough(missed, { x: here.x + dx * away, y: here.y + dy * away }));
  };
  return distance(beside(1), beside(-1)) / 2;
}

/**
 * Diameter of a circle of the same area as the lumen found with its borders one error further out (+1) or
 * in (−1): a pixel across one view, its depth error along that view's ray, both independent.
 */
export function diameterWithError(
  diameter: number,
  pixel: number,
  depth: number,
  sign: 1 | -1,
): number {
  const area = Math.hypot(pixel / diameter, depth / diameter);
  return diameter * Math.sqrt(1 + sign * area);
}

/** mmHg over the lesion at the velocity of the frame count. */
export function lesionLoss(reference: number, least: number): number {
  const { viscous, turbulent } = youngTsaiLoss({
    diameter: reference,
    severity: 1 - least / reference,
    length: LESION.length,
  });
  const flow = VELOCITY * (Math.PI / 4) * reference ** 2;
  return (viscous * flow + turbulent * flow ** 2) / MMHG;
}

const STEP = 1;

function profileOf(pixel: number, error: number): Result['profile'] {
  const depth = Math.min(error, LARGEST_DEPTH);
  const [from, to] = lesionSpan();
  const loss = lesionLoss(REFERENCE_DIAMETER, LEAST_DIAMETER);
  const [most, least] = ([-1, 1] as const).map((sign) =>
    lesionLoss(
      diameterWithError(REFERENCE_DIAMETER, pixel, depth, sign),
      diameterWithError(LEAST_DIAMETER, pixel, depth, sign),
    ),
  );
  const count = Math.floor(ANALYSED / STEP);
  const middles = Array.from({ length: count }, (_, index) => (index + 0.5) * STEP);
  const weights = middles.map((at) => (at > from && at < to ? (1 - narrowingAt(at)) ** -4 : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [friction, passed] = [0, 0];
  const places = [{ at: 0, loss: 0, most: 0, least: 0 }];
  middles.forEach((at, index) => {
    // The lesion's own loss includes its friction.
    if (at < from || at > to) friction += gradient(wayPoint(at).radius) * STEP;
    passed += (weights[index] ?? 0) / whole;
    places.push({
      at: at + STEP / 2,
      loss: friction + loss * passed,
      most: friction + (most ?? loss) * passed,
      least: friction + (least ?? loss) * passed,
    });
  });
  return places;
}

/** mmHg/mm by Poiseuille, where flow is shared out at branches with the cube of the radius. */
function gradient(radius: number): number {
  const flow = VELOCITY * Math.PI * THROAT.radius ** 2 * (radius / THROAT.radius) ** 3;
  return (8 * VISCOSITY * flow) / (Math.PI * radius ** 4) / MMHG;
}
