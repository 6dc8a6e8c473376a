import { clamp, smoothStep } from '../../../figures/geometry/interpolation.js';
import { type ArmView, C_ARM, type DetectorPoint } from '../../../figures/geometry/c-arm.js';
import { smoothCurve } from '../../../figures/geometry/curve.js';
import { dot, vector } from '../../../figures/geometry/vector.js';
import { fromOklab } from '../../../figures/colour/oklab.js';
import { STAGE } from '../../../figures/colour/palette.js';
import { encode, fromHex } from '../../../figures/colour/srgb.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { scramble, seeded } from '../../../figures/random/seeded.js';
import { memoise } from '../../../figures/memoise.js';
import type { Camera } from '../../../figures/render/camera.js';
import { contrastThickness } from '../../../figures/render/radiograph.js';
import type { Tube } from '../../../figures/render/tube.js';
import { CATHETER, VESSELS, WAY_LENGTH, wayPoint } from './coronary.js';
import { type Arms, narrowingAt, viewsOf } from './model.js';

/** Pixels of the raster. */
export const RASTER = { width: 800, height: 600 } as const;

/** A film on the stage, in units of its frame. */
export interface Film {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export const FILMS: readonly [Film, Film] = [
  { x: 16, y: 16, width: 578, height: 510 },
  { x: 606, y: 16, width: 578, height: 510 },
];

/** Units of the frame for 1 mm at the isocentre. */
const PER_MILLIMETRE = 4.9;
const PER_DETECTOR_MILLIMETRE = (PER_MILLIMETRE * C_ARM.toIsocentre) / C_ARM.toDetector;
/** What the middle of a film shows, in mm on the detector: the tree lies a little beside the isocentre. */
const CENTRE = { x: 0, y: 3 };

/** A place of the detector on the stage. */
export function onStage({ x, y, width, height }: Film, at: DetectorPoint) {
  return {
    x: x + width / 2 + (at.x - CENTRE.x) * PER_DETECTOR_MILLIMETRE,
    y: y + height / 2 - (at.y - CENTRE.y) * PER_DETECTOR_MILLIMETRE,
  };
}

function cameraOf(view: ArmView, film: Film, scale: number): Camera {
  const perDetector = PER_DETECTOR_MILLIMETRE * scale;
  const toView = (point: Parameters<Camera['toView']>[0]) =>
    vector(
      dot(point, view.right),
      dot(point, view.up),
      C_ARM.toIsocentre + dot(point, view.towards),
    );
  return {
    focal: C_ARM.toDetector * perDetector,
    centreX: (film.width * scale) / 2 - CENTRE.x * perDetector,
    centreY: (film.height * scale) / 2 + CENTRE.y * perDetector,
    toView,
    directionToView: (v) => vector(dot(v, view.right), dot(v, view.up), dot(v, view.towards)),
  };
}

/** Value of the catheter, whose wall takes less than contrast medium does: 1 less this. */
const WALL = 0.6;

/** The analysed way with its narrowed lumen as one tube, all other vessels, and the catheter. */
const tubes = memoise((): readonly Tube[] => [
  {
    stations: Array.from({ length: Math.floor(WAY_LENGTH) + 1 }, (_, at) => {
      const { position, radius } = wayPoint(at);
      const thin = 0.4 + 0.6 * smoothStep(0, 14, WAY_LENGTH - at);
      return { position, radius: radius * thin * (1 - narrowingAt(at)), value: 0 };
    }),
  },
  ...VESSELS.filter(({ name }) => name !== 'LM' && name !== 'LAD').map(({ stations }) => ({
    stations: stations.map((station) => ({ ...station, value: 0 })),
  })),
  {
    stations: smoothCurve(
      CATHETER.map(([x, y, z]) => vector(x, y, z)),
      6,
    ).map((position) => ({ position, radius: 0.9, value: WALL })),
  },
]);
/** Hardening and scatter leave the largest vessels far from black. */
const ABSORPTION = 0.34;

/** Shades of film, faintly cool, as 8-bit RGB one after the other. */
const SHADES = 512;
const GREYS = Uint8ClampedArray.from({ length: 3 * SHADES }, (_, index) => {
  const { r, g, b } = fromOklab(0.08 + (0.88 * Math.floor(index / 3)) / SHADES, -0.003, -0.01);
  return 255 * encode([r, g, b][index % 3] ?? 0);
});
const ATTENUATION = Float32Array.from({ length: 512 }, (_, step) =>
  Math.exp((-ABSORPTION * step) / 32),
);

const stage = fromHex(STAGE);
const BEHIND = [stage.b, stage.g, stage.r].reduce(
  (packed, part) => (packed << 8) | Math.round(255 * encode(part)),
  255,
);

interface Exposure {
  /** The stage with both films as they are without contrast medium. */
  readonly pixels: Uint8ClampedArray;
  /** What then reaches each film's pixels. */
  readonly levels: readonly Float32Array[];
}
/** By width: rasters are coarse or fine. */
const kept = new Map<number, Exposure>();

function onFilm(film: Film, scale: number) {
  const round = (units: number): number => Math.round(units * scale);
  return {
    left: round(film.x),
    top: round(film.y),
    width: round(film.width),
    height: round(film.height),
  };
}

/** Differences of brightness between pixels, to be drawn from: they cost much to compute. */
const grainTable = memoise(() => {
  const random = seeded(7);
  return Float32Array.from({ length: 4096 }, () => 0.011 * random.normal());
});

/** Ribs, soft tissue and grain, the same for all projections. */
function exposure(width: number, height: number): Exposure {
  const known = kept.get(width);
  if (known) return known;
  const pixels = new Uint8ClampedArray(width * height * 4);
  new Int32Array(pixels.buffer).fill(BEHIND);
  const grains = grainTable();
  const levels = FILMS.map((film, index) => {
    const box = onFilm(film, width / STAGE_FRAME.width);
    const levels = new Float32Array(box.width * box.height);
    const ways = Float32Array.from({ length: box.width }, (_, column) => column / box.width - 0.5);
    const tissues = ways.map((way) => 0.03 * Math.sin(3.2 * (way + 0.5) + 1.1));
    for (let row = 0; row < box.height; row++) {
      const v = row / box.height;
      const tissue = Math.sin(2.4 * v + 0.6 * index);
      for (let column = 0; column < box.width; column++) {
        const way = ways[column]!;
        const ribs = 0.035 * Math.sin(11 * v + 2.1 * (way + 0.5) + 2 * index);
        const shaded = 1 - 0.3 * smoothStep(0.32, 0.75, Math.sqrt(way * way + (v - 0.5) ** 2));
        const at = row * box.width + column;
        const grain = grains[scramble(at + index * levels.length) & (grains.length - 1)]!;
        const level = (0.74 + ribs + tissue * tissues[column]! + grain) * shaded;
        develop(pixels, 4 * ((box.top + row) * width + box.left + column), level);
        levels[at] = level;
      }
    }
    return levels;
  });
  const fresh = { pixels, levels };
  kept.set(width, fresh);
  return fresh;
}

function develop(pixels: Uint8ClampedArray, to: number, level: number): void {
  const grey = 3 * Math.round((SHADES - 1) * clamp(level));
  pixels[to] = GREYS[grey] ?? 0;
  pixels[to + 1] = GREYS[grey + 1] ?? 0;
  pixels[to + 2] = GREYS[grey + 2] ?? 0;
}

/** Both films as a flat detector would show them. */
export function paintFilms(
  pixels: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
  state: Arms,
): void {
  const scale = size.width / STAGE_FRAME.width;
  const { pixels: blank, levels } = exposure(size.width, size.height);
  pixels.set(blank);
  viewsOf(state).forEach((view, index) => {
    const [film, open] = [FILMS[index], levels[index]];
    if (!film || !open) return;
    const { left, top, width, height } = onFilm(film, scale);
    const camera = cameraOf(view, film, scale);
    const thickness = contrastThickness(tubes(), camera, width, height, (value) => 1 - value);
    for (let at = 0; at < thickness.length; at++) {
      const thick = thickness[at] ?? 0;
      if (thick === 0) continue;
      const through = ATTENUATION[Math.min(ATTENUATION.length - 1, Math.round(32 * thick))] ?? 0;
      const to = 4 * ((top + Math.floor(at / width)) * size.width + left + (at % width));
      develop(pixels, to, (open[at] ?? 0) * (0.24 + 0.76 * through));
    }
  });
}
