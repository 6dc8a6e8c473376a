import type { Colour } from '../colour/oklab.js';
import { encode } from '../colour/srgb.js';
import { clamp } from '../geometry/interpolation.js';
import { vector } from '../geometry/vector.js';
import { scramble } from '../random/seeded.js';
import { shade, type Material } from './light.js';
import { emptyPicture, toBytes } from './picture.js';
import { stageColour, stageLighting } from './stage.js';

/** Colours of a surface by the direction that it faces, lit as all figures on the stage are. */
export interface MeshLook {
  /** `LOOK_SIZE` squared, by the normal's x and y from -1 to 1: red in the lowest byte, cover in the highest. */
  readonly table: Int32Array;
  readonly isGlass: boolean;
}

export const LOOK_SIZE = 256;
const COARSE = 64;

/** @param cover of glass, by how much the surface faces the viewer (0 to 1); solid without it */
export function meshLook(
  albedo: Colour,
  material: Material,
  cover?: (facing: number) => number,
): MeshLook {
  const view = vector(0, 0, 1);
  const lit = emptyPicture(COARSE, COARSE);
  const covers: number[] = [];
  for (let index = 0; index < COARSE * COARSE; index++) {
    const x = (2 * (index % COARSE)) / (COARSE - 1) - 1;
    const y = (2 * Math.floor(index / COARSE)) / (COARSE - 1) - 1;
    const size = Math.hypot(x, y) || 1;
    const flat = Math.min(0.999, size);
    const facing = Math.sqrt(1 - flat * flat);
    const hit = { nx: (x * flat) / size, ny: (y * flat) / size, nz: -facing, depth: 0, value: 0 };
    const { r, g, b } = shade(hit, view, albedo, material, stageLighting, 1, 1);
    lit.rgb.set([r, g, b], index * 3);
    covers.push(255 * clamp(cover?.(facing) ?? 1));
  }
  const bytes = toBytes(lit);
  const parts = Float32Array.from({ length: 4 * COARSE * COARSE }, (_, at) =>
    at % 4 < 3 ? (bytes[(at >> 2) * 3 + (at % 4)] ?? 0) : (covers[at >> 2] ?? 0),
  );
  const table = enlarged(parts, [COARSE, COARSE], [LOOK_SIZE, LOOK_SIZE], 0);
  return { table, isGlass: cover !== undefined };
}

const BACKDROP = [48, 36] as const;
const backdrops = new Map<string, Int32Array>();

/** The stage with its glow, packed as looks are: so soft that few of its places need computing. */
export function backdrop(
  width: number,
  height: number,
  glowAt: readonly [number, number],
): Int32Array {
  const key = [width, height, ...glowAt].join();
  const known = backdrops.get(key);
  if (known) return known;
  const [columns, rows] = BACKDROP;
  const parts = new Float32Array(4 * columns * rows);
  for (let index = 0; index < columns * rows; index++) {
    const u = (index % columns) / (columns - 1);
    const v = Math.floor(index / columns) / (rows - 1);
    const { r, g, b } = stageColour(u, v, glowAt);
    parts.set([255 * encode(r), 255 * encode(g), 255 * encode(b), 255], 4 * index);
  }
  // Grain of half a step, as elsewhere, keeps the dark gradient from showing bands.
  const made = enlarged(parts, BACKDROP, [width, height], 0.9);
  if (backdrops.size > 3) backdrops.clear();
  backdrops.set(key, made);
  return made;
}

/** Reads a small grid of four bytes in between, at the places of a larger one. */
function enlarged(
  parts: Float32Array,
  [columns, rows]: readonly [number, number],
  [width, height]: readonly [number, number],
  grain: number,
): Int32Array {
  const packed = new Int32Array(width * height);
  const row = new Float32Array(columns * 4);
  const across = (columns - 1.001) / (width - 1);
  for (let y = 0; y < height; y++) {
    const place = (y * (rows - 1.001)) / (height - 1);
    const above = Math.floor(place) * columns * 4;
    for (let at = 0; at < row.length; at++) {
      const upper = parts[above + at] ?? 0;
      row[at] = upper + ((parts[above + columns * 4 + at] ?? 0) - upper) * (place % 1);
    }
    for (let x = 0; x < width; x++) {
      const left = Math.floor(x * across);
      const share = x * across - left;
      const noise = grain * (scramble(y * width + x) / 0x1_0000_0000 - 0.5) + 0.5;
      let sum = 0;
      for (let part = 3; part >= 0; part--) {
        const from = row[left * 4 + part] ?? 0;
        const value = from + ((row[left * 4 + 4 + part] ?? 0) - from) * share;
        sum = (sum << 8) | Math.min(255, value + noise);
      }
      packed[y * width + x] = sum;
    }
  }
  return packed;
}
