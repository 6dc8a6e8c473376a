import { perfusionMap } from '../../../figures/colour/maps.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE } from '../../../figures/colour/palette.js';
import { encode } from '../../../figures/colour/srgb.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { clamp } from '../../../figures/geometry/interpolation.js';
import { memoise } from '../../../figures/memoise.js';
import { isCore, type Perfusion, type Result, type State } from './model.js';
import { GRID, type Phantom, type Scan, SHOWN } from './phantom.js';

/** Pixels of the raster, which fills the frame. */
export const RASTER = { width: 800, height: 600 } as const;
/** Units of the frame to a pixel. */
const UNIT = STAGE_FRAME.width / RASTER.width;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Middles of the three views in the frame, and its units for half the skull's width. */
export const OVERLAY = { x: 390, y: 446, scale: 318 } as const satisfies Place;
export const FLOW = { x: 915, y: 245, scale: 165, most: 70 } as const;
export const TMAX = { x: 915, y: 690, scale: 165, most: 12 } as const;
/** mm */
export const HALF_WIDTH = 70;

type Bytes = readonly [red: number, green: number, blue: number];

function bytes(hex: string): Bytes {
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const AMBER = bytes(HEART_BRIGHT);
const TEAL = bytes(BRAIN_BRIGHT);
const WHITE = bytes(ON_STAGE);
const SCALE: readonly Bytes[] = Array.from({ length: 256 }, (_, index) => {
  const { r, g, b } = perfusionMap(index / 255);
  return [encode(r) * 255, encode(g) * 255, encode(b) * 255];
});

const { columns, rows } = GRID;

/** Values of the slice shown on its grid, 0 outside the brain. */
function plane(phantom: Phantom, value: (voxel: number) => number): Float32Array {
  const values = new Float32Array(columns * rows);
  const first = SHOWN * values.length;
  for (let voxel = 0; voxel < phantom.places.length; voxel++) {
    const at = (phantom.places[voxel] ?? 0) - first;
    if (at >= 0 && at < values.length) values[at] = value(voxel);
  }
  return values;
}

/** Pixels along one side of a view: which of the raster's, and between which points of the grid. */
interface Side {
  readonly pixels: Uint16Array;
  /** The point before it, and how far it is from that towards the next one. */
  readonly points: Uint16Array;
  readonly shares: Float32Array;
}

interface View {
  readonly across: Side;
  readonly down: Side;
}

/**
 * @param most pixels of the raster on this side
 * @param pointAt place of a pixel's middle on the grid
 * @param points of the grid on this side
 */
function sideOf(
  middle: number,
  { scale }: Place,
  most: number,
  pointAt: (pixel: number) => number,
  points: number,
): Side {
  const reach = scale * 1.12;
  const first = clamp(Math.floor((middle - reach) / UNIT), 0, most);
  const end = clamp(Math.ceil((middle + reach) / UNIT), 0, most);
  const pixels = Array.from({ length: end - first }, (_, index) => first + index).filter(
    (pixel) => pointAt(pixel) >= 0 && pointAt(pixel) < points - 1,
  );
  return {
    pixels: Uint16Array.from(pixels),
    points: Uint16Array.from(pixels, (pixel) => Math.floor(pointAt(pixel))),
    shares: Float32Array.from(pixels, (pixel) => pointAt(pixel) % 1),
  };
}

function viewOf(place: Place): View {
  const { x, y, scale } = place;
  const onGrid = (offset: number, points: number): number =>
    ((offset / scale) * HALF_WIDTH) / GRID.voxel + points / 2 - 0.5;
  return {
    across: sideOf(x, place, RASTER.width, (px) => onGrid((px + 0.5) * UNIT - x, columns), columns),
    down: sideOf(y, place, RASTER.height, (py) => onGrid(y - (py + 0.5) * UNIT, rows), rows),
  };
}

const views = memoise(() => ({
  overlay: viewOf(OVERLAY),
  flow: viewOf(FLOW),
  tmax: viewOf(TMAX),
}));

/** Value between four points of the grid. */
function between(values: Float32Array, corner: number, u: number, v: number): number {
  const a = values[corner] ?? 0;
  const c = values[corner + columns] ?? 0;
  const low = a + ((values[corner + 1] ?? 0) - a) * u;
  return low + (c + ((values[corner + columns + 1] ?? 0) - c) * u - low) * v;
}

function blend(pixels: Uint8ClampedArray, at: number, colour: Bytes, share: number): void {
  for (let part = 0; part < 3; part++) {
    const under = pixels[at + part] ?? 0;
    pixels[at + part] = under + ((colour[part] ?? 0) - under) * share;
  }
}

function paintMap(
  pixels: Uint8ClampedArray,
  { across, down }: View,
  brain: Float32Array,
  values: Float32Array,
  most: number,
): void {
  for (let row = 0; row < down.pixels.length; row++) {
    const line = (down.points[row] ?? 0) * columns;
    const start = (down.pixels[row] ?? 0) * RASTER.width;
    const v = down.shares[row] ?? 0;
    for (let column = 0; column < across.pixels.length; column++) {
      const from = line + (across.points[column] ?? 0);
      const u = across.shares[column] ?? 0;
      const inside = between(brain, from, u, v);
      if (inside === 0) continue;
      const share = between(values, from, u, v) / inside / most;
      const colour = SCALE[Math.round(255 * clamp(share))];
      const at = 4 * (start + (across.pixels[column] ?? 0));
      if (colour) blend(pixels, at, colour, Math.min(1, inside * 1.6));
    }
  }
}

type Shares = (share: number) => number;

/** 0 to 1 over the edge of a mask, a third of a voxel wide. */
const covered: Shares = (share) => clamp((share - 0.5) * 3 + 0.5);

/** 1 where the edge of a mask runs. */
const outlined: Shares = (share) => Math.max(0, 1 - Math.abs(share - 0.5) / 0.3);

/** Paints a mask over the slice. Most pixels lie wholly outside or inside of it, and cost little. */
function paintMask(
  pixels: Uint8ClampedArray,
  mask: Float32Array,
  colour: Bytes,
  strength: number,
  shares: Shares,
): void {
  const corners = new Uint8Array(mask.length);
  for (let from = 0; from < mask.length - columns - 1; from++) {
    corners[from] =
      (mask[from] ?? 0) +
      (mask[from + 1] ?? 0) +
      (mask[from + columns] ?? 0) +
      (mask[from + columns + 1] ?? 0);
  }
  const whole = strength * shares(1);
  const { across, down } = views().overlay;
  for (let row = 0; row < down.pixels.length; row++) {
    const line = (down.points[row] ?? 0) * columns;
    const start = (down.pixels[row] ?? 0) * RASTER.width;
    const v = down.shares[row] ?? 0;
    for (let column = 0; column < across.pixels.length; column++) {
      const from = line + (across.points[column] ?? 0);
      const count = corners[from] ?? 0;
      if (count === 0) continue;
      const share =
        count === 4 ? whole : strength * shares(between(mask, from, across.shares[column] ?? 0, v));
      if (share > 0) blend(pixels, 4 * (start + (across.pixels[column] ?? 0)), colour, share);
    }
  }
}

interface Painted {
  readonly scan: Scan;
  readonly head: object;
  readonly pixels: Uint8ClampedArray;
}

let painted: Painted | undefined;

/** Head and maps, which stay as they are while a threshold moves. */
function ground({ phantom, scan }: Perfusion, head: Uint8Array | Uint8ClampedArray) {
  if (painted?.scan === scan && painted.head === head) return painted.pixels;
  const pixels = new Uint8ClampedArray(head);
  const brain = plane(phantom, () => 1);
  const flow = plane(phantom, (voxel) => scan.flow[voxel] ?? 0);
  const tmax = plane(phantom, (voxel) => Math.max(0, scan.tmax[voxel] ?? 0));
  paintMap(pixels, views().flow, brain, flow, FLOW.most);
  paintMap(pixels, views().tmax, brain, tmax, TMAX.most);
  painted = { scan, head, pixels };
  return pixels;
}

/** Paints maps and volumes over the head. */
export function paint(
  pixels: Uint8ClampedArray,
  head: Uint8Array | Uint8ClampedArray,
  { flow, tmax, truth }: State,
  { perfusion }: Result,
): void {
  if (!perfusion) {
    pixels.set(head);
    return;
  }
  const { phantom, scan } = perfusion;
  pixels.set(ground(perfusion, head));
  const mask = (isIn: (voxel: number) => boolean): Float32Array =>
    plane(phantom, (voxel) => (isIn(voxel) ? 1 : 0));
  const core = mask((voxel) => isCore(scan, phantom, voxel, flow));
  // Core hides the hypoperfusion below it.
  const rest = mask(
    (voxel) => (scan.tmax[voxel] ?? 0) > tmax && !isCore(scan, phantom, voxel, flow),
  );
  paintMask(pixels, rest, TEAL, 0.58, covered);
  paintMask(pixels, core, AMBER, 0.8, covered);
  if (!truth) return;
  const trueDelayed = mask((voxel) => (phantom.tmax[voxel] ?? 0) > tmax);
  paintMask(pixels, trueDelayed, WHITE, 1, outlined);
  paintMask(
    pixels,
    mask((voxel) => isCore(phantom, phantom, voxel, flow)),
    WHITE,
    1,
    outlined,
  );
}
