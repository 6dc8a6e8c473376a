import { flowMap } from '../colour/maps.js';
import { displayableOklch } from '../colour/oklab.js';
import { sharedAneurysmFlow } from '../flow/aneurysm-flow.js';
import { vector, type Vector } from '../geometry/vector.js';
import type { CameraSettings } from '../render/camera.js';
import type { Picture } from '../render/picture.js';
import type { Tube } from '../render/tube.js';
import { glassWall, streamTubes } from './aneurysm-sheets.js';
import { vesselPicture } from './vessel-picture.js';

/** mm/s at the upper end of the colours; they run with the square root of the speed. */
export const FASTEST = 330;

/** Place of devices in the colours: beyond every speed. */
export const DEVICE = 2;
const METAL = displayableOklch(0.88, 0.012, 240);

export interface AneurysmView {
  readonly hasDiverter: boolean;
  readonly camera: CameraSettings;
  readonly counts: { readonly inlet: number; readonly sac: number };
  /** Devices, coloured as `DEVICE`. */
  readonly devices?: readonly Tube[];
  readonly fade?: number;
}

export const SIDE_EYE: Vector = vector(15, 17, 110);

/** Streamlines within the glass wall. */
export function aneurysmView(view: AneurysmView, width: number, height: number): Picture {
  const flow = sharedAneurysmFlow(view.hasDiverter);
  const { eye } = view.camera;
  return vesselPicture(
    {
      tubes: [...streamTubes(flow, FASTEST, view.counts), ...(view.devices ?? [])],
      map: (value) => (value >= DEVICE ? METAL : flowMap(value)),
      camera: view.camera,
      fog: [-1, 7],
      fogShare: 0.4,
      occlusionReach: 0.7,
      fade: view.fade ?? 0.07,
      others: (camera) => [{ ...glassWall({ eye, camera, width, height }), inFront: true }],
    },
    width,
    height,
  );
}
