import type { ColourMap } from '../colour/maps.js';
import { displayableOklch, type Colour } from '../colour/oklab.js';
import type { AneurysmFlow } from '../flow/aneurysm-flow.js';
import { streamline } from '../flow/lattice/streamline.js';
import { evenlySpaced } from '../geometry/curve.js';
import { smoothStep } from '../geometry/interpolation.js';
import type { DistanceField } from '../geometry/signed-distance.js';
import {
  add,
  along,
  cross,
  length,
  normalise,
  scale,
  vector,
  type Vector,
} from '../geometry/vector.js';
import { seeded } from '../random/seeded.js';
import type { Camera } from '../render/camera.js';
import type { Sheet } from '../render/compose.js';
import type { Hit } from '../render/cone-field.js';
import { shade } from '../render/light.js';
import { solidLayer, type SolidField } from '../render/solid.js';
import { stageLighting } from '../render/stage.js';
import type { Tracer } from '../render/surface-layer.js';
import type { Tube } from '../render/tube.js';
import { CELL, PARENT, PARENT_RADIUS, SAC, lumen } from '../vessels/aneurysm.js';

export interface Placement {
  readonly eye: Vector;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
}

/** From view space back to the model's own. */
export function modelPoint({ eye, camera }: Placement, x: number, y: number, z: number): Vector {
  const { right, up, forward } = axes(camera);
  return vector(
    eye.x + right.x * x + up.x * y + forward.x * z,
    eye.y + right.y * x + up.y * y + forward.y * z,
    eye.z + right.z * x + up.z * y + forward.z * z,
  );
}

/** The axes of view space in the model's own. */
export function axes(camera: Camera) {
  const [x, y, z] = [vector(1, 0, 0), vector(0, 1, 0), vector(0, 0, 1)].map((axis) =>
    camera.directionToView(axis),
  );
  if (!x || !y || !z) throw new Error('A camera has three axes');
  return {
    right: vector(x.x, y.x, z.x),
    up: vector(x.y, y.y, z.y),
    forward: vector(x.z, y.z, z.z),
  };
}

/** @param wall the lumen's, unless a part of it is to be cut away */
export function wallTracer(place: Placement, wall: DistanceField = lumen): Tracer {
  const { right, up, forward } = axes(place.camera);
  const { eye } = place;
  const field: SolidField = (x, y, z) =>
    wall(
      eye.x + right.x * x + up.x * y + forward.x * z,
      eye.y + right.y * x + up.y * y + forward.y * z,
      eye.z + right.z * x + up.z * y + forward.z * z,
    );
  const middle = place.camera.toView(SAC.centre).z;
  return solidLayer(field, place.camera, place.width, place.height, [middle - 25, middle + 25]);
}

const GLASS: Colour = displayableOklch(0.72, 0.06, 225);

/** The wall as clear glass, seen by its outline and highlights. */
export function glassWall(place: Placement): Sheet {
  return {
    trace: wallTracer(place),
    look: (hit, view) => {
      const facing = Math.max(0, -(hit.nx * view.x + hit.ny * view.y + hit.nz * view.z));
      const material = { roughness: 0.3, gloss: 0.9, rim: 0.5 };
      return {
        colour: shade(hit, view, GLASS, material, stageLighting, 1, 1),
        cover: 0.07 + 0.62 * (1 - facing) ** 2.2,
      };
    },
  };
}

/** The same sheet, fading out towards the right between two columns of the picture. */
export function fadingRight(sheet: Sheet, from: number, to: number): Sheet {
  return {
    ...sheet,
    look: (hit, view, x, y) => {
      const { colour, cover } = sheet.look(hit, view, x, y);
      return { colour, cover: cover * smoothStep(to, from, x) };
    },
  };
}

/** The wall in the colours of a number at each of its places. */
export function colouredWall(
  place: Placement,
  map: ColourMap,
  valueAt: (at: Vector, inward: Vector) => number,
  wall: DistanceField = lumen,
): Sheet {
  const { right, up, forward } = axes(place.camera);
  const { eye } = place;
  const material = { roughness: 0.4, gloss: 0.22, rim: 0.4 };
  return {
    trace: wallTracer(place, wall),
    look: (hit: Hit, view) => {
      const reach = hit.depth / view.z;
      const way = add(add(scale(right, view.x), scale(up, view.y)), scale(forward, view.z));
      const at = along(eye, way, reach);
      const inward = scale(
        add(add(scale(right, hit.nx), scale(up, hit.ny)), scale(forward, hit.nz)),
        -1,
      );
      const albedo = map(valueAt(at, inward));
      return { colour: shade(hit, view, albedo, material, stageLighting, 1, 1), cover: 1 };
    },
  };
}

/** Streamlines from seeds in the artery's inlet and in the sac. */
export function streamTubes(
  flow: AneurysmFlow,
  fastest: number,
  counts: { readonly inlet: number; readonly sac: number },
): Tube[] {
  const random = seeded(400);
  const entry = PARENT.find(({ x }) => x > 1) ?? SAC.centre;
  const seeds: Vector[] = [];
  for (let index = 0; index < counts.inlet; index++) {
    const radius = PARENT_RADIUS * 0.93 * Math.sqrt((index + 0.5) / counts.inlet);
    const angle = index * 2.399963;
    const across = normalise(cross(vector(0.94, 0.33, 0), vector(0, 0, 1)));
    seeds.push(
      add(
        entry,
        add(scale(across, radius * Math.cos(angle)), vector(0, 0, radius * Math.sin(angle))),
      ),
    );
  }
  for (let index = 0; index < counts.sac; index++) {
    const offset = vector(random.normal() * 1.7, random.normal() * 1.9, random.normal() * 1.7);
    seeds.push(add(SAC.centre, offset));
  }
  const isInside = (at: Vector): boolean =>
    at.x * CELL > 0.5 && lumen(at.x * CELL, at.y * CELL, at.z * CELL) < -0.12;
  return seeds.flatMap((seed, index) => {
    const limit = index < counts.inlet ? 900 : 420;
    const start = scale(seed, 1 / CELL);
    const down = streamline(flow.lattice, start, 0.35, limit, isInside);
    const up =
      index < counts.inlet ? [] : streamline(flow.lattice, start, -0.35, limit, isInside).reverse();
    const points = [...up.slice(0, -1), ...down].map(({ position }) => scale(position, CELL));
    if (points.length < 12) return [];
    const radius = index < counts.inlet ? 0.075 : 0.06;
    const stations = evenlySpaced(points, 0.3).map((position) => ({
      position,
      radius,
      value: Math.sqrt(length(flow.velocity(position)) / fastest),
    }));
    return [{ stations }];
  });
}
