import type { ColourMap } from '../colour/maps.js';
import { scale } from '../geometry/vector.js';
import type { FlowPath } from '../figure.js';
import { visiblePaths } from '../life/visible-paths.js';
import { ambientOcclusion } from '../render/ambient-occlusion.js';
import { placeCamera, type Camera, type CameraSettings } from '../render/camera.js';
import { compose, type Sheet } from '../render/compose.js';
import { withGlow } from '../render/glow.js';
import { shade } from '../render/light.js';
import type { Picture } from '../render/picture.js';
import { tubeShadow } from '../render/shadow.js';
import { stageLighting } from '../render/stage.js';
import { surfaceLayer, tubeTracer } from '../render/surface-layer.js';
import { conesInView, type Tube } from '../render/tube.js';

export interface VesselPicture {
  readonly tubes: readonly Tube[];
  readonly map: ColourMap;
  readonly camera: CameraSettings;
  /** Depth in mm before and behind the target over which things sink into the stage. */
  readonly fog: readonly [number, number];
  readonly fogShare?: number;
  readonly glowAt?: readonly [number, number];
  readonly fade?: number;
  /** mm within which vessels darken each other. */
  readonly occlusionReach?: number;
  readonly samples?: 2 | 4;
  /** For small pictures: vessels cast no shadow and do not darken each other. */
  readonly isSmall?: boolean;
  /** What is shown besides the tubes. */
  readonly others?: (camera: Camera) => readonly Sheet[];
}

export interface VesselPaths {
  /** Their values are speeds in mm/s. */
  readonly tubes: readonly Tube[];
  readonly camera: CameraSettings;
  /** mm behind the target up to which vessels are clear enough. */
  readonly reach: number;
  readonly points: number;
}

/** The way of the blood through the vessels that no other one hides. */
export function vesselPaths(settings: VesselPaths, width: number, height: number): FlowPath[] {
  const { tubes, points } = settings;
  const camera = placeCamera(settings.camera, width, height);
  return visiblePaths({
    tubes,
    camera,
    width,
    height,
    points,
    inFront: tubeTracer(tubes, camera, width, height),
    farthest: camera.toView(settings.camera.target).z + settings.reach,
    slowdown: 18,
  });
}

const MATERIAL = { roughness: 0.38, gloss: 0.5, rim: 0.34 };

function tubeSheet(
  { tubes, map, occlusionReach, isSmall }: VesselPicture,
  camera: Camera,
  width: number,
  height: number,
): Sheet {
  const trace = tubeTracer(tubes, camera, width, height);
  const open = isSmall
    ? undefined
    : ambientOcclusion(surfaceLayer(trace, width, height), camera, occlusionReach ?? 6);
  const shadow = isSmall
    ? () => 1
    : tubeShadow(conesInView(tubes, camera), stageLighting.towardsKey);
  return {
    trace,
    look: (hit, view, x, y) => {
      const at = scale(view, hit.depth / view.z);
      const lit = shadow(at.x + hit.nx * 0.3, at.y + hit.ny * 0.3, at.z + hit.nz * 0.3);
      const clear = open?.[Math.floor(y) * width + Math.floor(x)] ?? 1;
      return {
        colour: shade(hit, view, map(hit.value), MATERIAL, stageLighting, clear, lit),
        cover: 1,
      };
    },
  };
}

/** Tubes on the dark stage. */
export function vesselPicture(settings: VesselPicture, width: number, height: number): Picture {
  const { tubes, glowAt, fade, fogShare, others, samples } = settings;
  const camera = placeCamera(settings.camera, width, height);
  const middle = camera.toView(settings.camera.target).z;
  const picture = compose({
    camera,
    width,
    height,
    sheets: [
      ...(tubes.length > 0 ? [tubeSheet(settings, camera, width, height)] : []),
      ...(others?.(camera) ?? []),
    ],
    fog: [middle + settings.fog[0], middle + settings.fog[1]],
    ...(fogShare !== undefined && { fogShare }),
    ...(glowAt && { glowAt }),
    ...(fade !== undefined && { fade }),
    ...(samples && { samples }),
  });
  return withGlow(picture, 0.1);
}
