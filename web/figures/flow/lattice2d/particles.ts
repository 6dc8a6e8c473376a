import type { Opening } from './domain.js';
import { type Random, seeded } from '../../random/seeded.js';
import type { Lumen } from './lumen.js';

/** Velocities in mm/s on a lattice over the field. */
export interface FlowField {
  readonly lumen: Lumen;
  readonly cell: number;
  readonly width: number;
  readonly vx: Float32Array;
  readonly vy: Float32Array;
}

/** How many times slower than blood particles are shown. */
export const SLOWDOWN = 12;
/** Places of a particle's tail, and mm between two of them: tails are as long wherever blood is slow. */
const TAIL = 9;
const SPACING = 0.13;
/** s of the shown time that a particle lives. */
const LIFE = { least: 2, most: 7 } as const;

/** mm from the openings at which particles come and go. */
const EDGE = 0.2;

export interface Particles {
  /** @param shown seconds of the visitor's time */
  readonly move: (flow: FlowField, shown: number) => void;
  /** Shortens tails that no longer lie in the blood, since the vessel has changed its shape. */
  readonly leaveWalls: (flow: FlowField) => void;
  /** Adds the tails to one path, and their heads to another; in mm. */
  readonly trace: (
    add: (points: Float32Array, from: number, to: number, isHead: boolean) => void,
  ) => void;
}

/** Particles that drift with a flow; each tail is a row of places, newest first. */
export function particlesIn(flow: FlowField, count: number, seed: number): Particles {
  const random = seeded(seed);
  const tails = new Float32Array(2 * TAIL * count);
  const lives = new Float32Array(count);
  const velocity = { x: 0, y: 0 };
  for (let one = 0; one < count; one++) {
    settle(one, placeInFlow(flow, random));
    lives[one] = random.between(0, LIFE.most);
  }

  function settle(one: number, place: { x: number; y: number }): void {
    for (let at = 0; at < TAIL; at++) {
      tails[2 * (one * TAIL + at)] = place.x;
      tails[2 * (one * TAIL + at) + 1] = place.y;
    }
  }

  return {
    move(field, shown) {
      const seconds = shown / SLOWDOWN;
      const { inlet, outlet } = field.lumen;
      for (let one = 0; one < count; one++) {
        const head = 2 * one * TAIL;
        const [x, y] = [tails[head]!, tails[head + 1]!];
        lives[one]! -= shown;
        setVelocity(field, x, y, velocity);
        if (lives[one]! <= 0 || (velocity.x === 0 && velocity.y === 0)) {
          settle(one, placeInFlow(field, random));
          lives[one] = random.between(LIFE.least, LIFE.most);
          continue;
        }
        // Before the midpoint is looked up, which may lie outside.
        if (x + velocity.x * seconds > outlet.x - EDGE) {
          settle(one, placeInInlet(inlet, random));
          continue;
        }
        const half = seconds / 2;
        setVelocity(field, x + velocity.x * half, y + velocity.y * half, velocity);
        if (velocity.x === 0 && velocity.y === 0) {
          settle(one, placeInFlow(field, random));
          continue;
        }
        tails[head] = x + velocity.x * seconds;
        tails[head + 1] = y + velocity.y * seconds;
        const off = Math.hypot(tails[head] - tails[head + 2]!, tails[head + 1]! - tails[head + 3]!);
        if (off < SPACING) continue;
        tails.copyWithin(head + 4, head + 2, head + 2 * TAIL - 2);
        tails[head + 2] = tails[head]!;
        tails[head + 3] = tails[head + 1]!;
      }
    },
    leaveWalls(field) {
      for (let at = 0; at < TAIL * count; at++) {
        setVelocity(field, tails[2 * at]!, tails[2 * at + 1]!, velocity);
        if (velocity.x !== 0 || velocity.y !== 0) continue;
        const head = 2 * TAIL * Math.floor(at / TAIL);
        settle(head / (2 * TAIL), { x: tails[head]!, y: tails[head + 1]! });
      }
    },
    trace(add) {
      for (let one = 0; one < count; one++) {
        const first = one * TAIL;
        add(tails, first, first + TAIL, false);
        add(tails, first, first + 3, true);
      }
    },
  };
}

/** As many at each place as blood passes there. */
function placeInInlet(
  { x, y, inwardX, inwardY, half }: Opening,
  random: Random,
): { x: number; y: number } {
  let across = 0;
  do across = random.between(-1, 1);
  while (random.next() > 1 - across * across);
  const off = across * half;
  // Not all of them on one line.
  const along = EDGE + 0.4 * random.next();
  return { x: x - off * inwardY + along * inwardX, y: y + off * inwardX + along * inwardY };
}

function placeInFlow(flow: FlowField, random: Random): { x: number; y: number } {
  const velocity = { x: 0, y: 0 };
  let place = { x: 0, y: 0 };
  for (let attempt = 0; attempt < 40; attempt++) {
    place = {
      x: random.between(0, flow.lumen.field.width),
      y: random.between(0, flow.lumen.field.height),
    };
    setVelocity(flow, place.x, place.y, velocity);
    const isLeaving = place.x > flow.lumen.outlet.x - EDGE;
    if (!isLeaving && (velocity.x !== 0 || velocity.y !== 0)) break;
  }
  return place;
}

/** 0 outside the blood, and within a cell of the wall. */
function setVelocity(
  { cell, width, vx, vy }: FlowField,
  x: number,
  y: number,
  into: { x: number; y: number },
): void {
  const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)];
  const at = j * width + i;
  into.x = 0;
  into.y = 0;
  if (i < 0 || j < 0 || i >= width - 1 || at + width + 1 >= vx.length) return;
  const isStill = (corner: number): boolean => vx[corner] === 0 && vy[corner] === 0;
  if (isStill(at) || isStill(at + 1) || isStill(at + width) || isStill(at + width + 1)) return;
  const [p, q] = [x / cell - i, y / cell - j];
  const [a, b, c, d] = [(1 - p) * (1 - q), p * (1 - q), (1 - p) * q, p * q];
  into.x = a * vx[at]! + b * vx[at + 1]! + c * vx[at + width]! + d * vx[at + width + 1]!;
  into.y = a * vy[at]! + b * vy[at + 1]! + c * vy[at + width]! + d * vy[at + width + 1]!;
}
