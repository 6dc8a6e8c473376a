import { STAGE } from '../colour/palette.js';
import { smoothStep } from '../geometry/interpolation.js';
import type { Mesh, MeshLayer, MeshScene, MeshView } from './mesh.js';
import { LOOK_SIZE } from './mesh-look.js';

/** Colours, packed as in looks, and depths of a picture's samples, two by two to a pixel. */
export interface Samples {
  readonly columns: number;
  readonly rows: number;
  /** 0 where nothing was drawn. */
  readonly colours: Int32Array;
  readonly depths: Float32Array;
  /** What shows there, by pixel. */
  readonly behind: Int32Array;
}

/** Full cover, in the highest byte. */
export const OPAQUE = 0xff000000 | 0;

/** A packed colour with a part of another one over it, from 0 to 256. */
export function blend(under: number, over: number, part: number): number {
  const red = under & 255;
  const green = (under >> 8) & 255;
  const blue = (under >> 16) & 255;
  return (
    OPAQUE |
    (red + ((((over & 255) - red) * part) >> 8)) |
    ((green + (((((over >> 8) & 255) - green) * part) >> 8)) << 8) |
    ((blue + (((((over >> 16) & 255) - blue) * part) >> 8)) << 16)
  );
}

/** A number that runs evenly across a triangle, from its first corner. */
export interface Ramp {
  start: number;
  dx: number;
  dy: number;
}

export interface Triangle {
  /** Its vertices. */
  a: number;
  b: number;
  c: number;
  /** Its first corner in samples, and the others as seen from there. */
  x: number;
  y: number;
  bx: number;
  by: number;
  cx: number;
  cy: number;
  /** Twice its area in samples: above 0 where it is seen from outside. */
  area: number;
  /** mm behind the target. */
  readonly depth: Ramp;
}

interface Pen {
  /** Says whether the triangle is drawn. */
  readonly begin: (triangle: Triangle) => boolean;
  /** Columns of a row that lie in it: from the first to before the last. */
  readonly row: (triangle: Triangle, row: number, from: number, to: number) => void;
}

/** x, y and depth of each vertex in the picture. */
function projected(mesh: Mesh, view: MeshView, columns: number, rows: number): Float32Array {
  const { right, up, forward, target, targetAt, tall } = view;
  const perMillimetre = rows / tall;
  const { positions } = mesh;
  const places = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const px = (positions[at] ?? 0) - target.x;
    const py = (positions[at + 1] ?? 0) - target.y;
    const pz = (positions[at + 2] ?? 0) - target.z;
    const across = px * right.x + py * right.y + pz * right.z;
    const upward = px * up.x + py * up.y + pz * up.z;
    places[at] = targetAt[0] * columns + across * perMillimetre;
    places[at + 1] = targetAt[1] * rows - upward * perMillimetre;
    places[at + 2] = px * forward.x + py * forward.y + pz * forward.z;
  }
  return places;
}

/**
 * Row by row through all triangles. Samples on a side that two of them share belong to one, so that
 * sums over all triangles come out right.
 */
export function rasterise(
  mesh: Mesh,
  view: MeshView,
  columns: number,
  rows: number,
  { begin, row: draw }: Pen,
): void {
  const places = projected(mesh, view, columns, rows);
  const depth: Ramp = { start: 0, dx: 0, dy: 0 };
  const triangle: Triangle = {
    a: 0,
    b: 0,
    c: 0,
    x: 0,
    y: 0,
    bx: 0,
    by: 0,
    cx: 0,
    cy: 0,
    area: 0,
    depth,
  };
  const { triangles } = mesh;
  for (let index = 0; index < triangles.length; index += 3) {
    const a = triangles[index] ?? 0;
    const b = triangles[index + 1] ?? 0;
    const c = triangles[index + 2] ?? 0;
    const ax = places[a * 3] ?? 0;
    const ay = places[a * 3 + 1] ?? 0;
    const bx = places[b * 3] ?? 0;
    const by = places[b * 3 + 1] ?? 0;
    const cx = places[c * 3] ?? 0;
    const cy = places[c * 3 + 1] ?? 0;
    triangle.area = (cx - ax) * (by - ay) - (bx - ax) * (cy - ay);
    if (triangle.area === 0) continue;
    triangle.a = a;
    triangle.b = b;
    triangle.c = c;
    triangle.x = ax;
    triangle.y = ay;
    triangle.bx = bx - ax;
    triangle.by = by - ay;
    triangle.cx = cx - ax;
    triangle.cy = cy - ay;
    slope(depth, triangle, places[a * 3 + 2] ?? 0, places[b * 3 + 2] ?? 0, places[c * 3 + 2] ?? 0);
    if (!begin(triangle)) continue;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(rows, Math.ceil(Math.max(ay, by, cy) - 0.5));
    for (let row = top; row < bottom; row++) {
      const y = row + 0.5;
      let left = Infinity;
      let right = -Infinity;
      if (ay <= y !== by <= y) left = right = crossing(ax, ay, bx, by, y);
      if (by <= y !== cy <= y) {
        const x = crossing(bx, by, cx, cy, y);
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
      if (cy <= y !== ay <= y) {
        const x = crossing(cx, cy, ax, ay, y);
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
      const from = Math.max(0, Math.ceil(left - 0.5));
      const to = Math.min(columns, Math.ceil(right - 0.5));
      if (from < to) draw(triangle, row, from, to);
    }
  }
}

/** Where a side meets a row: from its upper end, so that both of its triangles get the same number. */
function crossing(ax: number, ay: number, bx: number, by: number, y: number): number {
  return ay < by
    ? ax + ((y - ay) * (bx - ax)) / (by - ay)
    : bx + ((y - by) * (ax - bx)) / (ay - by);
}

function slope(
  ramp: Ramp,
  { area, bx, by, cx, cy }: Triangle,
  atA: number,
  atB: number,
  atC: number,
): void {
  ramp.start = atA;
  ramp.dx = ((atC - atA) * by - (atB - atA) * cy) / area;
  ramp.dy = ((atB - atA) * cx - (atC - atA) * bx) / area;
}

const DARK = [5, 3, 1].reduce((sum, at) => sum * 256 + parseInt(STAGE.slice(at, at + 2), 16), 0);

/** Per vertex the place in a look's table and the share of light that reaches the viewer. */
function shading({ normals, positions, open }: Mesh, { view, fog }: MeshScene): Float32Array {
  const { right, up, forward, target } = view;
  const shades = new Float32Array(normals.length);
  const half = (LOOK_SIZE - 1) / 2;
  for (let at = 0; at < normals.length; at += 3) {
    const [nx, ny, nz] = [normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0];
    shades[at] = half * (1 + nx * right.x + ny * right.y + nz * right.z);
    shades[at + 1] = half * (1 + nx * up.x + ny * up.y + nz * up.z);
    const depth =
      ((positions[at] ?? 0) - target.x) * forward.x +
      ((positions[at + 1] ?? 0) - target.y) * forward.y +
      ((positions[at + 2] ?? 0) - target.z) * forward.z;
    const sunk = fog ? fog.share * smoothStep(fog.from, fog.to, depth) : 0;
    shades[at + 2] = (open?.[at / 3] ?? 1) * (1 - sunk);
  }
  return shades;
}

/** Draws what faces the viewer into the samples. */
export function drawLayer(
  { mesh, look, below }: MeshLayer,
  scene: MeshScene,
  { columns, rows, colours, depths, behind }: Samples,
): void {
  const shades = shading(mesh, scene);
  const ramp = (): Ramp => ({ start: 0, dx: 0, dy: 0 });
  const [u, v, light, value] = [ramp(), ramp(), ramp(), ramp()];
  const { table, isGlass } = look;
  const lower = below?.look.table ?? table;
  const values = below?.values;
  rasterise(mesh, scene.view, columns, rows, {
    begin: (triangle) => {
      if (triangle.area < 0) return false;
      const a = triangle.a * 3;
      const b = triangle.b * 3;
      const c = triangle.c * 3;
      slope(u, triangle, shades[a] ?? 0, shades[b] ?? 0, shades[c] ?? 0);
      slope(v, triangle, shades[a + 1] ?? 0, shades[b + 1] ?? 0, shades[c + 1] ?? 0);
      slope(light, triangle, shades[a + 2] ?? 0, shades[b + 2] ?? 0, shades[c + 2] ?? 0);
      if (values) {
        slope(
          value,
          triangle,
          values[triangle.a] ?? 0,
          values[triangle.b] ?? 0,
          values[triangle.c] ?? 0,
        );
      }
      return true;
    },
    row: ({ x, y, depth }, row, from, to) => {
      const right = from + 0.5 - x;
      const down = row + 0.5 - y;
      let z = depth.start + depth.dx * right + depth.dy * down;
      let tu = u.start + u.dx * right + u.dy * down;
      let tv = v.start + v.dx * right + v.dy * down;
      let share = light.start + light.dx * right + light.dy * down;
      let height = value.start + value.dx * right + value.dy * down;
      const zx = depth.dx;
      const ux = u.dx;
      const vx = v.dx;
      const lx = light.dx;
      const hx = value.dx;
      const own = colours;
      const nearest = depths;
      const upper = table;
      const downward = lower;
      const last = row * columns + to;
      for (let at = row * columns + from; at < last; at++) {
        if (z < (nearest[at] ?? 0)) {
          const place = ((tv & 255) << 8) | (tu & 255);
          const colour = (height < 0 ? downward[place] : upper[place]) ?? 0;
          const lit = share > 0.99 ? colour : blend(DARK, colour, (share * 256) | 0);
          if (isGlass) {
            const pixel = (row >> 1) * (columns >> 1) + ((at - row * columns) >> 1);
            const under = own[at] ?? 0;
            own[at] = blend(under === 0 ? (behind[pixel] ?? 0) : under, lit, colour >>> 24);
          } else {
            own[at] = lit | OPAQUE;
            nearest[at] = z;
          }
        }
        z += zx;
        tu += ux;
        tv += vx;
        share += lx;
        height += hx;
      }
    },
  });
}
