import { smoothStep } from '../geometry/interpolation.js';
import { smoothCurve } from '../geometry/curve.js';
import { vector } from '../geometry/vector.js';
import { flatTree } from '../charts/flat-tree.js';
import { fractalNoise, noise } from '../random/noise.js';

/**
 * A thick axial slab at the height of the left main stem, seen from below as on every scanner: the
 * patient's left is on the right, the front above. Places in mm from the middle of the heart.
 */
type Place = readonly [x: number, y: number];

/** A vessel's piece between two places, with what it holds at both ends. */
interface Piece {
  readonly ax: number;
  readonly ay: number;
  readonly dx: number;
  readonly dy: number;
  readonly inverse: number;
  readonly from: number;
  readonly to: number;
}

function pieces(places: readonly Place[], radiusAt: (travelled: number) => number): Piece[] {
  const curve = smoothCurve(
    places.map(([x, y]) => vector(x, y, 0)),
    6,
  );
  let travelled = 0;
  return curve.slice(1).map((b, index): Piece => {
    const a = curve[index] ?? b;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const from = radiusAt(travelled);
    travelled += Math.hypot(dx, dy);
    const inverse = 1 / Math.max(dx * dx + dy * dy, 1e-9);
    return { ax: a.x, ay: a.y, dx, dy, inverse, from, to: radiusAt(travelled) };
  });
}

const CELL = 5;
/** mm beyond a vessel within which its edge still matters. */
const REACH = 2.5;
const cellOf = (x: number, y: number): number => Math.floor(x / CELL) * 1000 + Math.floor(y / CELL);

/** The pieces by the cells of a grid that they can touch, so that each place asks few of them. */
function inCells(all: readonly Piece[]): ReadonlyMap<number, Piece[]> {
  const cells = new Map<number, Piece[]>();
  for (const piece of all) {
    const { ax, ay, dx, dy } = piece;
    const reach = Math.max(piece.from, piece.to) + REACH;
    for (let x = Math.min(ax, ax + dx) - reach; x < Math.max(ax, ax + dx) + reach + CELL; x += CELL)
      for (
        let y = Math.min(ay, ay + dy) - reach;
        y < Math.max(ay, ay + dy) + reach + CELL;
        y += CELL
      )
        cells.set(cellOf(x, y), [...(cells.get(cellOf(x, y)) ?? []), piece]);
  }
  return cells;
}

type Cells = ReturnType<typeof inCells>;

/** How far inside the pieces a place is, in mm. */
function depthIn(cells: Cells, x: number, y: number): number {
  let depth = -Infinity;
  for (const { ax, ay, dx, dy, inverse, from, to } of cells.get(cellOf(x, y)) ?? []) {
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) * inverse));
    const own = from + (to - from) * t - Math.hypot(x - ax - dx * t, y - ay - dy * t);
    if (own > depth) depth = own;
  }
  return depth;
}

/** How far inside an oval of slightly uneven outline a place is, in mm. */
const oval =
  (cx: number, cy: number, a: number, b: number, uneven = 0) =>
  (x: number, y: number): number =>
    Math.min(a, b) * (1 - Math.hypot((x - cx) / a, (y - cy) / b)) +
    (uneven > 0 ? uneven * noise(x / 8, y / 8, 0, Math.round(a * 7 + b)) : 0);

const aorta = oval(-9, 4, 16.5, 16);
const pulmonaryTrunk = oval(6, 33.5, 16, 12.5, 1.6);
const atrium = oval(1, -27, 29, 12.5, 2);
const appendage = oval(37, -17, 8, 9, 2.6);
const superiorVena = oval(-37, -3, 9, 8, 1);
const rightAppendage = oval(-36, 18, 12, 9.5, 3.2);
const descending = oval(27, -49, 10.5, 10.5);
const vertebra = oval(-6, -67, 18, 19);
const sac = oval(2, 3, 57, 47);
const behind = oval(6, -54, 36, 22);
const chestWall = (x: number, y: number): number => y - 55 + x * x * 0.0035;
const sternum = oval(-6, 63, 24, 7);

const veins = inCells([
  ...pieces(
    [
      [22, -28],
      [38, -33],
      [52, -38],
      [64, -46],
    ],
    (at) => 6.2 - 0.06 * at,
  ),
  ...pieces(
    [
      [-22, -29],
      [-40, -32],
      [-54, -40],
      [-66, -45],
    ],
    (at) => 6 - 0.06 * at,
  ),
]);

/** Vessels of both lungs from their roots outwards. */
const lungs = inCells(
  [
    [46, -24, 4, 3],
    [52, -37, -30, 8],
    [52, 4, 22, 5],
    [-48, -20, 176, 4],
    [-52, -38, 208, 9],
    [-54, 8, 156, 6],
  ].flatMap(([x = 0, y = 0, heading = 0, seed = 1]) =>
    flatTree({ seed, root: { x, y: -y }, heading, radius: 1.5, slenderness: 9, levels: 6 }).map(
      ({ from, to, radius }): Piece => {
        const [dx, dy] = [to.x - from.x, from.y - to.y];
        const inverse = 1 / (dx * dx + dy * dy);
        return { ax: from.x, ay: -from.y, dx, dy, inverse, from: radius, to: radius * 0.8 };
      },
    ),
  ),
);

export interface SlabCoronaries {
  /** Lumen radius by the distance from the ostium, in mm. */
  readonly radiusAt: (travelled: number) => number;
  /** Places of calcium by the distance from the ostium. */
  readonly calcium: readonly {
    readonly at: number;
    readonly side: number;
    readonly size: number;
  }[];
}

const STEM_AND_LAD: readonly Place[] = [
  [6.2, 9],
  [13, 10.5],
  [20, 13.5],
  [27, 19],
  [32, 26],
  [36, 32.5],
  [38.5, 37],
  [39.5, 39],
];

/** Hounsfield units of the slab's brightest layer by place. */
export function ctSlab({ radiusAt, calcium }: SlabCoronaries): (x: number, y: number) => number {
  const main = pieces(STEM_AND_LAD, radiusAt);
  const others = inCells([
    ...pieces(
      [
        [20, 13.5],
        [29, 11],
        [39, 7],
        [45, 0],
        [48, -8],
      ],
      (at) => 1.75 - 0.012 * at,
    ),
    ...pieces(
      [
        [33, 27.5],
        [40, 27],
        [46, 22.5],
        [49, 17],
      ],
      (at) => 1.1 - 0.016 * at,
    ),
    ...pieces(
      [
        [-17, 17.5],
        [-21, 23],
        [-22.5, 30],
      ],
      (at) => 1.8 - 0.01 * at,
    ),
  ]);
  const tree = inCells(main);
  const spots = calcium.map(({ at, side, size }) => {
    let [left, found] = [at, main[0]];
    for (const piece of main) {
      found = piece;
      const length = Math.hypot(piece.dx, piece.dy);
      if (left <= length) break;
      left -= length;
    }
    const { ax = 0, ay = 0, dx = 1, dy = 0 } = found ?? {};
    const length = Math.hypot(dx, dy) || 1;
    const [tx, ty] = [dx / length, dy / length];
    return { x: ax + tx * left - ty * side, y: ay + ty * left + tx * side, tx, ty, size };
  });
  const towards = (from: number, to: number, share: number): number => from + (to - from) * share;
  const soft = (inside: number, blur = 0.7): number => smoothStep(-blur, blur, inside);

  return (x, y) => {
    const wavy = 1.6 * noise(x / 13, y / 13, 0, 4);
    const heart = sac(x, y) + wavy;
    const middle = Math.max(heart, behind(x, y) + wavy, chestWall(x, y));
    let units = -850;
    if (middle < 1) {
      const air = -850 + 35 * noise(x / 7, y / 7, 0, 6);
      units = towards(air, 40, soft(depthIn(lungs, x, y), 0.8));
    }
    units = towards(units, -85 + 12 * noise(x / 3, y / 3, 0, 8), soft(middle));
    // Pericardium, a thin line within the fat.
    units = towards(units, 10, 0.75 * (1 - smoothStep(0.3, 0.9, Math.abs(heart - 3.2))));
    units = towards(units, 55, soft(chestWall(x, y) - 2 + wavy));
    units = towards(units, 60, soft(behind(x, y) - 3.4 + wavy) * (y < -40 ? 0.45 : 0));
    units = towards(units, 250, soft(sternum(x, y)));
    units = towards(units, 620, 1 - smoothStep(0.5, 1.4, Math.abs(sternum(x, y) - 1)));
    units = towards(units, 260 + 70 * noise(x / 2, y / 2, 0, 3), soft(vertebra(x, y)));
    units = towards(units, 640, 1 - smoothStep(0.5, 1.5, Math.abs(vertebra(x, y) - 1)));
    const swirl = 14 * fractalNoise(x / 9, y / 9, 0, 15, 2);
    units = towards(units, 180 + 2 * swirl, soft(superiorVena(x, y)));
    units = towards(units, 190 + 3 * swirl, soft(rightAppendage(x, y) + 0.8 * wavy));
    units = towards(units, 215 + 2 * swirl, soft(pulmonaryTrunk(x, y) + 0.4 * wavy));
    // The veins rise out of the slab on their way into the lungs.
    const within = smoothStep(67, 48, Math.abs(x));
    units = towards(units, 380 + swirl, soft(depthIn(veins, x, y)) * within);
    units = towards(units, 385 + swirl, soft(Math.max(atrium(x, y), appendage(x, y)) + 0.7 * wavy));
    units = towards(units, 415, soft(descending(x, y)));
    if (heart > 0) {
      const lumen = Math.max(depthIn(tree, x, y), depthIn(others, x, y));
      units = towards(units, 60, 0.85 * soft(lumen + 0.75, 0.5));
      // Where a vessel leaves the slab, only a part of it is left in it.
      const leaving = smoothStep(40.5, 36, y) * smoothStep(-9.5, -4, y);
      units = towards(units, 430, soft(lumen, 0.5) * leaving);
      for (const spot of spots) {
        const [px, py] = [x - spot.x, y - spot.y];
        const [a, b] = [px * spot.tx + py * spot.ty, py * spot.tx - px * spot.ty];
        const away = Math.hypot(a / (spot.size * 1.9), b / (spot.size * 0.75)) - 1;
        units = towards(units, 1150, smoothStep(0.5, -0.3, away));
      }
    }
    units = towards(units, 430 + 0.5 * swirl, soft(aorta(x, y) + 0.25 * wavy));
    return units + 26 * fractalNoise(x * 0.95, y * 0.95, 0, 71, 2);
  };
}
