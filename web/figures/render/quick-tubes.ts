import type { ColourMap } from '../colour/maps.js';
import { mixColours } from '../colour/srgb.js';
import type { Colour } from '../colour/oklab.js';
import { smoothStep } from '../geometry/interpolation.js';
import { smoothStations } from '../geometry/curve.js';
import { nearestCapsule } from './capsule.js';
import { project, type Camera } from './camera.js';
import { shade, type Material } from './light.js';
import { emptyPicture, type Picture } from './picture.js';
import { edge, stageColour, stageLighting } from './stage.js';
import { emptyHit } from './surface-layer.js';
import { conesInView, type Tube } from './tube.js';

/** Samples to a pixel across and down. */
const FINE = 2;
/** mm of depth within which the samples of a pixel lie on one surface. */
const SAME = 0.25;
const MATERIAL: Material = { roughness: 0.38, gloss: 0.5, rim: 0.34 };

export interface QuickTubes {
  readonly tubes: readonly Tube[];
  readonly map: ColourMap;
  /** Placed for a picture of this width and height. */
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** Depths between which things sink into the stage. */
  readonly fog: readonly [number, number];
  readonly fogShare?: number;
  readonly glowAt?: readonly [number, number];
  readonly fade?: number;
  /** What lies behind the tubes, by pixel. */
  readonly behind?: (x: number, y: number, stage: Colour) => Colour;
}

/**
 * Tubes drawn piece by piece into a depth buffer: without shadows, but in a small part of the time that
 * tracing takes.
 */
export function quickTubes(settings: QuickTubes): Picture {
  const {
    width,
    height,
    camera,
    map,
    fog,
    fogShare = 0.6,
    glowAt = [0.5, 0.5],
    fade = 0.06,
  } = settings;
  const [columns, rows] = [width * FINE, height * FINE];
  const fine: Camera = {
    ...camera,
    focal: camera.focal * FINE,
    centreX: camera.centreX * FINE,
    centreY: camera.centreY * FINE,
  };
  const buffer = drawn(settings.tubes, fine, columns, rows);
  const picture = emptyPicture(width, height);
  const lookAt = (at: number, stage: Colour): Colour => {
    const rx = ((at % columns) + 0.5 - fine.centreX) / fine.focal;
    const ry = (fine.centreY - Math.floor(at / columns) - 0.5) / fine.focal;
    const size = Math.sqrt(rx * rx + ry * ry + 1);
    const depth = buffer.depth[at] ?? 0;
    const value = buffer.value[at] ?? 0;
    const hit = {
      nx: buffer.nx[at] ?? 0,
      ny: buffer.ny[at] ?? 0,
      nz: buffer.nz[at] ?? -1,
      depth,
      value,
    };
    const view = { x: rx / size, y: ry / size, z: 1 / size };
    const lit = shade(hit, view, map(value), MATERIAL, stageLighting, 1, 1);
    return mixColours(lit, stage, fogShare * smoothStep(fog[0], fog[1], depth));
  };
  for (let index = 0; index < width * height; index++) {
    const column = index % width;
    const row = Math.floor(index / width);
    const u = (column + 0.5) / width;
    const v = (row + 0.5) / height;
    const stage = stageColour(u, v, glowAt);
    const first = row * FINE * columns + column * FINE;
    const places = [first, first + 1, first + columns, first + columns + 1];
    const met = places.filter((at) => (buffer.depth[at] ?? Infinity) < Infinity);
    const depths = met.map((at) => buffer.depth[at] ?? 0);
    // Within one surface, one sample says enough; at outlines, all are needed.
    const isWhole =
      met.length === places.length && Math.max(...depths) - Math.min(...depths) < SAME;
    const seen = isWhole ? met.slice(0, 1) : met;
    let colour = stage;
    if (met.length < places.length) colour = settings.behind?.(column, row, stage) ?? stage;
    if (seen.length > 0) {
      const looks = seen.map((at) => lookAt(at, stage));
      const sum = looks.reduce((a, c) => ({ r: a.r + c.r, g: a.g + c.g, b: a.b + c.b }));
      const mean = { r: sum.r / looks.length, g: sum.g / looks.length, b: sum.b / looks.length };
      const shown = edge(u, v, fade);
      if (isWhole && shown < 1) colour = settings.behind?.(column, row, stage) ?? stage;
      colour = mixColours(colour, mean, (shown * met.length) / places.length);
    }
    picture.rgb[index * 3] = colour.r;
    picture.rgb[index * 3 + 1] = colour.g;
    picture.rgb[index * 3 + 2] = colour.b;
  }
  return picture;
}

function drawn(tubes: readonly Tube[], camera: Camera, width: number, height: number) {
  const plane = (): Float32Array => new Float32Array(width * height);
  const buffer = {
    depth: plane().fill(Infinity),
    nx: plane(),
    ny: plane(),
    nz: plane(),
    value: plane(),
  };
  const hit = emptyHit();
  // A piece has one radius: pieces are short where that changes.
  const smooth = tubes.map(({ stations }) => {
    const isUneven = stations.some(
      ({ radius }, index) => Math.abs(radius - (stations[index + 1]?.radius ?? radius)) > 0.12,
    );
    return { stations: smoothStations(stations, isUneven ? 6 : 2) };
  });
  for (const cone of conesInView(smooth, camera)) {
    const end = { x: cone.ax + cone.dx, y: cone.ay + cone.dy, z: cone.az + cone.dz };
    const a = project(camera, { x: cone.ax, y: cone.ay, z: cone.az });
    const b = project(camera, end);
    const perMillimetre = camera.focal / cone.az;
    const reach = Math.max(cone.radius, cone.radius + cone.radiusStep) * perMillimetre;
    const piece = [cone];
    const right = Math.min(width - 1, Math.max(a.x, b.x) + reach);
    const bottom = Math.min(height - 1, Math.max(a.y, b.y) + reach);
    for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach)); y <= bottom; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(a.x, b.x) - reach)); x <= right; x++) {
        if (!nearestCapsule(piece, camera, x + 0.5, y + 0.5, hit)) continue;
        const at = y * width + x;
        if (hit.depth >= (buffer.depth[at] ?? 0)) continue;
        buffer.depth[at] = hit.depth;
        buffer.nx[at] = hit.nx;
        buffer.ny[at] = hit.ny;
        buffer.nz[at] = hit.nz;
        buffer.value[at] = hit.value;
      }
    }
  }
  return buffer;
}
