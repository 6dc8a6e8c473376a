import { sectionOutline, type SectionShape } from './vessel-section.js';
import type { Colour } from '../colour/oklab.js';
import { STAGE } from '../colour/palette.js';
import { encode, fromHex } from '../colour/srgb.js';
import { STAGE_FRAME } from '../explorer-states.js';
import { clamp } from '../geometry/interpolation.js';
import { memoise } from '../memoise.js';
import { scramble } from '../random/seeded.js';

/** What the catheter meets in one direction; distances in mm from it. */
export interface ScanLine {
  readonly lumen: number;
  readonly media: number;
  /** What else lies there, as the look says. */
  readonly mark: number;
}

/** Brightness, 0 to 1. */
export type ScanLook = (line: ScanLine, radius: number, speckle: number) => number;

/** Pixels of the raster, which covers the stage. */
export const RASTER = { width: 720, height: 540 } as const;
const SCALE = RASTER.width / STAGE_FRAME.width;

/** A section as a disc, in units of the stage's frame. */
export interface SectionDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The run cut lengthwise, in units of the stage's frame. */
export interface LongView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** mm across its width. */
  readonly length: number;
}

/** mm from the catheter to the edge of what is shown. */
export const REACH = 2.8;

/** Directions in which a section is scanned, and depths in which the speckle differs. */
const DIRECTIONS = 256;
const DEPTHS = 256;

/**
 * Fully developed speckle: the magnitude of a sum of random phasors, 0 to 1, as wide as the blur of the
 * beam. Meets itself in both directions.
 */
const speckleField = memoise((): Float32Array => {
  const part = (seed: number): Float32Array => {
    const raw = Float32Array.from(
      { length: DIRECTIONS * DEPTHS },
      (_, index) => scramble(index + seed) / 0x8000_0000 - 1,
    );
    return blurred(blurred(raw, DEPTHS, 5), 1, 3);
  };
  const [real, imaginary] = [part(0x51f15e), part(0x2c0ffee)];
  return real.map((value, index) => Math.min(1, 2.3 * Math.hypot(value, imaginary[index] ?? 0)));
});

/** Mean over some values a stride apart. */
function blurred(values: Float32Array, stride: number, count: number): Float32Array {
  return values.map((_, index) => {
    let sum = 0;
    for (let step = 0; step < count; step++) {
      sum += values[(index + step * stride) % values.length] ?? 0;
    }
    return sum / count;
  });
}

/** 8-bit RGB of 256 levels of brightness. */
export function tintTable(tint: (level: number) => Colour): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 * 3 }, (_, index) => {
    const { r, g, b } = tint(Math.floor(index / 3) / 255);
    return 255 * encode([r, g, b][index % 3] ?? 0);
  });
}

const { r, g, b } = fromHex(STAGE);
const ground = [r, g, b].map((part) => 255 * encode(part));

/** The stage before anything is on it. */
function paintGround(pixels: Uint8ClampedArray): void {
  pixels.set([...ground, 255]);
  // Doubles what is filled: many times faster than pixel by pixel.
  for (let filled = 4; filled < pixels.length; filled *= 2) pixels.copyWithin(filled, 0, filled);
}

/**
 * A painter of the run cut lengthwise, on the stage before anything is on it: painted when another run is
 * shown, and copied while the cursor alone moves along it.
 * @param paintRun given the ground; paints a run, which its name tells from all others
 */
export function keptRun<Run>(
  paintRun: (pixels: Uint8ClampedArray, run: Run) => void,
): (pixels: Uint8ClampedArray, name: string, run: Run) => void {
  let kept: Uint8ClampedArray | undefined;
  let keptName: string | undefined;
  return (pixels, name, run) => {
    kept ??= new Uint8ClampedArray(pixels.length);
    if (keptName !== name) {
      paintGround(kept);
      paintRun(kept, run);
      keptName = name;
    }
    pixels.set(kept);
  };
}

interface Scan {
  readonly look: ScanLook;
  readonly tint: Uint8ClampedArray;
}

/** @param angle radians, counter-clockwise from the right */
export function scanLine(shape: SectionShape, angle: number, mark: number): ScanLine {
  const { lumen, media } = sectionOutline(shape, angle);
  return { lumen, media, mark };
}

/** Pixels of a disc: their numbers in the raster, and where the catheter sees them. */
export interface DiscPixels {
  readonly pixels: Uint32Array;
  readonly directions: Uint8Array;
  /** mm */
  readonly distances: Float32Array;
  /** Share of each pixel that the disc covers. */
  readonly shares: Float32Array;
}

export function discPixels(disc: SectionDisc): DiscPixels {
  const [x, y, radius] = [disc.x * SCALE, disc.y * SCALE, disc.radius * SCALE];
  const room = (2 * Math.ceil(radius) + 1) ** 2;
  const pixels = new Uint32Array(room);
  const directions = new Uint8Array(room);
  const distances = new Float32Array(room);
  const shares = new Float32Array(room);
  let count = 0;
  for (let row = Math.floor(y - radius); row < y + radius; row++) {
    for (let column = Math.floor(x - radius); column < x + radius; column++) {
      const [right, up] = [column + 0.5 - x, y - row - 0.5];
      const away = Math.hypot(right, up);
      if (away >= radius) continue;
      const turns = Math.atan2(up, right) / (2 * Math.PI);
      pixels[count] = row * RASTER.width + column;
      directions[count] = Math.floor((turns + 1) * DIRECTIONS) & (DIRECTIONS - 1);
      distances[count] = (away / radius) * REACH;
      shares[count] = Math.min(1, radius - away);
      count += 1;
    }
  }
  return {
    pixels: pixels.subarray(0, count),
    directions: directions.subarray(0, count),
    distances: distances.subarray(0, count),
    shares: shares.subarray(0, count),
  };
}

/** @param mark of each direction, by its angle */
export function paintDisc(
  pixels: Uint8ClampedArray,
  disc: DiscPixels,
  { look, tint }: Scan,
  shape: SectionShape,
  mark: (angle: number) => number,
): void {
  const lines = Array.from({ length: DIRECTIONS }, (_, index) => {
    const angle = (2 * Math.PI * index) / DIRECTIONS;
    return scanLine(shape, angle, mark(angle));
  });
  const speckle = speckleField();
  // Speckle of one frame has nothing to do with that of the next: a golden turn parts them.
  const turn = Math.round((shape.at ?? 0) * 4 * 158);
  for (let index = 0; index < disc.pixels.length; index++) {
    const direction = disc.directions[index] ?? 0;
    const distance = disc.distances[index] ?? 0;
    const line = lines[direction];
    if (!line) continue;
    const grain = speckle[speckleIndex(direction + turn, distance)] ?? 0;
    const level = look(line, distance, grain);
    write(pixels, disc.pixels[index] ?? 0, tint, level, disc.shares[index] ?? 1);
  }
}

/**
 * Distal end on the left.
 * @param lineAt what lies above and below the catheter at a place in mm
 */
export function paintLongView(
  pixels: Uint8ClampedArray,
  view: LongView,
  { look, tint }: Scan,
  lineAt: (at: number) => readonly [above: ScanLine, below: ScanLine],
): void {
  const [left, top] = [Math.round(view.x * SCALE), Math.round(view.y * SCALE)];
  const columns = Math.round(view.width * SCALE);
  const rows = Math.round(view.height * SCALE);
  const speckle = speckleField();
  for (let column = 0; column < columns; column++) {
    const at = ((column + 0.5) / columns) * view.length;
    const [above, below] = lineAt(at);
    for (let row = 0; row < rows; row++) {
      const away = REACH * (1 - (2 * (row + 0.5)) / rows);
      const distance = Math.abs(away);
      const direction = Math.floor(at * 12) + (away > 0 ? 0 : 97);
      const grain = speckle[speckleIndex(direction, distance)] ?? 0;
      const level = look(away > 0 ? above : below, distance, grain);
      write(pixels, (top + row) * RASTER.width + left + column, tint, level, 1);
    }
  }
}

function speckleIndex(direction: number, distance: number): number {
  const depth = Math.floor(distance * 60) & (DEPTHS - 1);
  return (direction & (DIRECTIONS - 1)) * DEPTHS + depth;
}

/** @param share of the pixel that is covered */
function write(
  pixels: Uint8ClampedArray,
  pixel: number,
  tint: Uint8ClampedArray,
  level: number,
  share: number,
): void {
  const step = Math.round(255 * clamp(level));
  for (let part = 0; part < 3; part++) {
    const colour = tint[3 * step + part] ?? 0;
    const below = ground[part] ?? 0;
    pixels[4 * pixel + part] = below + (colour - below) * share;
  }
}
