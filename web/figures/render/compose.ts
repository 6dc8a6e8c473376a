import { mixColours } from '../colour/srgb.js';
import type { Colour } from '../colour/oklab.js';
import { smoothStep } from '../geometry/interpolation.js';
import type { Vector } from '../geometry/vector.js';
import type { Camera } from './camera.js';
import type { Hit } from './cone-field.js';
import { emptyPicture, type Picture } from './picture.js';
import { edge, stageColour } from './stage.js';
import { emptyHit, type Tracer } from './surface-layer.js';

/** One kind of thing in the picture: how a ray finds it and how it looks where it was found. */
export interface Sheet {
  readonly trace: Tracer;
  /** Colour and cover (0 lets everything behind through, 1 nothing). */
  readonly look: (
    hit: Hit,
    view: Vector,
    x: number,
    y: number,
  ) => { colour: Colour; cover: number };
  /** Left out of the depth order and drawn over all others. */
  readonly inFront?: boolean;
}

export interface Composition {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly Sheet[];
  /** Depths between which things sink into the stage. */
  readonly fog: readonly [number, number];
  /** Strength of the fog at its far end. */
  readonly fogShare?: number;
  readonly glowAt?: readonly [number, number];
  /** Share of the picture over which things fade towards its borders. */
  readonly fade?: number;
  /** Samples to a pixel: fewer where the picture is small and must be cheap. */
  readonly samples?: 2 | 4;
}

const OFFSETS = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
  [0.125, 0.375],
] as const;

const TWO_OFFSETS = [
  [-0.25, -0.25],
  [0.25, 0.25],
] as const;

/** Samples of a pixel on a rotated grid, four if not said otherwise, each composed of all sheets from far to near. */
export function compose(composition: Composition): Picture {
  const { width, height, sheets, camera, fog, fogShare = 0.75, glowAt = [0.5, 0.5] } = composition;
  const picture = emptyPicture(width, height);
  const offsets = composition.samples === 2 ? TWO_OFFSETS : OFFSETS;
  const found = sheets.map((sheet) => ({ sheet, hit: emptyHit(), isHit: false }));
  for (let index = 0; index < width * height; index++) {
    const column = index % width;
    const row = Math.floor(index / width);
    const [u, v] = [(column + 0.5) / width, (row + 0.5) / height];
    const behind = stageColour(u, v, glowAt);
    const shown = edge(u, v, composition.fade ?? 0.08);
    let [r, g, b] = [0, 0, 0];
    for (const [ox, oy] of offsets) {
      const [x, y] = [column + 0.5 + ox, row + 0.5 + oy];
      let colour = behind;
      let hits = 0;
      for (const entry of found) {
        entry.isHit = entry.sheet.trace(x, y, entry.hit);
        if (entry.isHit) hits++;
      }
      if (hits > 0) {
        const view = viewDirection(camera, x, y);
        const order = hits > 1 ? [...found].sort(farFirst) : found;
        for (const { sheet, hit, isHit } of order) {
          if (!isHit) continue;
          const seen = sheet.look(hit, view, x, y);
          const sunk = mixColours(
            seen.colour,
            behind,
            fogShare * smoothStep(fog[0], fog[1], hit.depth),
          );
          colour = mixColours(colour, sunk, seen.cover * shown);
        }
      }
      r += colour.r;
      g += colour.g;
      b += colour.b;
    }
    picture.rgb[index * 3] = r / offsets.length;
    picture.rgb[index * 3 + 1] = g / offsets.length;
    picture.rgb[index * 3 + 2] = b / offsets.length;
  }
  return picture;
}

interface Found {
  readonly sheet: Sheet;
  readonly hit: Hit;
}

function farFirst(a: Found, b: Found): number {
  const order = Number(a.sheet.inFront ?? false) - Number(b.sheet.inFront ?? false);
  return order !== 0 ? order : b.hit.depth - a.hit.depth;
}

function viewDirection(camera: Camera, x: number, y: number): Vector {
  const rx = (x - camera.centreX) / camera.focal;
  const ry = (camera.centreY - y) / camera.focal;
  const size = Math.sqrt(1 + rx * rx + ry * ry);
  return { x: rx / size, y: ry / size, z: 1 / size };
}
