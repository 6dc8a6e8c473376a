import { flowMap } from '../colour/maps.js';
import { displayableOklch, type Colour } from '../colour/oklab.js';
import { clamp } from '../geometry/interpolation.js';
import { ellipsoid, type DistanceField } from '../geometry/signed-distance.js';
import { vector, type Vector } from '../geometry/vector.js';
import { placeCamera, type Camera, type CameraSettings } from '../render/camera.js';
import { compose, type Sheet } from '../render/compose.js';
import { shade } from '../render/light.js';
import type { Picture } from '../render/picture.js';
import { solidLayer } from '../render/solid.js';
import { stageLighting } from '../render/stage.js';
import { axisEnds, endocardialRadius, excursionAt, toEndocardium } from './ventricle-shape.js';

/** mm of excursion at the ends of the colours, in every figure. */
export const EXCURSION_RANGE: readonly [number, number] = [2, 12];

export function excursionShare(excursion: number): number {
  return (excursion - EXCURSION_RANGE[0]) / (EXCURSION_RANGE[1] - EXCURSION_RANGE[0]);
}

/** Holds the cavity in every phase. */
const HULL = ellipsoid(vector(0, 0, 17), vector(28.5, 28.5, 67));

/** The cavity with its end at the mitral plane. */
function cavity(contraction: number): DistanceField {
  const wall = toEndocardium(contraction);
  const { base } = axisEnds(contraction);
  return (x, y, z) => {
    // Far away a plain body is enough, and quick.
    const away = HULL(x, y, z);
    if (away > 3) return away - 1;
    return Math.max(wall(x, y, z), base - z);
  };
}

interface Axes {
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
}

function axesOf(camera: Camera): Axes {
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

const GLASS = displayableOklch(0.72, 0.07, 215);
const VALVE = displayableOklch(0.42, 0.03, 250);

/** Colour of the excursion at a share of the length and of a full turn, from a table. */
function colourTable(): (share: number, turn: number) => Colour {
  const [rows, columns] = [160, 360];
  const table = Array.from({ length: rows * columns }, (_, index) =>
    flowMap(excursionShare(excursionAt(Math.floor(index / columns) / (rows - 1), index % columns))),
  );
  return (share, turn) => {
    const row = Math.round(clamp(share) * (rows - 1));
    return table[row * columns + (Math.round(turn * columns) % columns)] ?? VALVE;
  };
}

/** The cavity at end-systole in the colours of its excursion, within that at end-diastole as glass. */
export function ventricleView(
  settings: CameraSettings,
  width: number,
  height: number,
  glowAt: readonly [number, number] = [0.5, 0.5],
): Picture {
  const camera = placeCamera(settings, width, height);
  const { right, up, forward } = axesOf(camera);
  const { eye } = settings;
  const middle = camera.toView(vector(0, 0, 40)).z;
  const colours = colourTable();
  const tracer = (contraction: number) => {
    const field = cavity(contraction);
    const inView: DistanceField = (x, y, z) =>
      field(
        eye.x + right.x * x + up.x * y + forward.x * z,
        eye.y + right.y * x + up.y * y + forward.y * z,
        eye.z + right.z * x + up.z * y + forward.z * z,
      );
    return solidLayer(inView, camera, width, height, [middle - 70, middle + 70]);
  };
  const { base, tip } = axisEnds(1);
  const inner: Sheet = {
    trace: tracer(1),
    look: (hit, view) => {
      const reach = hit.depth / view.z;
      const [vx, vy, vz] = [view.x * reach, view.y * reach, view.z * reach];
      const x = eye.x + right.x * vx + up.x * vy + forward.x * vz;
      const y = eye.y + right.y * vx + up.y * vy + forward.y * vz;
      const z = eye.z + right.z * vx + up.z * vy + forward.z * vz;
      const turn = Math.atan2(y, x) / (2 * Math.PI) + 1;
      const albedo = z > base + 0.6 ? colours((z - base) / (tip - base), turn) : VALVE;
      const material = { roughness: 0.45, gloss: 0.2, rim: 0.3 };
      return { colour: shade(hit, view, albedo, material, stageLighting, 1, 1), cover: 1 };
    },
  };
  const outer: Sheet = {
    inFront: true,
    trace: tracer(0),
    look: (hit, view) => {
      const facing = Math.max(0, -(hit.nx * view.x + hit.ny * view.y + hit.nz * view.z));
      const material = { roughness: 0.3, gloss: 0.5, rim: 0.5 };
      return {
        colour: shade(hit, view, GLASS, material, stageLighting, 1, 1),
        cover: 0.06 + 0.5 * (1 - facing) ** 2.2,
      };
    },
  };
  return compose({
    camera,
    width,
    height,
    sheets: [inner, outer],
    fog: [middle + 60, middle + 120],
    glowAt,
    fade: 0.03,
  });
}

/** Rings and meridians of the cavity at end-diastole, in mm: its mesh. */
export function cavityMesh(): {
  readonly points: readonly Vector[];
  readonly normals: readonly Vector[];
}[] {
  const { base, tip } = axisEnds(0);
  const at = (share: number, degrees: number): Vector => {
    const angle = (degrees * Math.PI) / 180;
    const z = base + (tip - base) * share;
    const radius = endocardialRadius(z, degrees, 0);
    return vector(radius * Math.cos(angle), radius * Math.sin(angle), z);
  };
  const outward = (share: number, degrees: number): Vector => {
    const angle = (degrees * Math.PI) / 180;
    // Of the ellipsoid that the cavity resembles.
    const slope = 0.1 + 1.1 * share ** 3;
    return vector(Math.cos(angle), Math.sin(angle), slope);
  };
  const row = (places: readonly (readonly [number, number])[]) => ({
    points: places.map((place) => at(...place)),
    normals: places.map((place) => outward(...place)),
  });
  const levels = [0, 0.17, 0.34, 0.51, 0.68, 0.83, 0.94];
  const rings = levels.map((share) =>
    row(Array.from({ length: 37 }, (_, index) => [share, index * 10] as const)),
  );
  const meridians = Array.from({ length: 12 }, (_, index) =>
    row(
      Array.from(
        { length: 15 },
        (__, step) => [Math.sin(((step / 14) * Math.PI) / 2) * 0.998, index * 30] as const,
      ),
    ),
  );
  return [...rings, ...meridians];
}
