import { probeWall, type Place, type Vessel } from './vessel.js';

/**
 * A catheter as a chain of rigid links, as in M. Bergou et al., Discrete Elastic Rods, ACM Trans Graph
 * 2008;27(3):63 (doi:10.1145/1360612.1360662), in a plane: joints resist by how far they are from the angle
 * that they were shaped to, and walls by how far they are pressed in.
 */
export interface Chain {
  /** mm */
  readonly link: number;
  /** Half of the catheter's outer diameter in mm. */
  readonly radius: number;
  /** Radians by which each joint was shaped to turn to the left; the first is where the catheter is held. */
  readonly rest: Float64Array;
  /** Where and in what direction (radians) it is held. */
  readonly base: Place;
  readonly heading: number;
}

/** The chain at rest. */
export interface Shape {
  /** Radians by which the joints turn. */
  readonly angles: Float64Array;
  /** mm, of the base and the ends of all links. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Bending stiffness times radians² per mm, before and after each step. */
  readonly energies: readonly number[];
}

/**
 * Of the wall, per mm of catheter and mm of depth, in bending stiffnesses: so hard that a catheter sinks
 * into it by less than 0.1 mm.
 */
const HARDNESS = 20;
/** Places of each link that feel the wall: few of them would ratchet over the neck's lips. */
const POINTS = 4;
/** mm that no place moves farther in a step: the catheter must not jump through a wall. */
const STRIDE = 0.4;
const STEPS = 300;
/** Pairs of steps that the curvature of the energy is learned from. */
const MEMORY = 8;

const probe = new Float64Array(5);

/** Ends of all links, one after another. */
function layOut({ link, base, heading }: Chain, angles: Float64Array, { x, y }: Places): void {
  let ahead = heading;
  x[0] = base.x;
  y[0] = base.y;
  for (let joint = 0; joint < angles.length; joint++) {
    ahead += angles[joint] ?? 0;
    x[joint + 1] = (x[joint] ?? 0) + link * Math.cos(ahead);
    y[joint + 1] = (y[joint] ?? 0) + link * Math.sin(ahead);
  }
}

/** Energy of a chain that is laid out, and its slope by each angle. */
function energyAt(
  vessel: Vessel,
  { link, radius, rest }: Chain,
  angles: Float64Array,
  { x, y }: Places,
  slope: Float64Array,
): number {
  let energy = 0;
  // Forces and moments of all that lies ahead turn a joint.
  let forceX = 0;
  let forceY = 0;
  let moment = 0;
  for (let joint = angles.length - 1; joint >= 0; joint--) {
    const fromX = x[joint] ?? 0;
    const fromY = y[joint] ?? 0;
    const byX = (x[joint + 1] ?? 0) - fromX;
    const byY = (y[joint + 1] ?? 0) - fromY;
    for (let point = POINTS; point > 0; point--) {
      const px = fromX + (byX * point) / POINTS;
      const py = fromY + (byY * point) / POINTS;
      probe[0] = px;
      probe[1] = py;
      probeWall(vessel, probe);
      const depth = (probe[2] ?? 0) + radius;
      if (depth > 0) {
        const force = (HARDNESS * link * depth) / POINTS;
        const outX = probe[3] ?? 0;
        const outY = probe[4] ?? 0;
        energy += 0.5 * force * depth;
        forceX += force * outX;
        forceY += force * outY;
        moment += force * (px * outY - py * outX);
      }
      // All of the link is free where its end is farther from the wall than the link is long.
      if (depth < -link) break;
    }
    const off = (angles[joint] ?? 0) - (rest[joint] ?? 0);
    energy += (off * off) / (2 * link);
    slope[joint] = off / link + moment - (fromX * forceY - fromY * forceX);
  }
  return energy;
}

/** The chain's energy for these angles; fills in the places, and the slope by each angle. */
export function energyOf(
  vessel: Vessel,
  chain: Chain,
  angles: Float64Array,
  places: Places,
  slope: Float64Array,
): number {
  layOut(chain, angles, places);
  return energyAt(vessel, chain, angles, places, slope);
}

interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Lets the chain go from these angles: steps down its energy (L-BFGS, Nocedal's two loops), none of which
 * raises it or moves any place by more than the stride.
 */
export function relax(vessel: Vessel, chain: Chain, from: Float64Array): Shape {
  const count = from.length;
  const numbers = (length = count): Float64Array => new Float64Array(length);
  let angles: Float64Array = Float64Array.from(from);
  let [slope, nextSlope, next] = [numbers(), numbers(), numbers()];
  let places: Places = { x: numbers(count + 1), y: numbers(count + 1) };
  let nextPlaces: Places = { x: numbers(count + 1), y: numbers(count + 1) };
  let energy = energyOf(vessel, chain, angles, places, slope);
  const energies = [energy];
  const memory = new Memory(chain.link, count);
  for (let step = 0; step < STEPS; step++) {
    const way = memory.wayDown(slope);
    const fall = product(way, slope);
    let length = Math.min(1, 0.15 / largest(way));
    let found = Infinity;
    for (let attempt = 0; attempt < 40; attempt++) {
      for (let joint = 0; joint < count; joint++) {
        next[joint] = (angles[joint] ?? 0) + length * (way[joint] ?? 0);
      }
      layOut(chain, next, nextPlaces);
      const moved = farthest(places, nextPlaces);
      if (moved > STRIDE) {
        length *= Math.max(0.1, (0.95 * STRIDE) / moved);
        continue;
      }
      found = energyAt(vessel, chain, next, nextPlaces, nextSlope);
      if (found <= energy + 1e-4 * length * fall) break;
      found = Infinity;
      length *= 0.5;
    }
    if (found > energy) break;
    memory.learn(angles, next, slope, nextSlope);
    const fallen = energy - found;
    energy = found;
    energies.push(energy);
    [angles, next] = [next, angles];
    [slope, nextSlope] = [nextSlope, slope];
    [places, nextPlaces] = [nextPlaces, places];
    if (fallen < 1e-6 * energy || largest(slope) < 1e-5) break;
  }
  return { angles, ...places, energies };
}

/** What the last steps tell of how the slope changes: limited-memory BFGS. */
class Memory {
  private readonly moved: Float64Array[] = [];
  private readonly bent: Float64Array[] = [];
  private readonly shares: number[] = [];
  private readonly parts = new Float64Array(MEMORY);
  private readonly way: Float64Array;

  /** @param link in mm: without knowledge, a joint's own stiffness is 1 / link */
  constructor(
    private readonly link: number,
    private readonly count: number,
  ) {
    this.way = new Float64Array(count);
  }

  learn(from: Float64Array, to: Float64Array, slope: Float64Array, nextSlope: Float64Array): void {
    // The arrays of the oldest step are used again.
    const isFull = this.shares.length === MEMORY;
    const moved = (isFull ? this.moved.shift() : undefined) ?? new Float64Array(this.count);
    const bent = (isFull ? this.bent.shift() : undefined) ?? new Float64Array(this.count);
    if (isFull) this.shares.shift();
    for (let joint = 0; joint < this.count; joint++) {
      moved[joint] = (to[joint] ?? 0) - (from[joint] ?? 0);
      bent[joint] = (nextSlope[joint] ?? 0) - (slope[joint] ?? 0);
    }
    const curved = product(moved, bent);
    if (curved <= 1e-12) return;
    this.moved.push(moved);
    this.bent.push(bent);
    this.shares.push(1 / curved);
  }

  wayDown(slope: Float64Array): Float64Array {
    const { way, moved, bent, shares, parts } = this;
    for (let joint = 0; joint < way.length; joint++) way[joint] = -(slope[joint] ?? 0);
    for (let index = shares.length - 1; index >= 0; index--) {
      parts[index] = (shares[index] ?? 0) * product(moved[index] ?? way, way);
      addTo(way, bent[index] ?? way, -(parts[index] ?? 0));
    }
    const last = bent.at(-1);
    const known = last ? 1 / ((shares.at(-1) ?? 1) * product(last, last)) : Infinity;
    const scale = Math.min(this.link, known);
    for (let joint = 0; joint < way.length; joint++) way[joint] = scale * (way[joint] ?? 0);
    for (let index = 0; index < shares.length; index++) {
      const part = (shares[index] ?? 0) * product(bent[index] ?? way, way);
      addTo(way, moved[index] ?? way, (parts[index] ?? 0) - part);
    }
    if (product(way, slope) < 0) return way;
    moved.length = bent.length = shares.length = 0;
    for (let joint = 0; joint < way.length; joint++) way[joint] = -this.link * (slope[joint] ?? 0);
    return way;
  }
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function addTo(a: Float64Array, b: Float64Array, share: number): void {
  for (let at = 0; at < a.length; at++) a[at] = (a[at] ?? 0) + share * (b[at] ?? 0);
}

function largest(a: Float64Array): number {
  let most = 1e-12;
  for (const one of a) most = Math.max(most, Math.abs(one));
  return most;
}

function farthest(a: Places, b: Places): number {
  let most = 0;
  for (let at = 0; at < a.x.length; at++) {
    const dx = (a.x[at] ?? 0) - (b.x[at] ?? 0);
    const dy = (a.y[at] ?? 0) - (b.y[at] ?? 0);
    most = Math.max(most, dx * dx + dy * dy);
  }
  return Math.sqrt(most);
}
