import type { Station } from '../geometry/curve.js';
import type { Camera } from './camera.js';

/** A vessel of varying radius along its centreline. */
export interface Tube {
  readonly stations: readonly Station[];
  /** Width in mm over which it flows into the others where they meet; 0 leaves a crease. */
  readonly blend?: number;
}

/** A piece of a tube between two stations, in view space. */
export interface Cone {
  readonly ax: number;
  readonly ay: number;
  readonly az: number;
  readonly radius: number;
  readonly radiusStep: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  /** 1 / squared length, 0 for a sphere. */
  readonly inverse: number;
  readonly value: number;
  readonly valueStep: number;
  readonly blend: number;
  readonly tube: number;
}

/** Cones of all tubes, those of one tube next to each other. */
export function conesInView(tubes: readonly Tube[], camera: Camera): Cone[] {
  return tubes.flatMap(({ stations, blend = 0 }, tube) => {
    const view = stations.map((station) => ({ ...station, at: camera.toView(station.position) }));
    return view.flatMap((from, index): Cone[] => {
      const to = view[index + 1] ?? (view.length === 1 ? from : undefined);
      if (!to) return [];
      const [dx, dy, dz] = [to.at.x - from.at.x, to.at.y - from.at.y, to.at.z - from.at.z];
      const squared = dx * dx + dy * dy + dz * dz;
      return [
        {
          ax: from.at.x,
          ay: from.at.y,
          az: from.at.z,
          radius: from.radius,
          radiusStep: to.radius - from.radius,
          dx,
          dy,
          dz,
          inverse: squared > 0 ? 1 / squared : 0,
          value: from.value,
          valueStep: to.value - from.value,
          blend,
          tube,
        },
      ];
    });
  });
}

/** Tubes that meet in a crease: quicker to trace, and the same where they are a few pixels wide. */
export function creased(tubes: readonly Tube[]): Tube[] {
  return tubes.map(({ stations }) => ({ stations }));
}
