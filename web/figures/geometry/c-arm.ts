import { along, cross, dot, normalise, scale, subtract, type Vector, vector } from './vector.js';

/**
 * Distances of a cardiac C-arm in mm, assumed: from the focal spot to the isocentre and to the detector,
 * and the detector's pixel (200 mm in 1024 pixels, rounded).
 */
export const C_ARM = { toIsocentre: 750, toDetector: 1050, pixel: 0.2 } as const;

/** A pixel's size at the isocentre, in mm. */
export const PIXEL_AT_ISOCENTRE = (C_ARM.pixel * C_ARM.toIsocentre) / C_ARM.toDetector;

/**
 * A projection, by unit vectors in the patient's frame: x to the patient's left, y cranial, z anterior,
 * the isocentre at the origin.
 */
export interface ArmView {
  /** From the isocentre to the detector. */
  readonly towards: Vector;
  /** The picture's right and top, as it is shown: seen from the detector. */
  readonly right: Vector;
  readonly up: Vector;
}

/** A place on the detector in mm from its centre; y up. */
export interface DetectorPoint {
  readonly x: number;
  readonly y: number;
}

interface Ray {
  readonly origin: Vector;
  /** Of length one. */
  readonly direction: Vector;
}

/**
 * @param primary degrees, left anterior oblique positive, right anterior oblique negative
 * @param secondary degrees, cranial positive, caudal negative
 */
export function armView(primary: number, secondary: number): ArmView {
  const [a, b] = [(primary * Math.PI) / 180, (secondary * Math.PI) / 180];
  const towards = vector(Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b));
  const right = vector(Math.cos(a), 0, -Math.sin(a));
  return { towards, right, up: cross(towards, right) };
}

/** Degrees between the directions of two projections, 0 to 180. */
export function angleBetweenViews(a: ArmView, b: ArmView): number {
  return (Math.acos(Math.min(1, Math.max(-1, dot(a.towards, b.towards)))) * 180) / Math.PI;
}

export function focalSpot({ towards }: ArmView): Vector {
  return scale(towards, -C_ARM.toIsocentre);
}

/** How many times larger the detector shows something at this place. */
function magnification({ towards }: ArmView, point: Vector): number {
  return C_ARM.toDetector / (C_ARM.toIsocentre + dot(point, towards));
}

export function projectOnDetector(view: ArmView, point: Vector): DetectorPoint {
  const larger = magnification(view, point);
  return { x: dot(point, view.right) * larger, y: dot(point, view.up) * larger };
}

/** The ray on which whatever the detector shows at this place must lie. */
export function rayThrough(view: ArmView, { x, y }: DetectorPoint): Ray {
  const origin = focalSpot(view);
  const onDetector = along(
    along(scale(view.towards, C_ARM.toDetector - C_ARM.toIsocentre), view.right, x),
    view.up,
    y,
  );
  return { origin, direction: normalise(subtract(onDetector, origin)) };
}

/** Middle of the shortest line between two rays: where both views see the same place. */
export function triangulate(a: Ray, b: Ray): Vector {
  const between = subtract(b.origin, a.origin);
  const cosine = dot(a.direction, b.direction);
  const [toA, toB] = [dot(between, a.direction), dot(between, b.direction)];
  const sineSquared = 1 - cosine ** 2;
  const onA = along(a.origin, a.direction, (toA - cosine * toB) / sineSquared);
  const onB = along(b.origin, b.direction, (cosine * toA - toB) / sineSquared);
  return scale(vector(onA.x + onB.x, onA.y + onB.y, onA.z + onB.z), 0.5);
}
