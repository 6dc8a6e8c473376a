import type { Point } from '../charts/svg.js';
import { cross, dot, normalise, subtract, vector, type Vector } from '../geometry/vector.js';
import { backdrop, type MeshLook } from './mesh-look.js';
import { blend, drawLayer, OPAQUE, rasterise, type Samples } from './mesh-raster.js';
import { edge } from './stage.js';

/** A closed surface of triangles in mm, which run anticlockwise where they are seen from outside. */
export interface Mesh {
  /** x, y and z of each vertex. */
  readonly positions: Float32Array;
  /** The same of its unit normal, outwards. */
  readonly normals: Float32Array;
  /** Three vertices each. */
  readonly triangles: Uint16Array;
  /** Per vertex 1 in the open, less where the surface itself keeps light off. */
  readonly open?: Float32Array;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A parallel view: lengths across it are those that a projection would show. */
export interface MeshView {
  /** The picture's axes in the model's space; `forward` leads away from the viewer. */
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
  readonly target: Vector;
  /** Where in the picture the target lies, as shares of width and height from the upper left. */
  readonly targetAt: readonly [number, number];
  /** mm from the picture's upper border to its lower one. */
  readonly tall: number;
}

/** Looks in a direction, with the model's y axis upright in the picture. */
export function viewAlong(
  direction: Vector,
  frame: Pick<MeshView, 'target' | 'targetAt' | 'tall'>,
): MeshView {
  const forward = normalise(direction);
  const right = normalise(cross(forward, vector(0, 1, 0)));
  return { ...frame, right, up: cross(right, forward), forward };
}

/** Place of a point in a picture of this size. */
export function placeInView(view: MeshView, at: Vector, { width, height }: PictureSize): Point {
  const away = subtract(at, view.target);
  const perMillimetre = height / view.tall;
  return {
    x: view.targetAt[0] * width + dot(away, view.right) * perMillimetre,
    y: view.targetAt[1] * height - dot(away, view.up) * perMillimetre,
  };
}

export interface MeshLayer {
  readonly mesh: Mesh;
  readonly look: MeshLook;
  /** A second look for where a number, given per vertex, is below 0. */
  readonly below?: { readonly values: Float32Array; readonly look: MeshLook };
}

export interface MeshScene {
  readonly view: MeshView;
  /** Solids first; glass covers what was drawn before it, unless that lies nearer. */
  readonly layers: readonly MeshLayer[];
  /** mm behind the target between which surfaces sink into the stage, and how far. */
  readonly fog?: { readonly from: number; readonly to: number; readonly share: number };
  readonly glowAt?: readonly [number, number];
  /** Share of the picture over which things fade towards its borders. */
  readonly fade?: number;
}

/** Samples to a pixel across and down. */
const FINE = 2;

/** By backdrop, of which there is one for each size. */
const kept = new WeakMap<Int32Array, Samples>();

/** The same arrays again: frames of one size follow each other, and a coarse picture a fine one. */
function samplesFor({ width, height }: PictureSize, behind: Int32Array): Samples {
  const [columns, rows] = [width * FINE, height * FINE];
  const count = columns * rows;
  const samples = kept.get(behind) ?? {
    columns,
    rows,
    colours: new Int32Array(count),
    depths: new Float32Array(count),
    behind,
  };
  kept.set(behind, samples);
  samples.colours.fill(0);
  samples.depths.fill(Infinity);
  return samples;
}

/** Fills 8-bit RGBA with the meshes on the dark stage. */
export function paintMeshes(pixels: Uint8ClampedArray, size: PictureSize, scene: MeshScene): void {
  const { width, height } = size;
  const { glowAt = [0.5, 0.5], fade = 0.06 } = scene;
  const behind = backdrop(width, height, glowAt);
  const samples = samplesFor(size, behind);
  for (const layer of scene.layers) drawLayer(layer, scene, samples);
  // Bytes run from the lowest on every machine with a browser.
  const packed = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { columns, colours } = samples;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * FINE * columns + x * FINE;
      const stage = behind[y * width + x] ?? 0;
      const a = colours[at] ?? 0;
      const b = colours[at + 1] ?? 0;
      const c = colours[at + columns] ?? 0;
      const d = colours[at + columns + 1] ?? 0;
      packed[y * width + x] =
        (a | b | c | d) === 0 ? stage : mean(a || stage, b || stage, c || stage, d || stage);
    }
  }
  fadeBorders(packed, behind, size, fade);
}

/** Of four packed colours, two channels at a time. */
function mean(a: number, b: number, c: number, d: number): number {
  const outer = ((a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff)) >> 2;
  const green = ((a & 0xff00) + (b & 0xff00) + (c & 0xff00) + (d & 0xff00)) >> 2;
  return OPAQUE | (outer & 0xff00ff) | (green & 0xff00);
}

function fadeBorders(
  packed: Int32Array,
  behind: Int32Array,
  { width, height }: PictureSize,
  fade: number,
): void {
  const across = Array.from({ length: width }, (_, x) => edge((x + 0.5) / width, 0.5, fade));
  for (let y = 0; y < height; y++) {
    const down = edge(0.5, (y + 0.5) / height, fade);
    for (let x = 0; x < width; x++) {
      const shown = Math.round(256 * down * (across[x] ?? 1));
      if (shown === 256) {
        if (x * 2 < width) x = width - x - 1;
        continue;
      }
      const at = y * width + x;
      packed[at] = blend(behind[at] ?? 0, packed[at] ?? 0, shown);
    }
  }
}

/** mm of a closed mesh's inside on the line of sight through each pixel, which X-rays would meet. */
export function meshThickness(mesh: Mesh, view: MeshView, size: PictureSize): Float32Array {
  const { width, height } = size;
  const thickness = new Float32Array(width * height);
  rasterise(mesh, view, width, height, {
    begin: () => true,
    row: ({ area, x, y, depth }, row, from, to) => {
      const sign = area > 0 ? -1 : 1;
      let z = depth.start + depth.dx * (from + 0.5 - x) + depth.dy * (row + 0.5 - y);
      for (let at = row * width + from; at < row * width + to; at++) {
        thickness[at] = (thickness[at] ?? 0) + sign * z;
        z += depth.dx;
      }
    },
  });
  return thickness;
}
