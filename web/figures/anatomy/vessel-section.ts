import { fractalNoise, noise } from '../random/noise.js';
import { smoothStep } from '../geometry/interpolation.js';

/** mm: outlines of the section at the narrowing, by angle in radians. */
export interface SectionShape {
  readonly lumen: number;
  readonly wall: number;
  /** Share of the calcium that this section holds; all of it unless said otherwise. */
  readonly calcified?: number;
  /** Place along the vessel, for a speckle of its own. */
  readonly at?: number;
}

/** Distances in mm from the catheter to the lumen's edge and to the media, by angle in radians. */
export function sectionOutline(
  shape: SectionShape,
  angle: number,
): { readonly lumen: number; readonly media: number } {
  const { lumen, media } = placeIn(shape, Math.cos(angle), Math.sin(angle));
  return { lumen, media };
}

function lumenAt({ lumen }: SectionShape, angle: number): number {
  return lumen * (1 + 0.1 * Math.cos(angle - 0.7) + 0.05 * Math.cos(2 * angle + 1));
}

/** The plaque is thickest on one side. */
function offset({ lumen, wall }: SectionShape): { x: number; y: number } {
  const room = 0.42 * (wall - lumen);
  return { x: -room * 0.8, y: room * 0.6 };
}

/** 1 within the calcified part of the plaque. */
function calcium(angle: number, depth: number, { calcified = 1 }: SectionShape): number {
  const side = 1 - smoothStep(0.3, 0.42, Math.abs(angle + 0.75));
  return calcified * side * smoothStep(0.16, 0.2, depth) * (1 - smoothStep(0.5, 0.56, depth));
}

interface Place {
  readonly radius: number;
  readonly angle: number;
  /** 0 at the lumen's edge, 1 at the media. */
  readonly depth: number;
  readonly lumen: number;
  readonly media: number;
}

/** Places run in mm from the catheter, which lies off the lumen's middle. */
function placeIn(shape: SectionShape, x: number, y: number): Place {
  const shift = offset(shape);
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const lumen = lumenAt(shape, angle);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // Distance from the catheter to the media's circle, whose middle is shifted.
  const along = c * shift.x + s * shift.y;
  const across = shift.x ** 2 + shift.y ** 2 - along ** 2;
  const media = along + Math.sqrt(Math.max(0, shape.wall ** 2 - across));
  return { radius, angle, lumen, media, depth: (radius - lumen) / (media - lumen) };
}

/** A place on a circle, whose noise meets itself after a full turn. */
function around(angle: number, radius: number): [x: number, y: number] {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Brightness, 0 to 1, as intravascular ultrasound shows it: speckle, dark media, shadow of calcium. */
export function ultrasound(shape: SectionShape, x: number, y: number): number {
  const { radius, angle, depth, lumen, media } = placeIn(shape, x, y);
  const speckle =
    0.5 +
    0.5 *
      noise(...around(angle, 9 + radius * 7), radius * 21 + 3 * (shape.at ?? 0), 3) *
      (0.7 + 0.3 * noise(x * 9, y * 9, 0, 8));
  if (radius < 0.42) return radius < 0.36 ? 0.02 : 0.85;
  if (radius < lumen) return 0.05 + 0.12 * speckle * smoothStep(0.42, 0.7, radius);
  const behind = calcium(angle, 0.3, shape) * smoothStep(0.5, 0.56, depth);
  const edge = Math.exp(-(((radius - lumen) / 0.06) ** 2));
  let level = 0.26 + 0.42 * speckle + 0.4 * edge;
  level += 0.85 * calcium(angle, depth, shape);
  const gap = (radius - media) / 0.07;
  if (Math.abs(gap) < 1) level *= 0.25 + 0.2 * Math.abs(gap);
  if (gap >= 1) {
    const outer = radius - media;
    level =
      (0.42 + 0.5 * speckle) * Math.exp(-outer / 1.5) * (0.75 + 0.25 * noise(x * 3, y * 3, 0, 4));
  }
  return level * (1 - 0.92 * behind);
}

/** Brightness, 0 to 1, as optical coherence tomography shows it: fine layers, quick loss with depth. */
export function coherence(shape: SectionShape, x: number, y: number): number {
  const { radius, angle, depth, lumen, media } = placeIn(shape, x, y);
  if (radius < 0.45) {
    const rings = Math.abs(radius - 0.42) < 0.025 || Math.abs(radius - 0.27) < 0.02;
    return rings ? 0.9 : 0.03;
  }
  const wire = 1 - smoothStep(0.07, 0.1, Math.abs(angle - 2.2));
  const fine =
    0.5 + 0.5 * fractalNoise(...around(angle, 46), radius * 60 + 5 * (shape.at ?? 0), 6, 2);
  if (radius < lumen) {
    const bead =
      1 -
      smoothStep(
        0.05,
        0.07,
        Math.hypot(x - 0.62 * lumen * Math.cos(2.2), y - 0.62 * lumen * Math.sin(2.2)),
      );
    return Math.max(0.03 * fine, bead);
  }
  const within = radius - lumen;
  let level = (0.62 + 0.38 * fine) * Math.exp(-within / 0.75);
  level += 0.3 * Math.exp(-((within / 0.035) ** 2));
  const hard = calcium(angle, depth, shape);
  level *= 1 - 0.75 * hard * (1 - 0.15 * fine);
  const gap = (radius - media) / 0.045;
  if (Math.abs(gap) < 1) level *= 0.45;
  else if (Math.abs(gap) < 2) level *= 1.35;
  return level * (1 - 0.95 * wire);
}
