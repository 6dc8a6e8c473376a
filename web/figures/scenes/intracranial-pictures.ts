import { placed, type Axes } from '../charts/axes.js';
import { colouredCurve } from '../charts/coloured-curve.js';
import { type Point } from '../charts/svg.js';
import type { ColourMap } from '../colour/maps.js';
import { fromOklab } from '../colour/oklab.js';
import { STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import type { Station } from '../geometry/curve.js';
import { clamp, smoothStep } from '../geometry/interpolation.js';
import { cross, distance, normalise, subtract, vector, type Vector } from '../geometry/vector.js';
import { noise } from '../random/noise.js';
import { placeCamera, project, type CameraSettings } from '../render/camera.js';
import { enlarged, onTop, type Picture } from '../render/picture.js';
import { plot } from '../render/plot.js';
import { contrastThickness } from '../render/radiograph.js';
import type { Tube } from '../render/tube.js';
import { brainTubes } from '../vessels/brain-tubes.js';
import { intracranialProfile, solveIntracranial } from './intracranial-case.js';
import { SHEET } from '../charts/picture-sheet.js';
import { vesselPicture } from './vessel-picture.js';

type Side = 'left' | 'right' | 'basilar';

function tubesWith(value: (side: Side, node: number) => number): Tube[] {
  const { trees, lesion } = solveIntracranial();
  return brainTubes(trees, (side) => trees[side].tree.nodes.map((_, node) => value(side, node)), {
    side: 'left',
    at: lesion.narrowing,
  });
}

/** Pieces of the tubes whose places are wanted. */
function piecesWithin(tubes: readonly Tube[], isWanted: (place: Vector) => boolean): Tube[] {
  return tubes.flatMap(({ stations, blend }) => {
    const runs: Station[][] = [[]];
    for (const station of stations) {
      if (isWanted(station.position)) runs.at(-1)?.push(station);
      else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([]);
    }
    return runs
      .filter((run) => run.length > 4)
      .map((run) => ({ stations: run, ...(blend !== undefined && { blend }) }));
  });
}

/** A slab of the angiogram: its thickness in mm, the side of its square in mm and in the frame. */
export const SLAB = { thickness: 24, height: 9, side: 112, size: 780, x: 680, y: 450 } as const;
export const SLAB_SCALE = SLAB.size / SLAB.side;
const SLAB_CAMERA: CameraSettings = {
  eye: vector(0, -700, -2),
  target: vector(0, SLAB.height, -2),
  up: vector(0, 0, 1),
  heightAtTarget: SHEET.height / SLAB_SCALE,
  targetAt: [SLAB.x / SHEET.width, SLAB.y / SHEET.height],
};

/** Cisterns and fissures at the base, where fluid surrounds the arteries: 1 in their middle. */
function cistern(x: number, z: number): number {
  const beside = Math.abs(x);
  const middle = 1 - smoothStep(0.5, 1.15, Math.hypot(x / 17, (z - 6) / 15));
  const fissure = 1 - smoothStep(0.4, 1.3, Math.abs(z - 9 - 0.07 * (beside - 24)) / 4.2);
  const reach = smoothStep(8, 16, beside) * (1 - smoothStep(38, 48, beside));
  const cleft = (1 - smoothStep(0.8, 2, beside)) * smoothStep(14, 22, z);
  const ambient =
    (1 - smoothStep(0.1, 0.26, Math.abs(Math.hypot(x / 19, (z + 16) / 15) - 1))) *
    (1 - smoothStep(0, 8, z));
  return Math.max(middle, fissure * reach, cleft, 0.8 * ambient);
}

/** The slab seen from below, brightest along each ray, as the angiogram arrives. */
export function slabPicture(width: number, height: number): Picture {
  const camera = placeCamera(SLAB_CAMERA, width, height);
  const tubes = piecesWithin(
    tubesWith(() => 0),
    ({ y }) => Math.abs(y - SLAB.height) < SLAB.thickness / 2,
  );
  const thickness = contrastThickness(tubes, camera, width, height);
  const stage = fromHex(STAGE);
  return plot(width, height, SHEET.width, (px, py) => {
    const [dx, dy] = [Math.abs(px - SLAB.x), Math.abs(py - SLAB.y)];
    const corner = 26;
    const half = SLAB.size / 2 - corner;
    const away = Math.hypot(Math.max(0, dx - half), Math.max(0, dy - half)) - corner;
    if (away > 1) return stage;
    const [x, z] = [(px - SLAB.x) / SLAB_SCALE, (SLAB.y - py) / SLAB_SCALE];
    const scale = width / SHEET.width;
    const at = Math.floor(py * scale) * width + Math.floor(px * scale);
    const contrast = 1 - Math.exp(-(thickness[at] ?? 0) / 1.15);
    const soft = 0.33 - 0.11 * cistern(x, z) + 0.02 * noise(x / 9, z / 9, 0, 4);
    const grain = 0.016 * noise(x * 1.15, z * 1.15, 0, 21) + 0.01 * noise(x * 0.6, z * 0.6, 3, 22);
    const grey = soft + grain + (0.95 - soft) * contrast;
    return mixColours(fromOklab(grey, -0.003, -0.014), stage, smoothStep(-1, 1, away));
  });
}

/** Share of the picture's pixels, each way, that are traced. */
const FINENESS = 0.6;

export interface CloseUp {
  readonly camera: CameraSettings;
  /** mm around the target within which vessels are shown. */
  readonly reach: number;
  readonly map: ColourMap;
  readonly value: (side: Side, node: number) => number;
  /** Share of the frame's height for the vessels. */
  readonly share: number;
}

/** The vessels around the narrowing. */
export function closeUp({ camera, reach, map, value, share }: CloseUp) {
  return (width: number, height: number): Picture => {
    const tubes = piecesWithin(tubesWith(value), (place) => distance(place, camera.target) < reach);
    const size = [width, Math.round(height * share)] as const;
    const traced = vesselPicture(
      { tubes, map, camera, fog: [-8, 34], fogShare: 0.86, fade: 0.12, isSmall: true },
      Math.round(size[0] * FINENESS),
      Math.round(size[1] * FINENESS),
    );
    const scene = enlarged(traced, ...size);
    return share < 1 ? onTop(scene, height, fromHex(STAGE)) : scene;
  };
}

/** Where a place of the model stands in the frame. */
export function projector(settings: CameraSettings, share: number): (place: Vector) => Point {
  const camera = placeCamera(settings, SHEET.width, SHEET.height * share);
  return (place) => project(camera, camera.toView(place));
}

/** The halves of the lumen's sections that face the viewer, from one place of the profile to another. */
export function sections(camera: CameraSettings, from: number, to: number): Vector[][] {
  const { places, tree } = intracranialProfile();
  return places.flatMap(({ node, at, radius }, index) => {
    const [before, here, after] = [places[index - 1]?.node, node, places[index + 1]?.node].map(
      (own) => tree.nodes[own ?? -1]?.position,
    );
    if (!before || !here || !after || at < from || at > to) return [];
    const axis = normalise(subtract(after, before));
    const towards = normalise(subtract(camera.eye, here));
    const across = normalise(cross(axis, towards));
    const front = normalise(cross(across, axis));
    return [
      Array.from({ length: 13 }, (_, step) => {
        const angle = (step / 12) * Math.PI;
        const [c, s] = [Math.cos(angle) * radius * 1.05, Math.sin(angle) * radius * 1.05];
        return vector(
          here.x + across.x * c + front.x * s,
          here.y + across.y * c + front.y * s,
          here.z + across.z * c + front.z * s,
        );
      }),
    ];
  });
}

/** Radius in mm at a distance along the profile, smooth between its places. */
export function radiusAt(at: number): number {
  const { places } = intracranialProfile();
  const index = clamp(places.findIndex((place) => place.at > at) - 1, 0, places.length - 2);
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (step) => places[clamp(index + step, 0, places.length - 1)]?.radius ?? 1,
  ) as [number, number, number, number];
  const [from, to] = [places[index]?.at ?? 0, places[index + 1]?.at ?? 1];
  const t = clamp((at - from) / (to - from));
  const [slope, nextSlope] = [(c - a) / 2, (d - b) / 2];
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * b +
    (t3 - 2 * t2 + t) * slope +
    (3 * t2 - 2 * t3) * c +
    (t3 - t2) * nextSlope
  );
}

/** Wall shear stress in Pa at a distance along the profile: the flow of the place before, 4μQ/πr³. */
function shearAlong(at: number): number {
  const { places } = intracranialProfile();
  const found = places.filter((place) => place.at <= at + 1e-6).at(-1) ?? places[0];
  return found ? found.shear * (found.radius / radiusAt(at)) ** 3 : 0;
}

/** A quantity of the profile as a curve in the colours of its values. */
export function profileCurve(
  axes: Axes,
  quantity: 'pressure' | 'shear',
  colour: (value: number) => ReturnType<ColourMap>,
  stroke: number,
): string[] {
  const [from, to] = axes.across.range;
  const shown = intracranialProfile().places.filter(({ at }) => at >= from && at <= to);
  const points =
    quantity === 'pressure'
      ? shown.map(({ at, pressure }) => ({ at, value: pressure }))
      : shown.flatMap(({ at }, index) => {
          const next = shown[index + 1]?.at ?? at;
          // Only the narrowing needs points in between.
          const steps = at > 29 && at < 41 ? 5 : 1;
          return Array.from({ length: steps }, (_, step) => {
            const here = at + ((next - at) * step) / steps;
            return { at: here, value: shearAlong(here) };
          });
        });
  return colouredCurve(
    points.map(({ at, value }) => placed(axes, at, value)),
    points.map(({ value }) => colour(value)),
    stroke,
  );
}
