import { DIRECTION_X, DIRECTION_Y, DIRECTIONS, OPPOSITE, WEIGHT } from './stencil.js';

/** A field of the plane, in cells: cell (i, j) has its middle at (i, j), j runs upwards. */
export type PlaneField = (x: number, y: number) => number;

/** A straight cut through the lumen: in the half-plane beyond it nothing is computed. */
export interface Opening {
  /** Its middle, in cells. */
  readonly x: number;
  readonly y: number;
  /** Unit normal that points into the domain. */
  readonly inwardX: number;
  readonly inwardY: number;
  /** Half of the lumen's width there, in cells. */
  readonly half: number;
}

export interface DomainShape {
  /** Cells along x and y; those of the rim are never fluid. */
  readonly width: number;
  readonly height: number;
  /** Distance to the wall in cells, negative in the fluid. */
  readonly wall: PlaneField;
  /** Blood enters here with a parabolic profile of mean speed 1, which the solver scales. */
  readonly inlet?: Opening;
  /** Blood leaves here. */
  readonly outlet?: Opening;
  /** Velocity along x of the wall at a place, in cells per step. */
  readonly wallSpeed?: PlaneField;
  /** Share of each population that a fine screen in the cell throws back, 0 to 1. */
  readonly layer?: PlaneField;
}

/**
 * What comes back from beyond a link to the wall or the inlet: `a` times the population that left,
 * plus `b` times another one (interpolated bounce-back), plus `c` for what moves.
 */
export interface BoundaryLinks {
  /** Places in the array of populations: of the one that comes back, and of the two it is made of. */
  readonly to: Int32Array;
  readonly left: Int32Array;
  readonly other: Int32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly c: Float32Array;
}

/** Links that cross an opening: of each the populations that come back and that left, and its cell. */
export interface OpenLinks {
  readonly to: Int32Array;
  readonly left: Int32Array;
  readonly cell: Int32Array;
  /** Of the population that left. */
  readonly direction: Uint8Array;
}

export interface Domain {
  readonly width: number;
  readonly height: number;
  /** 1 in the fluid. */
  readonly fluid: Uint8Array;
  /** Cells of fluid. */
  readonly count: number;
  /** Runs of fluid cells along the rows: first cell and the one after the last. */
  readonly spans: Int32Array;
  readonly walls: BoundaryLinks;
  readonly inlets: OpenLinks & { readonly vx: Float32Array; readonly vy: Float32Array };
  readonly outlets: OpenLinks;
  /** Cells across the openings. */
  readonly inletWidth: number;
  readonly outletWidth: number;
  readonly layer: { readonly cell: Int32Array; readonly thrown: Float32Array };
}

/** Cells inside the wall between the openings, and what each link that leaves them meets. */
export function latticeDomain(shape: DomainShape): Domain {
  const { width, height, inlet, outlet } = shape;
  const size = width * height;
  const distance = new Float32Array(size);
  const fluid = new Uint8Array(size);
  const layer: { cell: number[]; thrown: number[] } = { cell: [], thrown: [] };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const off = shape.wall(x, y);
      const cell = y * width + x;
      distance[cell] = off;
      const isRim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (isRim || off >= 0 || isBeyond(inlet, x, y) || isBeyond(outlet, x, y)) continue;
      fluid[cell] = 1;
      const thrown = shape.layer?.(x, y) ?? 0;
      if (thrown <= 0) continue;
      layer.cell.push(cell);
      layer.thrown.push(thrown);
    }
  }
  const spans: number[] = [];
  let count = 0;
  for (let cell = 1; cell < size; cell++) {
    if (fluid[cell] === 0) continue;
    if (spans.at(-1) === cell) spans[spans.length - 1] = cell + 1;
    else spans.push(cell, cell + 1);
    count++;
  }

  const walls = linkList();
  const inlets = openList();
  const outlets = openList();
  const inletVelocity: { x: number[]; y: number[] } = { x: [], y: [] };
  for (let cell = 0; cell < size; cell++) {
    if (!fluid[cell]) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (let direction = 1; direction < DIRECTIONS; direction++) {
      const [dx, dy] = [DIRECTION_X[direction] ?? 0, DIRECTION_Y[direction] ?? 0];
      const beyond = cell + dy * width + dx;
      if (fluid[beyond]) continue;
      const back = OPPOSITE[direction] ?? 0;
      const to = back * size + beyond;
      const left = direction * size + cell;
      if (isBeyond(outlet, x + dx, y + dy)) {
        addOpenLink(outlets, to, left, cell, direction);
        continue;
      }
      if (inlet && isBeyond(inlet, x + dx, y + dy)) {
        addOpenLink(inlets, to, left, cell, direction);
        const speed = profile(inlet, x + dx, y + dy);
        inletVelocity.x.push(speed * inlet.inwardX);
        inletVelocity.y.push(speed * inlet.inwardY);
        continue;
      }
      const share = crossing(shape.wall, x, y, dx, dy, distance[cell] ?? 0, distance[beyond] ?? 0);
      const speed = shape.wallSpeed?.(x + share * dx, y + share * dy) ?? 0;
      const pushed = -6 * (WEIGHT[direction] ?? 0) * speed * dx;
      const upstream = cell - dy * width - dx;
      if (share >= 0.5) {
        const a = 1 / (2 * share);
        addLink(walls, to, left, back * size + cell, a, 1 - a, a * pushed);
      } else if (fluid[upstream]) {
        addLink(walls, to, left, direction * size + upstream, 2 * share, 1 - 2 * share, pushed);
      } else {
        addLink(walls, to, left, left, 1, 0, pushed);
      }
    }
  }
  return {
    width,
    height,
    fluid,
    count,
    spans: Int32Array.from(spans),
    walls: packLinks(walls),
    inlets: {
      ...packOpen(inlets),
      vx: Float32Array.from(inletVelocity.x),
      vy: Float32Array.from(inletVelocity.y),
    },
    outlets: packOpen(outlets),
    inletWidth: 2 * (inlet?.half ?? 0),
    outletWidth: 2 * (outlet?.half ?? 0),
    layer: { cell: Int32Array.from(layer.cell), thrown: Float32Array.from(layer.thrown) },
  };
}

function isBeyond(opening: Opening | undefined, x: number, y: number): boolean {
  if (!opening) return false;
  return (x - opening.x) * opening.inwardX + (y - opening.y) * opening.inwardY < 0;
}

/** Poiseuille's profile of mean 1. */
function profile({ x, y, inwardX, inwardY, half }: Opening, atX: number, atY: number): number {
  const across = ((atY - y) * inwardX - (atX - x) * inwardY) / half;
  return Math.max(0, 1.5 * (1 - across * across));
}

/** Share of a link that lies in the fluid: a secant, mended once by the field half-way. */
function crossing(
  wall: PlaneField,
  x: number,
  y: number,
  dx: number,
  dy: number,
  inside: number,
  outside: number,
): number {
  if (outside <= inside) return 0.5;
  const first = Math.min(0.999, Math.max(0.001, inside / (inside - outside)));
  const there = wall(x + first * dx, y + first * dy);
  const second =
    there < 0
      ? first + (1 - first) * (there / (there - Math.max(outside, 1e-6)))
      : first * (inside / (inside - there));
  return Math.min(0.999, Math.max(0.001, second));
}

type OpenList = Record<keyof OpenLinks, number[]>;

function openList(): OpenList {
  return { to: [], left: [], cell: [], direction: [] };
}

function addOpenLink(
  list: OpenList,
  to: number,
  left: number,
  cell: number,
  direction: number,
): void {
  list.to.push(to);
  list.left.push(left);
  list.cell.push(cell);
  list.direction.push(direction);
}

function packOpen({ to, left, cell, direction }: OpenList): OpenLinks {
  return {
    to: Int32Array.from(to),
    left: Int32Array.from(left),
    cell: Int32Array.from(cell),
    direction: Uint8Array.from(direction),
  };
}

type LinkList = Record<keyof BoundaryLinks, number[]>;

function linkList(): LinkList {
  return { to: [], left: [], other: [], a: [], b: [], c: [] };
}

function addLink(
  list: LinkList,
  to: number,
  left: number,
  other: number,
  a: number,
  b: number,
  c: number,
): void {
  list.to.push(to);
  list.left.push(left);
  list.other.push(other);
  list.a.push(a);
  list.b.push(b);
  list.c.push(c);
}

function packLinks({ to, left, other, a, b, c }: LinkList): BoundaryLinks {
  return {
    to: Int32Array.from(to),
    left: Int32Array.from(left),
    other: Int32Array.from(other),
    a: Float32Array.from(a),
    b: Float32Array.from(b),
    c: Float32Array.from(c),
  };
}
