import { clamp, interpolate, smoothStep } from '../../../figures/geometry/interpolation.js';
import { memoise } from '../../../figures/memoise.js';

/** Discs along the axis, and radii around each. */
export const DISCS = 48;
const ANGLES = 24;

/**
 * The cavity at end-diastole is an ellipsoid cut off at the mitral plane: mm of its length, and the
 * share of it at which it is widest (assumed, as is all of the shape).
 */
export const LENGTH = 82;
export const WIDEST = 0.2;
/** By which the radius differs around the axis. */
export const OVAL = 0.025;
/** Inward motion takes at most this share of the radius. */
const DEEPEST = 0.5;

/** mL between which the ventricle of the page's figures beats. */
const END_DIASTOLIC = 128;
const END_SYSTOLIC = 49;

/** mm of inward motion of the seventeen segments in that figure, in their standard order. */
const EXCURSION: readonly number[] = [8, 6, 5, 7, 9, 9, 9, 7, 6, 8, 10, 10, 9, 7, 8, 10, 5];
const FIRST_OF_RING = [0, 6, 12] as const;
const COUNT_OF_RING = [6, 6, 4] as const;

/** mm of inward motion, smooth between the segments. */
function excursionAt(share: number, degrees: number): number {
  const ring = (level: 0 | 1 | 2): number => {
    const [first, count] = [FIRST_OF_RING[level], COUNT_OF_RING[level]];
    const place = ((((degrees - 90) / 360) % 1) + 1) * count;
    const from = Math.floor(place);
    const value = (index: number): number => EXCURSION[first + (index % count)] ?? 0;
    return interpolate(value(from), value(from + 1), smoothStep(0, 1, place - from));
  };
  const level = clamp(share * 3 - 0.5, 0, 2);
  const beside =
    level < 1 ? interpolate(ring(0), ring(1), level) : interpolate(ring(1), ring(2), level - 1);
  return interpolate(beside, APICAL_MOTION, smoothStep(0.85, 1, share));
}

/** mm by which the tip moves towards the base. */
const APICAL_MOTION = EXCURSION[16] ?? 0;

/**
 * mL by summing discs: areas in the middle of equally thick discs, from the mitral plane to the tip.
 * @param radiusAt mm at a share of the length and an angle in degrees
 * @param length mm
 */
export function discVolume(
  radiusAt: (share: number, degrees: number) => number,
  length: number,
  discs = DISCS,
): number {
  return (
    Math.PI * length * meanOver((share, degrees) => radiusAt(share, degrees) ** 2, discs) * 1e-3
  );
}

function meanOver(value: (share: number, degrees: number) => number, discs = DISCS): number {
  let sum = 0;
  for (let disc = 0; disc < discs; disc++) {
    for (let angle = 0; angle < ANGLES; angle++) {
      sum += value((disc + 0.5) / discs, (360 * angle) / ANGLES);
    }
  }
  return sum / (discs * ANGLES);
}

/** Radius of the relaxed cavity where its largest is 1. */
function outline(share: number, degrees: number): number {
  const off = (share - WIDEST) / (1 - WIDEST);
  return Math.sqrt(Math.max(0, 1 - off * off)) * (1 + OVAL * Math.cos((degrees * Math.PI) / 90));
}

interface Ventricle {
  /** mm: largest radius at end-diastole. */
  readonly radius: number;
  /** mm by which the mitral plane descends. */
  readonly descent: number;
  /** Means of r², r·d and d² over the discs, d being the inward motion: areas are quadratic in it. */
  readonly moments: readonly [number, number, number];
}

/** Radius and descent of the mitral plane follow from the two volumes. */
export const ventricle = memoise((): Ventricle => {
  const radius = Math.sqrt(END_DIASTOLIC / discVolume(outline, LENGTH));
  let [mixed, moving] = [0, 0];
  const still = meanOver((share, degrees) => {
    const relaxed = radius * outline(share, degrees);
    const inward = depth(relaxed, share, degrees);
    mixed += relaxed * inward;
    moving += inward * inward;
    return relaxed * relaxed;
  });
  const moments = [still, mixed / (DISCS * ANGLES), moving / (DISCS * ANGLES)] as const;
  const area = Math.PI * (moments[0] - 2 * moments[1] + moments[2]);
  return { radius, moments, descent: LENGTH - APICAL_MOTION - (END_SYSTOLIC * 1e3) / area };
});

/**
 * mm of inward motion of the endocardium from end-diastole to end-systole.
 * @param relaxed mm of the radius there at end-diastole
 */
function depth(relaxed: number, share: number, degrees: number): number {
  return Math.min(excursionAt(share, degrees), DEEPEST * relaxed);
}

/**
 * z in mm of the mitral plane and of the tip.
 * @param contraction 0 at end-diastole, 1 at end-systole
 */
export function axisEnds(contraction: number): { readonly base: number; readonly tip: number } {
  return {
    base: ventricle().descent * contraction,
    tip: LENGTH - APICAL_MOTION * contraction,
  };
}

/** mm from the axis to the endocardium. */
export function endocardium(share: number, degrees: number, contraction: number): number {
  const { radius } = ventricle();
  const relaxed = radius * outline(share, degrees);
  return relaxed - contraction * depth(relaxed, share, degrees);
}

/** mm of muscle at end-diastole at the side and at the tip, and how far its outside moves inwards. */
const WALL = { side: 9, tip: 6.5, inward: 1.6 };

/** mm from the axis to the epicardium, whose tip lies `WALL.tip` below that of the relaxed cavity. */
export function epicardium(share: number, degrees: number, contraction: number): number {
  const { radius } = ventricle();
  return (radius + WALL.side - WALL.inward * contraction) * outline(share, degrees);
}

export const EPICARDIAL_TIP = LENGTH + WALL.tip;

/** mL, summed over the discs. */
export function volume(contraction: number): number {
  const [still, mixed, moving] = ventricle().moments;
  const { base, tip } = axisEnds(contraction);
  const area = Math.PI * (still - 2 * contraction * mixed + contraction * contraction * moving);
  return area * (tip - base) * 1e-3;
}

const RINGS = [
  { count: 6, from: 0, to: 1 / 3 },
  { count: 6, from: 1 / 3, to: 2 / 3 },
  { count: 4, from: 2 / 3, to: 0.93 },
] as const;

/** mm of mean inward motion of the seventeen segments over a whole beat, in their standard order. */
export const segmentMotion = memoise((): readonly number[] => {
  const { radius } = ventricle();
  const steps = 4;
  const ring = ({ count, from, to }: (typeof RINGS)[number]): number[] =>
    Array.from({ length: count }, (_, segment) => {
      let sum = 0;
      for (let row = 0; row < steps; row++) {
        for (let column = 0; column < steps; column++) {
          const share = from + ((row + 0.5) / steps) * (to - from);
          const degrees = 90 + (360 / count) * (segment - 0.5 + (column + 0.5) / steps);
          sum += depth(radius * outline(share, degrees), share, degrees);
        }
      }
      return sum / (steps * steps);
    });
  return [...RINGS.flatMap(ring), APICAL_MOTION];
});
