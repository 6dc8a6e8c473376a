import type { SliceLevel } from '../../../figures/anatomy/brain-slice.js';
import { type Colour, fromOklab } from '../../../figures/colour/oklab.js';
import { STAGE } from '../../../figures/colour/palette.js';
import { encode, fromHex } from '../../../figures/colour/srgb.js';
import { clamp } from '../../../figures/geometry/interpolation.js';
import type { Result, State } from './model.js';

export const LEVELS: readonly SliceLevel[] = ['ganglionic', 'supraganglionic'];

/** Pixels of the raster, half the frame's units, and the part of it that holds the head. */
export const RASTER = { width: 600, height: 450 } as const;
/** Middle of the slice in the frame, and its units for half the skull's width. */
export const SLICE = { x: 348, y: 452, scale: 312 } as const;
export const HEAD = {
  left: 4,
  top: 16,
  width: 340,
  height: 420,
  perUnit: SLICE.scale / 2,
} as const;

/** Stands for what is outside the head. */
export const AIR = 15;

/** Steps between outside and inside of a region, in four bits. */
export const WEIGHTS = 15;

export interface SliceLayers {
  /** Density of the healthy slice with its noise, as `codeOf` has it. */
  readonly codes: Uint8Array;
  /** Low four bits: number of the region from 1, or 0. High four bits: its weight. Or `AIR`. */
  readonly regions: Uint8Array;
}

const CODE = { least: -46, perUnit: 1.85 } as const;

/** HU between −45 and 91 as a byte from 1. */
export function codeOf(density: number): number {
  return Math.min(255, Math.max(1, Math.round((density - CODE.least) * CODE.perUnit)));
}

export function densityOf(code: number): number {
  return code / CODE.perUnit + CODE.least;
}

/** A pixel's four bytes as one number, in the order of all processors that run browsers. */
function packed({ r, g, b }: Colour): number {
  const [red, green, blue] = [r, g, b].map((part) => Math.round(encode(part) * 255));
  return ((255 << 24) | ((blue ?? 0) << 16) | ((green ?? 0) << 8) | (red ?? 0)) >>> 0;
}

const GREYS = Uint32Array.from({ length: 256 }, (_, index) =>
  packed(fromOklab(0.16 + (0.8 * index) / 255, -0.004, -0.016)),
);
const GROUND = packed(fromHex(STAGE));

/** Paints the slice of the state, in its window, with what the regions have lost by now. */
export function paint(
  pixels: Uint8ClampedArray,
  layers: Readonly<Record<SliceLevel, SliceLayers>>,
  { slice, width, level }: State,
  { regions: results }: Result,
): void {
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4).fill(GROUND);
  const { codes, regions } = layers[slice];
  const losses = Float64Array.from([0, ...results.map(({ loss }) => loss / WEIGHTS)]);
  const [black, perUnit] = [level - width / 2, 255 / width];
  for (let index = 0; index < codes.length; index++) {
    const region = regions[index] ?? 0;
    if (region === AIR) continue;
    const density = densityOf(codes[index] ?? 0) - (losses[region & 15] ?? 0) * (region >> 4);
    const grey = Math.round(clamp((density - black) * perUnit, 0, 255));
    const row = Math.floor(index / HEAD.width) + HEAD.top;
    whole[row * RASTER.width + (index % HEAD.width) + HEAD.left] = GREYS[grey] ?? 0;
  }
}
