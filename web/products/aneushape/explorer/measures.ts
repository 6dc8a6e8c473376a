import {
  add,
  cross,
  distance,
  dot,
  length,
  mix,
  normalise,
  scale,
  subtract,
  vector,
  type Vector,
} from '../../../figures/geometry/vector.js';
import type { Mesh } from '../../../figures/render/mesh.js';

/** The plane of the neck, by a place in it and the direction to the dome. */
export interface Plane {
  readonly at: Vector;
  readonly normal: Vector;
}

export type Ends = readonly [Vector, Vector];

/** Of all that lies above the plane: lengths in mm, with the places between which they are taken. */
export interface SacMeasures {
  /** Longest diameter of the section that the plane cuts. */
  readonly neck: number;
  readonly neckEnds: Ends;
  /** From the plane to the farthest place of the dome, perpendicular. */
  readonly height: number;
  readonly heightEnds: Ends;
  /** Longest diameter of all sections parallel to the plane. */
  readonly width: number;
  readonly widthEnds: Ends;
  /** mm³ */
  readonly volume: number;
  /** Edge of the section, in order around its middle. */
  readonly rim: readonly Vector[];
  /** Above the plane, by vertex of the mesh. */
  readonly heights: Float32Array;
}

/** Sections between the plane and the dome in which the width is looked for. */
const SECTIONS = 32;

/** Measures a closed surface; undefined where the plane misses it. */
export function measureSac(mesh: Mesh, { at, normal }: Plane): SacMeasures | undefined {
  const { places } = cornersOf(mesh);
  const base = dot(at, normal);
  const heights = Float32Array.from(places, (place) => dot(place, normal) - base);
  const height = heights.reduce((most, up) => Math.max(most, up), 0);
  const top = places[heights.indexOf(height)] ?? at;
  if (height === 0) return undefined;
  const { sections, volume } = cut(mesh, heights, normal, height / SECTIONS);
  const diameters = sections.map(farthest);
  const [neckEnds] = diameters;
  const [edge = []] = sections;
  if (!neckEnds) return undefined;
  const widthEnds = diameters.reduce<Ends>(
    (most, ends) => (ends && distance(...ends) > distance(...most) ? ends : most),
    neckEnds,
  );
  return {
    neck: distance(...neckEnds),
    neckEnds,
    height,
    heightEnds: [add(top, scale(normal, -height)), top],
    width: distance(...widthEnds),
    widthEnds,
    volume,
    rim: inOrder(edge, normal),
    heights,
  };
}

interface Corners {
  readonly places: readonly Vector[];
  readonly normals: readonly Vector[];
}

const known = new WeakMap<Mesh, Corners>();

/** A mesh's vertices as vectors: made once, since the plane moves with each frame. */
function cornersOf(mesh: Mesh): Corners {
  const found = known.get(mesh);
  if (found) return found;
  const vectors = (numbers: Float32Array): Vector[] =>
    Array.from({ length: numbers.length / 3 }, (_, index) =>
      vector(numbers[index * 3] ?? 0, numbers[index * 3 + 1] ?? 0, numbers[index * 3 + 2] ?? 0),
    );
  const corners = { places: vectors(mesh.positions), normals: vectors(mesh.normals) };
  known.set(mesh, corners);
  return corners;
}

/**
 * Places where planes at equal steps of height cross the triangles' sides, the lowest at 0, and the volume
 * above that. By Gauss's theorem this is the integral of the height over the surface's shadow on the
 * plane; the lowest section itself adds nothing. To it comes what lies between the triangles and the
 * rounded surface: the mean of a curved triangle's three bulges is its mean height.
 */
function cut(mesh: Mesh, heights: Float32Array, normal: Vector, step: number) {
  const { places, normals } = cornersOf(mesh);
  const sections: Vector[][] = Array.from({ length: SECTIONS }, () => []);
  let volume = 0;
  const { triangles } = mesh;
  for (let index = 0; index < triangles.length; index += 3) {
    const corners = triangles.subarray(index, index + 3);
    const [one = 0, two = 0, three = 0] = corners;
    const [up1, up2, up3] = [heights[one] ?? 0, heights[two] ?? 0, heights[three] ?? 0];
    if (up1 <= 0 && up2 <= 0 && up3 <= 0) continue;
    const [a, b, c] = [places[one], places[two], places[three]];
    const [na, nb, nc] = [normals[one], normals[two], normals[three]];
    if (!a || !b || !c || !na || !nb || !nc) continue;
    const area = scale(cross(subtract(b, a), subtract(c, a)), 0.5);
    volume += dot(area, normal) * meanAbove(up1, up2, up3);
    const rise = (bulge(a, b, na, nb) + bulge(b, c, nb, nc) + bulge(c, a, nc, na)) / 3;
    const above = (Number(up1 > 0) + Number(up2 > 0) + Number(up3 > 0)) / 3;
    volume += length(area) * rise * above;
    crossings(sections, step, a, b, up1, up2);
    crossings(sections, step, b, c, up2, up3);
    crossings(sections, step, c, a, up3, up1);
  }
  return { sections, volume };
}

/** Adds where planes cross a side; once, since its two triangles run along it in opposite directions. */
function crossings(
  sections: readonly Vector[][],
  step: number,
  from: Vector,
  to: Vector,
  low: number,
  high: number,
): void {
  if (low >= high) return;
  for (let level = Math.max(0, Math.ceil(low / step)); level * step < high; level++) {
    sections[level]?.push(mix(from, to, (level * step - low) / (high - low)));
  }
}

/** mm by which the surface rises above the middle of a triangle's side, as its normals tell. */
function bulge(a: Vector, b: Vector, normalA: Vector, normalB: Vector): number {
  return dot(subtract(normalB, normalA), subtract(b, a)) / 8;
}

/** Mean over a triangle of a height that runs evenly between its corners, counted from 0 on. */
function meanAbove(a: number, b: number, c: number): number {
  const mean = (a + b + c) / 3;
  const low = Math.min(a, b, c);
  if (low >= 0) return mean;
  const high = Math.max(a, b, c);
  const middle = 3 * mean - low - high;
  if (middle <= 0) return high ** 3 / (3 * (high - low) * (high - middle));
  // All of it, less the corner below.
  return mean - low ** 3 / (3 * (low - middle) * (low - high));
}

function inOrder(places: readonly Vector[], normal: Vector): Vector[] {
  const middle = scale(places.reduce(add), 1 / places.length);
  const side = normalise(
    cross(normal, Math.abs(normal.x) < 0.8 ? vector(1, 0, 0) : vector(0, 0, 1)),
  );
  const other = cross(normal, side);
  const angle = (place: Vector): number => {
    const away = subtract(place, middle);
    return Math.atan2(dot(away, other), dot(away, side));
  };
  return places
    .map((place) => ({ place, angle: angle(place) }))
    .sort((a, b) => a.angle - b.angle)
    .map(({ place }) => place);
}

function farthest(places: readonly Vector[]): Ends | undefined {
  let ends: Ends | undefined;
  let most = 0;
  for (let one = 0; one < places.length; one++) {
    for (let two = 0; two < one; two++) {
      const [a, b] = [places[one], places[two]];
      if (!a || !b) continue;
      const apart = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
      if (apart > most) [most, ends] = [apart, [a, b]];
    }
  }
  return ends;
}

/** The outermost of the places in a direction: the last against it, and the farthest along it. */
export function extremes(places: readonly Vector[], way: Vector): Ends {
  const [first] = places;
  if (!first) throw new RangeError('Nothing has no extent');
  let [low, high]: [Vector, Vector] = [first, first];
  let [least, most] = [Infinity, -Infinity];
  for (const place of places) {
    const along = dot(place, way);
    if (along < least) [least, low] = [along, place];
    if (along > most) [most, high] = [along, place];
  }
  return [low, high];
}
