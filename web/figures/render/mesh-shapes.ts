import { clamp } from '../geometry/interpolation.js';
import type { DistanceField } from '../geometry/signed-distance.js';
import { cross, normalise, subtract, vector, type Vector } from '../geometry/vector.js';
import type { Mesh } from './mesh.js';

/** The twelve sides of a cell as pairs of its corners, whose bits are their x, y and z. */
// prettier-ignore
const SIDES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];

/** mm within which a surface keeps light off itself. */
const SHELTER = 1.4;

interface Box {
  readonly from: Vector;
  readonly to: Vector;
}

type Counts = readonly [number, number, number];

/**
 * The surface where a field of distances is zero, cut flat and closed at the sides of the box: one
 * vertex in each cell that it crosses ("surface nets"), then moved onto it along the gradient.
 * @param spacing mm between the points of the grid
 */
export function surfaceMesh(field: DistanceField, { from, to }: Box, spacing: number): Mesh {
  const count = (length: number): number => Math.round(length / spacing) + 1;
  const counts: Counts = [count(to.x - from.x), count(to.y - from.y), count(to.z - from.z)];
  const [nx, ny, nz] = counts;
  const steps = [1, nx, nx * ny] as const;
  const grid = sampledGrid(field, from, counts, spacing);
  const cells = new Map<number, number>();
  const positions: number[] = [];
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const cell = i + j * nx + k * nx * ny;
        if (Math.abs(grid[cell] ?? 0) > 3 * spacing) continue;
        const place = crossedAt(grid, cell, steps);
        if (!place) continue;
        cells.set(cell, positions.length / 3);
        positions.push(
          from.x + (i + place.x) * spacing,
          from.y + (j + place.y) * spacing,
          from.z + (k + place.z) * spacing,
        );
      }
    }
  }
  const triangles: number[] = [];
  for (const cell of cells.keys()) {
    for (let axis = 0; axis < 3; axis++) {
      const [step = 1, side = 1, other = 1] = [0, 1, 2].map((turn) => steps[(axis + turn) % 3]);
      const isInside = (grid[cell] ?? 0) < 0;
      if (isInside === (grid[cell + step] ?? 0) < 0) continue;
      const around = [cell, cell - side, cell - side - other, cell - other];
      const [p, q, r, s] = (isInside ? around : around.reverse()).map((one) => cells.get(one));
      if (p === undefined || q === undefined || r === undefined || s === undefined) continue;
      triangles.push(p, q, r, p, r, s);
    }
  }
  return settled(field, Float32Array.from(positions), Uint16Array.from(triangles), spacing);
}

/** The field at all points; outside at the box's sides, and only about right far from the surface. */
function sampledGrid(
  field: DistanceField,
  from: Vector,
  [nx, ny, nz]: Counts,
  spacing: number,
): Float32Array {
  const grid = new Float32Array(nx * ny * nz).fill(spacing * 0.01);
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      const row = j * nx + k * nx * ny;
      for (let i = 1; i < nx - 1;) {
        const d = field(from.x + i * spacing, from.y + j * spacing, from.z + k * spacing);
        // Where the surface is two points away or more, its exact distance does not matter.
        const next = Math.min(nx - 1, i + Math.max(1, Math.floor(Math.abs(d) / spacing - 1.8)));
        grid.fill(d, row + i, row + next);
        i = next;
      }
    }
  }
  return grid;
}

/** Middle of the places where a cell's sides cross the surface, in shares of the cell. */
function crossedAt(
  grid: Float32Array,
  cell: number,
  [x, y, z]: readonly [number, number, number],
): Vector | undefined {
  const corner = (bits: number): number =>
    grid[cell + (bits & 1) * x + ((bits >> 1) & 1) * y + (bits >> 2) * z] ?? 0;
  const isInside = corner(0) < 0;
  let isCrossed = false;
  for (let bits = 1; bits < 8 && !isCrossed; bits++) isCrossed = corner(bits) < 0 !== isInside;
  if (!isCrossed) return undefined;
  const sum = [0, 0, 0, 0] as [number, number, number, number];
  for (let side = 0; side < SIDES.length; side += 2) {
    const [one, two] = [SIDES[side] ?? 0, SIDES[side + 1] ?? 0];
    const [a, b] = [corner(one), corner(two)];
    if (a < 0 === b < 0) continue;
    const share = a / (a - b);
    sum[0] += (one & 1) + share * ((two & 1) - (one & 1));
    sum[1] += ((one >> 1) & 1) + share * (((two >> 1) & 1) - ((one >> 1) & 1));
    sum[2] += (one >> 2) + share * ((two >> 2) - (one >> 2));
    sum[3]++;
  }
  return vector(sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]);
}

/** Moves the vertices onto the surface, except where it is cut, and adds normals and shelter. */
function settled(
  field: DistanceField,
  positions: Float32Array,
  triangles: Uint16Array,
  spacing: number,
): Mesh {
  const normals = new Float32Array(positions.length);
  const open = new Float32Array(positions.length / 3);
  const h = spacing / 8;
  for (let at = 0; at < positions.length; at += 3) {
    let [x, y, z] = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    let normal = vector(0, 0, 1);
    for (let pass = 0; pass < 2; pass++) {
      const d = field(x, y, z);
      const gradient = vector(
        (field(x + h, y, z) - field(x - h, y, z)) / (2 * h),
        (field(x, y + h, z) - field(x, y - h, z)) / (2 * h),
        (field(x, y, z + h) - field(x, y, z - h)) / (2 * h),
      );
      normal = normalise(gradient);
      if (Math.abs(d) > 0.7 * spacing) break;
      const steep = Math.hypot(gradient.x, gradient.y, gradient.z) || 1;
      [x, y, z] = [
        x - (d / steep) * normal.x,
        y - (d / steep) * normal.y,
        z - (d / steep) * normal.z,
      ];
    }
    positions.set([x, y, z], at);
    normals.set([normal.x, normal.y, normal.z], at);
    const reach = field(x + SHELTER * normal.x, y + SHELTER * normal.y, z + SHELTER * normal.z);
    open[at / 3] = clamp(0.35 + (0.65 * reach) / SHELTER);
  }
  return { positions, normals, triangles, open };
}

/** A round tube along a line, closed by a half-sphere at its end. */
export function tubeMesh(line: readonly Vector[], radius: number, around: number): Mesh {
  const rings: { middle: Vector; ahead: Vector; radius: number; lean: number }[] = [];
  line.forEach((middle, index) => {
    const [before, after] = [line[index - 1] ?? middle, line[index + 1] ?? middle];
    rings.push({ middle, ahead: normalise(subtract(after, before)), radius, lean: 0 });
  });
  const end = rings.at(-1);
  if (!end) throw new RangeError('A tube needs a line');
  for (const lean of [Math.PI / 6, Math.PI / 3, 0.499 * Math.PI]) {
    const reach = radius * Math.sin(lean);
    const { middle, ahead } = end;
    rings.push({
      middle: vector(
        middle.x + ahead.x * reach,
        middle.y + ahead.y * reach,
        middle.z + ahead.z * reach,
      ),
      ahead,
      radius: radius * Math.cos(lean),
      lean,
    });
  }
  const positions = new Float32Array(rings.length * around * 3);
  const normals = new Float32Array(rings.length * around * 3);
  const triangles: number[] = [];
  let side = normalise(cross(rings[0]?.ahead ?? vector(1, 0, 0), vector(0.13, 0.21, 0.97)));
  rings.forEach(({ middle, ahead, radius: wide, lean }, ring) => {
    // Carried along the line without a twist.
    side = normalise(cross(cross(ahead, side), ahead));
    const other = cross(ahead, side);
    for (let step = 0; step < around; step++) {
      const angle = (2 * Math.PI * step) / around;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const out = vector(
        side.x * c + other.x * s,
        side.y * c + other.y * s,
        side.z * c + other.z * s,
      );
      const at = (ring * around + step) * 3;
      const [flat, forward] = [Math.cos(lean), Math.sin(lean)];
      for (const [part, axis] of (['x', 'y', 'z'] as const).entries()) {
        positions[at + part] = middle[axis] + out[axis] * wide;
        normals[at + part] = out[axis] * flat + ahead[axis] * forward;
      }
      if (ring === 0) continue;
      const next = (step + 1) % around;
      const [a, b] = [(ring - 1) * around + step, (ring - 1) * around + next];
      const [c2, d] = [ring * around + step, ring * around + next];
      triangles.push(a, b, d, a, d, c2);
    }
  });
  return { positions, normals, triangles: Uint16Array.from(triangles) };
}
