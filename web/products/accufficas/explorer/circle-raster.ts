import { pressureMap } from '../../../figures/colour/maps.js';
import { STAGE } from '../../../figures/colour/palette.js';
import { decode, encode, fromHex } from '../../../figures/colour/srgb.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { clamp, smoothStep } from '../../../figures/geometry/interpolation.js';
import { MMHG } from '../../../figures/flow/poiseuille.js';
import { ACOA, type Course, COURSES, PCOAS, PER_RADIUS } from './circle-shape.js';
import {
  ALONG,
  LESION_SEGMENT,
  narrowingAt,
  pressureAlong,
  type Result,
  type State,
} from './model.js';

/** Pixels of the raster. */
export const RASTER = { width: 800, height: 600 } as const;

/** Ends of the scale of pressure ratios. */
const RATIO_RANGE = [0.3, 1] as const;

export function ratioShare(ratio: number): number {
  return clamp((ratio - RATIO_RANGE[0]) / (RATIO_RANGE[1] - RATIO_RANGE[0]));
}

/** A piece of a vessel between two points of its course, in pixels. */
interface Piece {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly radius: number;
  readonly radiusStep: number;
  readonly alpha: number;
  readonly alphaStep: number;
}

const NOBODY = -1;
/** Pixels over which an outline is soft, beyond the radius. */
const EDGE = 0.5;

/** Share of a course over which its end fades. */
const FADE = 0.34;
/** Where light comes from: above, in front, from the left; y runs down. */
const LIGHT = { x: -0.42, y: -0.58, z: 0.7 };
const GLEAM = { x: -0.228, y: -0.315, z: 0.921 };

/** mm along the pressure curve at the ends of the courses that it follows. */
const SPANS: Readonly<Record<string, readonly [number, number]>> = {
  'ICA left': [8, 35],
  'ICA end left': [35, ALONG.terminus],
  'M1 left': [ALONG.terminus, ALONG.m1End],
};

function shown({ anterior, posterior }: State): Course[] {
  return [...COURSES, ...(anterior ? [ACOA] : []), ...(posterior ? PCOAS : [])];
}

/** Shaded vessels, coloured by their pressure over that before the narrowing. */
export function paintCircle(
  pixels: Uint8ClampedArray,
  { width, height }: { readonly width: number; readonly height: number },
  state: State,
  result: Result,
): void {
  const scale = width / STAGE_FRAME.width;
  const pieces: Piece[] = [];
  const ratios: number[] = [];
  const { circle, profile, proximal } = result;
  for (const { name, points, radius, from, to, fades } of shown(state)) {
    const [start, end] = [circle.pressureAt(from), circle.pressureAt(to)];
    const span = SPANS[name];
    const last = points.length - 1;
    const along = (share: number): number => (span ? span[0] + (span[1] - span[0]) * share : 0);
    const radiusAt = (share: number): number => {
      const lost = name === LESION_SEGMENT[state.site] ? narrowingAt(state, along(share)) : 0;
      return radius * PER_RADIUS * (1 - lost) * scale;
    };
    const alphaAt = (share: number): number =>
      fades ? smoothStep(0, FADE, fades === 'start' ? share : 1 - share) : 1;
    points.forEach((b, index) => {
      const a = points[index - 1];
      if (!a) return;
      const [before, middle, after] = [(index - 1) / last, (index - 0.5) / last, index / last];
      pieces.push({
        ax: a.x * scale,
        ay: a.y * scale,
        bx: b.x * scale,
        by: b.y * scale,
        radius: radiusAt(before),
        radiusStep: radiusAt(after) - radiusAt(before),
        alpha: alphaAt(before),
        alphaStep: alphaAt(after) - alphaAt(before),
      });
      const pressure = span
        ? pressureAlong(profile, along(middle))
        : (start + (end - start) * middle) / MMHG;
      ratios.push(pressure / proximal);
    });
  }
  background(pixels, width, height);
  shade(pixels, width, height, pieces, ratios);
}

/** The stage from its own colour to the brightest of the light behind the circle: 8-bit RGBA, red in the lowest byte. */
const GLOW = Int32Array.from({ length: 256 }, (_, step) => {
  const { r, g, b } = fromHex(STAGE);
  const light = 0.016 * (step / 255);
  const [red, green, blue] = [r + 0.6 * light, g + light, b + 1.6 * light].map((part) =>
    Math.round(255 * encode(part)),
  ) as [number, number, number];
  return (255 << 24) | (blue << 16) | (green << 8) | red;
});
const falling = (away: number): number => Math.exp(-2.2 * away * away);
/** By width: rasters are coarse or fine. */
const kept = new Map<number, Uint8ClampedArray>();

/** The stage with a faint light in the middle of the circle. */
function background(pixels: Uint8ClampedArray, width: number, height: number): void {
  let ground = kept.get(width);
  if (!ground) {
    const fresh = new Uint8ClampedArray(width * height * 4);
    const packed = new Int32Array(fresh.buffer);
    const across = Float32Array.from({ length: width }, (_, x) => falling((x / width - 0.5) * 2));
    for (let y = 0; y < height; y++) {
      const down = falling((y / height - 0.42) * 2);
      for (let x = 0; x < width; x++) {
        packed[y * width + x] = GLOW[Math.round((GLOW.length - 1) * down * across[x]!)]!;
      }
    }
    ground = fresh;
    kept.set(width, ground);
  }
  pixels.set(ground);
}

const LINEAR = Float32Array.from({ length: 256 }, (_, level) => decode(level / 255));
const STEPS = 1023;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * encode(step / STEPS)),
);

/** Which piece each pixel shows: that whose surface is highest there. */
function seen(pieces: readonly Piece[], width: number, height: number): Int16Array {
  const owners = new Int16Array(width * height).fill(NOBODY);
  const tops = new Float32Array(width * height);
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (!piece || piece.alpha + piece.alphaStep <= 0) continue;
    const { ax, ay, radius, radiusStep } = piece;
    const dx = piece.bx - ax;
    const dy = piece.by - ay;
    const inverse = 1 / (dx * dx + dy * dy);
    const most = Math.max(radius, radius + radiusStep) + EDGE;
    const right = Math.min(width - 1, Math.max(ax, piece.bx) + most);
    const bottom = Math.min(height - 1, Math.max(ay, piece.by) + most);
    for (let y = Math.max(0, Math.floor(Math.min(ay, piece.by) - most)); y <= bottom; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(ax, piece.bx) - most)); x <= right; x++) {
        const t = clamp(((x - ax) * dx + (y - ay) * dy) * inverse);
        const ox = x - ax - dx * t;
        const oy = y - ay - dy * t;
        const squared = ox * ox + oy * oy;
        const own = radius + radiusStep * t;
        if (squared >= (own + EDGE) ** 2) continue;
        // Outside of the radius, the soft edge: still nearer to the viewer than nothing.
        const top = 1 + own * own - squared + 2 * own;
        const at = y * width + x;
        if (top <= (tops[at] ?? 0)) continue;
        tops[at] = top;
        owners[at] = index;
      }
    }
  }
  return owners;
}

function shade(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  pieces: readonly Piece[],
  ratios: readonly number[],
): void {
  const colours = ratios.map((ratio) => pressureMap(ratioShare(ratio)));
  const owners = seen(pieces, width, height);
  for (let at = 0; at < owners.length; at++) {
    const owner = owners[at] ?? NOBODY;
    if (owner === NOBODY) continue;
    const [piece, colour] = [pieces[owner], colours[owner]];
    if (!piece || !colour) continue;
    const { ax, ay } = piece;
    const dx = piece.bx - ax;
    const dy = piece.by - ay;
    const x = (at % width) - ax;
    const y = Math.floor(at / width) - ay;
    const t = clamp((x * dx + y * dy) / (dx * dx + dy * dy));
    const radius = piece.radius + piece.radiusStep * t;
    const nx = (x - dx * t) / radius;
    const ny = (y - dy * t) / radius;
    const away = Math.sqrt(nx * nx + ny * ny);
    const cover = (piece.alpha + piece.alphaStep * t) * clamp(radius * (1 - away) + 0.5);
    const nz = Math.sqrt(Math.max(0.02, 1 - away * away));
    const lit = 0.22 + 0.9 * Math.max(0, nx * LIGHT.x + ny * LIGHT.y + nz * LIGHT.z);
    const facing = Math.max(0, nx * GLEAM.x + ny * GLEAM.y + nz * GLEAM.z) ** 2;
    const gleam = 0.28 * ((facing * facing) ** 2) ** 4;
    const body = lit * (0.45 + 0.55 * nz);
    const to = at * 4;
    pixels[to] = mixed(pixels[to], colour.r * body + gleam, cover);
    pixels[to + 1] = mixed(pixels[to + 1], colour.g * body + gleam, cover);
    pixels[to + 2] = mixed(pixels[to + 2], colour.b * body + gleam, cover);
  }
}

function mixed(below = 0, linear: number, cover: number): number {
  const under = LINEAR[below] ?? 0;
  return ENCODED[Math.round(STEPS * clamp(under + (linear - under) * cover))] ?? 255;
}
