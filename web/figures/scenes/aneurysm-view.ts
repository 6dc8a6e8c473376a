import { flowMap } from '../colour/maps.js';
import { displayableOklch } from '../colour/oklab.js';
import { sharedAneurysmFlow } from '../flow/aneurysm-flow.js';
import { vector, type Vector } from '../geometry/vector.js';
import type { FlowPath } from '../figure.js';
import { visiblePaths } from '../life/visible-paths.js';
import { placeCamera, type CameraSettings } from '../render/camera.js';
import type { Picture } from '../render/picture.js';
import type { Tube } from '../render/tube.js';
import { glassWall, streamTubes } from './aneurysm-sheets.js';
import { vesselPicture } from './vessel-picture.js';

/** mm/s at the upper end of the colours; they run with the square root of the speed. */
export const FASTEST = 330;

/** The scale of these colours, in cm/s. */
export const SPEED_SCALE = {
  range: [0, FASTEST / 10] as readonly [number, number],
  ticks: [0, 5, 15, 30] as readonly number[],
};

/** Place of a speed in cm/s on that scale. */
export function speedShare(speed: number): number {
  return Math.sqrt(speed / SPEED_SCALE.range[1]);
}

/** Place of devices in the colours: beyond every speed. */
export const DEVICE = 2;
export const METAL = displayableOklch(0.88, 0.012, 240);

export interface AneurysmView {
  readonly hasDiverter: boolean;
  readonly camera: CameraSettings;
  readonly counts: { readonly inlet: number; readonly sac: number };
  /** Devices, coloured as `DEVICE`. */
  readonly devices?: readonly Tube[];
  readonly fade?: number;
}

export const SIDE_EYE: Vector = vector(15, 17, 110);

/** Stations of a particle's way: through the artery, or some turns in the sac. */
const LONGEST = 90;

/** The streamlines as the ways of particles. */
export function aneurysmPaths(
  { hasDiverter, camera: settings, counts }: Omit<AneurysmView, 'devices' | 'fade'>,
  width: number,
  height: number,
  points: number,
): FlowPath[] {
  const flow = sharedAneurysmFlow(hasDiverter);
  const tubes = streamTubes(flow, FASTEST, counts).map(({ stations }) => ({
    stations: stations
      .slice(0, LONGEST)
      .map((station) => ({ ...station, value: FASTEST * station.value ** 2 })),
  }));
  const camera = placeCamera(settings, width, height);
  return visiblePaths({ tubes, camera, width, height, points, tolerance: 2.5, slowdown: 150 });
}

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
