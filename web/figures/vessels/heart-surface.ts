import { capsule, ellipsoid, softUnion, type DistanceField } from '../geometry/signed-distance.js';
import { vector, type Vector } from '../geometry/vector.js';

/**
 * A heart of ordinary adult size in mm, in its own frame: the apex lies down (−y), the front towards
 * +z and the left ventricle towards +x. Solid shapes only; the anatomy is a stylised one.
 */
const leftVentricle = ellipsoid(vector(9, -4, -5), vector(32, 55, 31));
const rightVentricle = ellipsoid(vector(-13, 2, 11), vector(31, 45, 25));
const leftAtrium = ellipsoid(vector(12, 37, -22), vector(27, 17, 18));
const rightAtrium = ellipsoid(vector(-33, 30, -6), vector(19, 23, 20));

/** Ventricles alone: where twigs grow. */
export const ventricles: DistanceField = softUnion([leftVentricle, rightVentricle], 14);

/** What the epicardial vessels lie on. */
export const epicardium: DistanceField = softUnion(
  [ventricles, softUnion([leftAtrium, rightAtrium], 4)],
  5,
);

/** The heart with the stems of the great vessels. */
export const heartBody: DistanceField = softUnion(
  [
    epicardium,
    capsule(vector(-5, 30, 2), vector(-9, 66, -2), 13.5),
    capsule(vector(-9, 66, -2), vector(2, 84, -14), 12.5),
    capsule(vector(-6, 30, 17), vector(9, 57, 6), 12.5),
    capsule(vector(9, 57, 6), vector(20, 62, -14), 11),
    capsule(vector(-34, 46, -10), vector(-33, 82, -12), 9.5),
  ],
  6,
);

/**
 * Place on the epicardium by angle about the long axis (degrees; 0 in front, 90 left) and height.
 * @param lift mm above the surface
 */
export function epicardialPoint(degrees: number, height: number, lift: number): Vector {
  const angle = (degrees * Math.PI) / 180;
  const [sx, sz] = [Math.sin(angle), Math.cos(angle)];
  let radius = 95;
  for (let step = 0; step < 80; step++) {
    radius -= 0.8 * (epicardium(radius * sx, height, radius * sz) - lift);
  }
  return vector(radius * sx, height, radius * sz);
}
