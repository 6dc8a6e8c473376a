import { displayableOklch, type Colour } from '../colour/oklab.js';
import type { ColourMap } from '../colour/maps.js';
import type { FlowPath } from '../figure.js';
import { visiblePaths } from '../life/visible-paths.js';
import { heartBody } from '../vessels/heart-surface.js';
import { add, dot, normalise, scale, vector, ORIGIN, type Vector } from '../geometry/vector.js';
import { smoothStep } from '../geometry/interpolation.js';
import { ambientOcclusion } from '../render/ambient-occlusion.js';
import { placeCamera, type CameraSettings } from '../render/camera.js';
import { compose, type Sheet } from '../render/compose.js';
import { withGlow } from '../render/glow.js';
import { shade } from '../render/light.js';
import type { Picture } from '../render/picture.js';
import { tubeShadow } from '../render/shadow.js';
import { solidLayer } from '../render/solid.js';
import { stageLighting } from '../render/stage.js';
import { surfaceLayer, tubeTracer, type Tracer } from '../render/surface-layer.js';
import { conesInView, type Tube } from '../render/tube.js';

export interface HeartPicture {
  readonly tubes: readonly Tube[];
  readonly map: ColourMap;
  readonly camera: CameraSettings;
  readonly glowAt?: readonly [number, number];
  readonly fade?: number;
  /** For small pictures: vessels cast no shadow and do not darken each other. */
  readonly isSmall?: boolean;
  /** Colour of the heart itself at a place in mm, where it is not the usual one. */
  readonly bodyAt?: (x: number, y: number, z: number) => Colour;
}

export const BODY = displayableOklch(0.31, 0.06, 252);
const BODY_MATERIAL = { roughness: 0.7, gloss: 0.05, rim: 0.42 };
const VESSEL_MATERIAL = { roughness: 0.38, gloss: 0.5, rim: 0.3 };
/** Heights in mm between which the heart's upper parts fade into the stage. */
const FADE = [34, 74] as const;

/** Coronary tubes on the dark, slightly translucent heart. */
export function heartPicture(
  { tubes, map, camera: settings, glowAt, fade, bodyAt, isSmall }: HeartPicture,
  width: number,
  height: number,
): Picture {
  const camera = placeCamera(settings, width, height);
  const centre = camera.toView(ORIGIN);
  const toModel = inView(settings.eye, (v) => camera.directionToView(v));
  const field = toModel(heartBody);
  const colourAt = bodyAt && toModel(bodyAt);
  const body = solidLayer(field, camera, width, height, [centre.z - 75, centre.z + 90]);
  const trace = tubeTracer(tubes, camera, width, height);
  const both = nearestOf(trace, body);
  const open = isSmall ? undefined : ambientOcclusion(surfaceLayer(both, width, height), camera, 7);
  const shadow = isSmall
    ? () => 1
    : tubeShadow(conesInView(tubes, camera), stageLighting.towardsKey);
  const upward = camera.directionToView(vector(0, 1, 0));
  const heightOf = (at: Vector): number => settings.eye.y + dot(at, upward);
  const openAt = (x: number, y: number): number =>
    open?.[Math.floor(y) * width + Math.floor(x)] ?? 1;

  const vessels: Sheet = {
    trace,
    look: (hit, view, x, y) => {
      const at = scale(view, hit.depth / view.z);
      const lit = shadow(at.x + hit.nx * 0.3, at.y + hit.ny * 0.3, at.z + hit.nz * 0.3);
      const albedo = map(hit.value);
      return {
        colour: shade(hit, view, albedo, VESSEL_MATERIAL, stageLighting, openAt(x, y), lit),
        cover: 1,
      };
    },
  };
  const heart: Sheet = {
    trace: body,
    look: (hit, view, x, y) => {
      const at = scale(view, hit.depth / view.z);
      const lit = shadow(at.x, at.y, at.z);
      const albedo = colourAt?.(at.x, at.y, at.z) ?? BODY;
      const facing = -(hit.nx * view.x + hit.ny * view.y + hit.nz * view.z);
      return {
        colour: shade(hit, view, albedo, BODY_MATERIAL, stageLighting, openAt(x, y), lit),
        cover: (0.95 - 0.17 * Math.max(0, facing)) * (1 - smoothStep(...FADE, heightOf(at))),
      };
    },
  };
  const picture = compose({
    camera,
    width,
    height,
    sheets: [vessels, heart],
    fog: [centre.z - 20, centre.z + 75],
    fogShare: 0.72,
    ...(glowAt && { glowAt }),
    ...(fade !== undefined && { fade }),
  });
  return withGlow(picture, 0.1);
}

/** The way of the blood through the arteries that are not behind the heart; tubes hold speeds. */
export function heartPaths(
  { tubes, camera: settings }: Pick<HeartPicture, 'tubes' | 'camera'>,
  width: number,
  height: number,
  points: number,
): FlowPath[] {
  const camera = placeCamera(settings, width, height);
  const { z } = camera.toView(ORIGIN);
  const field = inView(settings.eye, (v) => camera.directionToView(v))(heartBody);
  const inFront = nearestOf(
    tubeTracer(tubes, camera, width, height),
    solidLayer(field, camera, width, height, [z - 75, z + 90]),
  );
  return visiblePaths({ tubes, camera, width, height, inFront, points, slowdown: 16 });
}

type Field<Result> = (x: number, y: number, z: number) => Result;

/** Lets a function of the heart's own places be asked in view space. */
function inView(eye: Vector, toView: (direction: Vector) => Vector) {
  const [x, y, z] = [vector(1, 0, 0), vector(0, 1, 0), vector(0, 0, 1)].map(toView);
  return <Result>(field: Field<Result>): Field<Result> =>
    (vx, vy, vz) =>
      field(
        eye.x + vx * (x?.x ?? 0) + vy * (x?.y ?? 0) + vz * (x?.z ?? 0),
        eye.y + vx * (y?.x ?? 0) + vy * (y?.y ?? 0) + vz * (y?.z ?? 0),
        eye.z + vx * (z?.x ?? 0) + vy * (z?.y ?? 0) + vz * (z?.z ?? 0),
      );
}

function nearestOf(a: Tracer, b: Tracer): Tracer {
  return (x, y, hit) => {
    if (!a(x, y, hit)) return b(x, y, hit);
    const own = { ...hit };
    if (!b(x, y, hit) || own.depth < hit.depth) Object.assign(hit, own);
    return true;
  };
}

/** Where a camera stands that looks at the heart from an angle about its axis. */
export function heartEye(degrees: number, elevation: number, away: number): Vector {
  const [a, e] = [(degrees * Math.PI) / 180, (elevation * Math.PI) / 180];
  const direction = vector(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
  return add(ORIGIN, scale(normalise(direction), away));
}
