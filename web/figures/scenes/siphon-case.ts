import { displayableOklch } from '../colour/oklab.js';
import { smoothCurve, type Station } from '../geometry/curve.js';
import { along, vector, type Vector } from '../geometry/vector.js';
import type { Camera } from '../render/camera.js';
import type { Sheet } from '../render/compose.js';
import { shade } from '../render/light.js';
import { stageLighting } from '../render/stage.js';
import { tubeTracer } from '../render/surface-layer.js';
import type { Tube } from '../render/tube.js';

/** Centreline of a carotid siphon in mm, from the neck to its end. */
export const SIPHON: readonly Vector[] = smoothCurve(
  [
    vector(-3, -30, 0),
    vector(-4, -20, 0),
    vector(-7, -12.5, 0.5),
    vector(-9, -6, 2),
    vector(-5, -1.5, 4),
    vector(3, -2.5, 5),
    vector(8.6, -1, 4.4),
    vector(9.5, 3.6, 3),
    vector(5.6, 6.6, 1.6),
    vector(0, 7.6, 0.6),
    vector(-5, 10, 0),
    vector(-9, 15, -1.5),
    vector(-14, 20, -3),
    vector(-19, 25, -4.5),
  ],
  8,
);
export const SAC = { centre: vector(3.4, 12.2, 1.4), radius: 3.3 };

/** The catheter keeps to the outer side of each bend, then turns by its shaped tip into the sac. */
export const CATHETER: readonly Vector[] = smoothCurve(
  [
    vector(-2.6, -30, 0),
    vector(-3.4, -20, 0),
    vector(-6.8, -12, 0.6),
    vector(-10, -5.8, 2.2),
    vector(-5.4, -0.4, 4.4),
    vector(2.8, -3.5, 5.4),
    vector(9.6, -1.6, 4.7),
    vector(10.4, 3.6, 3.2),
    vector(6.6, 7.4, 1.9),
    vector(3.4, 8.3, 1.4),
    vector(2.2, 9.6, 1.3),
    vector(2.6, 11.6, 1.4),
  ],
  10,
);
/** Points of the catheter that belong to its shaped tip. */
const TIP = 26;

const WALL = displayableOklch(0.6, 0.1, 20);
export const SHAFT = displayableOklch(0.86, 0.03, 220);
export const SHAPED = displayableOklch(0.88, 0.13, 95);

export function vesselTubes(): Tube[] {
  const stations = SIPHON.map((position, index): Station => ({
    position,
    radius: 2.15 - 0.35 * (index / SIPHON.length),
    value: 0,
  }));
  return [
    { stations, blend: 1 },
    { stations: [{ position: SAC.centre, radius: SAC.radius, value: 0 }], blend: 1.2 },
  ];
}

/** @param shaped points of the shaft that belong to its shaped tip */
export function catheterTubes(shaped = TIP): Tube[] {
  const stations = CATHETER.map((position, index): Station => ({
    position,
    radius: 0.32,
    value: index >= CATHETER.length - shaped ? 1 : 0,
  }));
  const end = CATHETER.at(-1) ?? SAC.centre;
  const marker = along(end, vector(0.1, 0.4, 0), 0.4);
  return [{ stations: [...stations, { position: marker, radius: 0.26, value: 1 }] }];
}

/** The lumen as tinted glass over the catheter. */
export function siphonGlass(camera: Camera, width: number, height: number): Sheet {
  const material = { roughness: 0.34, gloss: 0.6, rim: 0.45 };
  return {
    inFront: true,
    trace: tubeTracer(vesselTubes(), camera, width, height),
    look: (hit, view) => {
      const facing = Math.max(0, -(hit.nx * view.x + hit.ny * view.y + hit.nz * view.z));
      return {
        colour: shade(hit, view, WALL, material, stageLighting, 1, 1),
        cover: 0.26 + 0.6 * (1 - facing) ** 1.8,
      };
    },
  };
}
