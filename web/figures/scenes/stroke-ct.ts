import {
  ASPECTS_REGIONS,
  type AspectsRegion,
  insideRegion,
  regionOutline,
} from '../anatomy/aspects-regions.js';
import { skullRadius, type SliceLevel, tissueAt } from '../anatomy/brain-slice.js';
import { STAGE } from '../colour/palette.js';
import { fromOklab, type Colour } from '../colour/oklab.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import { clamp, smoothStep } from '../geometry/interpolation.js';
import { noise } from '../random/noise.js';

/** mm from the midline to the skull's outer edge, which slices use as their unit. */
export const HALF_SKULL = 70;

/** An axial slice of unenhanced CT; places as in `brain-slice.ts`. */
export interface CtSlice {
  /** Hounsfield units, without noise. */
  readonly density: (x: number, y: number) => number;
  /** 0 in the air around the head, 1 in it. */
  readonly head: (x: number, y: number) => number;
}

/** Grid on which a slice is computed once: fine enough for three quarters of a millimetre. */
const REACH = { x: 1.12, y: 1.36 };
const PER_UNIT = 92;

/** Hounsfield units; bone no denser than the window shows, which keeps its edges even. */
const DENSITY = { grey: 38, white: 30, fluid: 7, bone: 90, fat: -40, muscle: 48, skin: 40 };
/** What early ischaemia takes from grey and white matter, in Hounsfield units. */
const LOSS = { grey: 6, white: 3.6 };

function outsideBone(y: number, radius: number): number {
  // The temporal muscle fills the hollow at the temple.
  const hollow = 0.05 * smoothStep(-0.3, 0.15, y) * smoothStep(0.66, 0.25, y);
  const muscle = 1 - smoothStep(-0.006, 0.006, radius - 0.99 - hollow);
  const away = Math.abs(radius - 1.058);
  const skin = 1 - smoothStep(0.006, 0.02, away);
  return (
    DENSITY.fat +
    (DENSITY.muscle - DENSITY.fat) * muscle +
    (DENSITY.skin - DENSITY.fat) * skin * (1 - muscle)
  );
}

function densityAt(x: number, y: number, level: SliceLevel, loss: number): number {
  const radius = skullRadius(x, y);
  if (radius > 0.985) return outsideBone(y, radius);
  const { bone, fluid, white, depth } = tissueAt(x, y, level);
  const grey = DENSITY.grey - (DENSITY.grey - DENSITY.white) * white;
  const lost = (LOSS.grey - (LOSS.grey - LOSS.white) * white) * loss;
  const soft = (grey - lost) * (1 - fluid) + DENSITY.fluid * fluid;
  const falx =
    26 * (1 - smoothStep(0.004, 0.011, Math.abs(x))) * smoothStep(0.46, 0.6, Math.abs(y));
  // The pineal gland and the choroid plexus are usually calcified at this age.
  const chalk =
    level === 'ganglionic'
      ? 60 * (1 - smoothStep(0.006, 0.026, Math.hypot(x, y + 0.27))) +
        55 * (1 - smoothStep(0.002, 0.03, Math.hypot(Math.abs(x) - 0.262, y + 0.455)))
      : 0;
  const within = depth < -0.032 ? DENSITY.fluid : soft + falx + chalk;
  const wall = smoothStep(0.972, 0.985, radius);
  return Math.max(within + (DENSITY.bone - within) * bone, outsideBone(y, radius) * wall);
}

/** Middle and half the size of a region, with its soft edge. */
function extent(name: AspectsRegion) {
  const along = (values: readonly number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return [(low + high) / 2, (high - low) / 2 + 0.04];
  };
  const points = regionOutline(name);
  return { x: along(points.map(({ x }) => x)), y: along(points.map(({ y }) => y)) };
}

/** @param affected regions with early ischaemic change, on the patient's left */
export function ctSlice(level: SliceLevel, affected: readonly AspectsRegion[] = []): CtSlice {
  const regions = ASPECTS_REGIONS.filter(
    (region) => region.level === level && affected.includes(region.name),
  ).map(({ name }) => ({ name, ...extent(name) }));
  const columns = Math.ceil(2 * REACH.x * PER_UNIT);
  const rows = Math.ceil(2 * REACH.y * PER_UNIT);
  const values = new Float32Array(columns * rows);
  for (let index = 0; index < values.length; index++) {
    const x = (index % columns) / PER_UNIT - REACH.x;
    const y = Math.floor(index / columns) / PER_UNIT - REACH.y;
    if (skullRadius(x, y) > 1.1) continue;
    const loss =
      x > 0.2 && skullRadius(x, y) < 0.9
        ? regions.reduce(
            (most, { name, x: across, y: up }) =>
              Math.abs(x - across[0]) < across[1] && Math.abs(y - up[0]) < up[1]
                ? Math.max(most, insideRegion(name, x, y))
                : most,
            0,
          )
        : 0;
    values[index] = densityAt(x, y, level, loss);
  }
  const density = (x: number, y: number): number => {
    const column = clamp((x + REACH.x) * PER_UNIT, 0, columns - 1.001);
    const row = clamp((y + REACH.y) * PER_UNIT, 0, rows - 1.001);
    const at = Math.floor(row) * columns + Math.floor(column);
    const [u, v] = [column % 1, row % 1];
    const near = (values[at] ?? 0) * (1 - u) + (values[at + 1] ?? 0) * u;
    const far = (values[at + columns] ?? 0) * (1 - u) + (values[at + columns + 1] ?? 0) * u;
    return near * (1 - v) + far * v;
  };
  return { density, head: (x, y) => 1 - smoothStep(1.07, 1.085, skullRadius(x, y)) };
}

/** Noise of the detector in Hounsfield units, correlated over about a millimetre. */
export function ctNoise(x: number, y: number, seed: number): number {
  return 2.4 * noise(x * 46, y * 46, 0, seed) + 1.2 * noise(x * 23, y * 23, 4, seed + 1);
}

/** Window in which early ischaemia shows best, in Hounsfield units. */
export const STROKE_WINDOW = { width: 40, level: 35 };

const stage = fromHex(STAGE);

export function windowed(density: number, head: number, window = STROKE_WINDOW): Colour {
  const { width, level } = window;
  const share = clamp((density - level + width / 2) / width);
  return mixColours(stage, fromOklab(0.19 + 0.74 * share, -0.004, -0.018), head);
}

/** Mean densities of a region and of its counterpart across the midline, and their difference. */
export interface RegionDensity {
  readonly name: AspectsRegion;
  readonly level: SliceLevel;
  readonly own: number;
  readonly opposite: number;
  readonly difference: number;
}

/** Fluid in the furrows is left out of the means, as it would hide the tissue's change. */
const FLUID_BELOW = 22;

export function regionDensities(slices: Readonly<Record<SliceLevel, CtSlice>>): RegionDensity[] {
  return ASPECTS_REGIONS.map(({ name, level }) => {
    const outline = regionOutline(name);
    const { density } = slices[level];
    const mean = (side: 1 | -1): number => {
      let [sum, count] = [0, 0];
      const xs = outline.map(({ x }) => x);
      const ys = outline.map(({ y }) => y);
      for (let y = Math.min(...ys); y < Math.max(...ys); y += 0.014) {
        for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.014) {
          if (insideRegion(name, x, y) < 0.5) continue;
          const value = density(side * x, y) + ctNoise(side * x, y, 5);
          if (value < FLUID_BELOW || value > 60) continue;
          sum += value;
          count += 1;
        }
      }
      return sum / Math.max(1, count);
    };
    const [own, opposite] = [mean(1), mean(-1)];
    const tenths = (value: number): number => Math.round(value * 10) / 10;
    return {
      name,
      level,
      own: tenths(own),
      opposite: tenths(opposite),
      difference: tenths(tenths(own) - tenths(opposite)),
    };
  });
}

/** Steps of the grid on which both sides are compared, and how far around a place is averaged. */
const COMPARED = { step: 0.04, reach: 0.12, sample: 0.03 };

/**
 * Density on the patient's left less that of the mirrored place, averaged over some millimetres of
 * tissue; 0 on the right.
 */
export function sideDifference({ density }: CtSlice): (x: number, y: number) => number {
  const { step, reach, sample } = COMPARED;
  const columns = Math.ceil(1 / step) + 2;
  const rows = Math.ceil((2 * REACH.y) / step) + 2;
  const isTissue = (value: number): boolean => value > FLUID_BELOW && value < 60;
  const values = Float32Array.from({ length: columns * rows }, (_, index) => {
    const [cx, cy] = [(index % columns) * step, Math.floor(index / columns) * step - REACH.y];
    if (skullRadius(cx, cy) > 0.9) return 0;
    let [sum, count] = [0, 1e-6];
    for (let y = cy - reach; y <= cy + reach; y += sample) {
      for (let x = cx - reach; x <= cx + reach; x += sample) {
        const [own, other] = [density(x, y), density(-x, y)];
        if (!isTissue(own) || !isTissue(other) || skullRadius(x, y) > 0.88) continue;
        sum += own - other;
        count += 1;
      }
    }
    return sum / count;
  });
  return (x, y) => {
    if (x <= 0 || skullRadius(x, y) > 0.885) return 0;
    const [column, row] = [x / step, (y + REACH.y) / step];
    const at = Math.floor(row) * columns + Math.floor(column);
    const [u, v] = [column % 1, row % 1];
    const near = (values[at] ?? 0) * (1 - u) + (values[at + 1] ?? 0) * u;
    const far = (values[at + columns] ?? 0) * (1 - u) + (values[at + columns + 1] ?? 0) * u;
    return near * (1 - v) + far * v;
  };
}
