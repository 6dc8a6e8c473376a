import { clamp, interpolate, smoothStep } from '../geometry/interpolation.js';
import type { DistanceField } from '../geometry/signed-distance.js';
import { memoise } from '../memoise.js';
import { EXCURSION, ventricularFunction } from './ventricle-case.js';

/**
 * The cavity of the left ventricle in mm: z runs from the mitral plane at end-diastole towards the
 * apex, x to the lateral and y to the anterior wall. How far it has contracted is 0 at end-diastole
 * and 1 at end-systole; its volumes then are those of the volume curve.
 */
const LENGTH = 82;
/** Where along the axis the cavity is widest, as a share of its length. */
const WIDEST = 0.2;
/** Inward motion cannot take more than this share of the radius near the tip. */
const DEEPEST = 0.5;
/** mm of muscle at end-diastole, and by how much the outer surface follows. */
const WALL = { side: 9, tip: 6.5, inward: 1.6 };
const RINGS = [
  { first: 0, count: 6 },
  { first: 6, count: 6 },
  { first: 12, count: 4 },
] as const;

/** mm of inward motion at a share of the length from base to apex, smooth between the segments. */
export function excursionAt(share: number, degrees: number): number {
  const ring = ({ first, count }: (typeof RINGS)[number]): number => {
    const place = ((((degrees - 90) / 360) % 1) + 1) * count;
    const from = Math.floor(place);
    const value = (index: number): number => EXCURSION[first + (index % count)] ?? 0;
    return interpolate(value(from), value(from + 1), smoothStep(0, 1, place - from));
  };
  const level = clamp(share * 3 - 0.5, 0, 2);
  const [lower, upper] = level < 1 ? [RINGS[0], RINGS[1]] : [RINGS[1], RINGS[2]];
  const beside = interpolate(ring(lower), ring(upper), level < 1 ? level : level - 1);
  return interpolate(beside, EXCURSION[16] ?? 0, smoothStep(0.85, 1, share));
}

function profile(share: number): number {
  const off = (share - WIDEST) / (1 - WIDEST);
  return Math.sqrt(Math.max(0, 1 - off * off));
}

interface Shape {
  /** mm: largest radius at end-diastole. */
  readonly radius: number;
  /** mm by which the mitral plane has moved towards the apex at end-systole. */
  readonly descent: number;
}

function radiusOf(shape: Shape, share: number, degrees: number, contraction: number): number {
  const relaxed = shape.radius * profile(share) * (1 + 0.025 * Math.cos((degrees * Math.PI) / 90));
  return relaxed - contraction * Math.min(excursionAt(share, degrees), DEEPEST * relaxed);
}

function volumeOf(shape: Shape, contraction: number): number {
  const [levels, angles] = [48, 36];
  let sum = 0;
  for (let level = 0; level < levels; level++) {
    for (let angle = 0; angle < angles; angle++) {
      sum += radiusOf(shape, (level + 0.5) / levels, (360 * angle) / angles, contraction) ** 2;
    }
  }
  const size = LENGTH - (shape.descent + (EXCURSION[16] ?? 0)) * contraction;
  return (Math.PI * size * sum) / (levels * angles * 1000);
}

/** The width and the descent of the base follow from the two volumes. */
const solved = memoise((): Shape => {
  const { endDiastolic, endSystolic } = ventricularFunction();
  const radius = Math.sqrt(endDiastolic / volumeOf({ radius: 1, descent: 0 }, 0));
  let [low, high] = [0, 40];
  for (let round = 0; round < 40; round++) {
    const descent = (low + high) / 2;
    if (volumeOf({ radius, descent }, 1) > endSystolic) low = descent;
    else high = descent;
  }
  return { radius, descent: (low + high) / 2 };
});

/** z in mm of the mitral plane and of the cavity's tip. */
export function axisEnds(contraction: number): { base: number; tip: number } {
  return {
    base: solved().descent * contraction,
    tip: LENGTH - (EXCURSION[16] ?? 0) * contraction,
  };
}

/** mm from the axis to the endocardium at a height; 0 beyond the tip. */
export function endocardialRadius(z: number, degrees: number, contraction: number): number {
  const { base, tip } = axisEnds(contraction);
  const share = (z - base) / (tip - base);
  return share >= 1 ? 0 : radiusOf(solved(), Math.max(0, share), degrees, contraction);
}

/** mm from the axis to the epicardium: the muscle keeps its volume and so grows thicker. */
export function epicardialRadius(z: number, degrees: number, contraction: number): number {
  const { base } = axisEnds(contraction);
  const tip = LENGTH + WALL.tip;
  const share = (z - base) / (tip - base);
  if (share >= 1) return 0;
  const septal = 0.6 * Math.max(0, -Math.cos((degrees * Math.PI) / 180));
  const widest = solved().radius + WALL.side + septal - WALL.inward * contraction;
  return widest * profile(Math.max(0, share));
}

/** Radii read once, for every millimetre of the axis and every few degrees. */
function tabulated(radiusAt: (z: number, degrees: number) => number, tip: number) {
  const [lowest, step] = [-10, 3];
  const around = 360 / step;
  const rows = Math.ceil(tip) - lowest + 2;
  const table = Float32Array.from({ length: rows * around }, (_, index) =>
    radiusAt(lowest + Math.floor(index / around), (index % around) * step),
  );
  return (z: number, degrees: number): number => {
    const [row, column] = [clamp(z - lowest, 0, rows - 1.001), (degrees + 360) / step];
    const [top, left] = [Math.floor(row), Math.floor(column)];
    const [a, b] = [top * around + (left % around), top * around + ((left + 1) % around)];
    const share = column - left;
    const upper = interpolate(table[a] ?? 0, table[b] ?? 0, share);
    const lower = interpolate(table[a + around] ?? 0, table[b + around] ?? 0, share);
    return interpolate(upper, lower, row - top);
  };
}

/** About the distance in mm to a wall that is given by its radius about the axis, negative inside. */
function radialField(radiusAt: (z: number, degrees: number) => number, tip: number): DistanceField {
  const read = tabulated(radiusAt, tip);
  return (x, y, z) => {
    if (z >= tip) return Math.hypot(x, y, z - tip);
    const degrees = (Math.atan2(y, x) * 180) / Math.PI;
    const radius = read(z, degrees);
    const slope = Math.min(3, Math.abs(radius - read(z - 1, degrees)));
    return (Math.sqrt(x * x + y * y) - radius) / Math.sqrt(1 + slope * slope);
  };
}

/** The cavity's own wall, without its end at the mitral plane. */
export function toEndocardium(contraction: number): DistanceField {
  return radialField(
    (z, degrees) => endocardialRadius(z, degrees, contraction),
    axisEnds(contraction).tip,
  );
}

export function toEpicardium(contraction: number): DistanceField {
  return radialField((z, degrees) => epicardialRadius(z, degrees, contraction), LENGTH + WALL.tip);
}
