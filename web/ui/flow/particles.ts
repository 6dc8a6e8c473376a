import type { FlowPath } from '../../figures/figure.js';

/** One blood particle: its place depends on the time alone, so that it can stop and go on. */
export interface Particle {
  readonly path: FlowPath;
  /** Seconds from one end of the path to the other. */
  readonly duration: number;
  /** Share of the duration by which it is ahead of the clock. */
  readonly phase: number;
  /** Distance from the centreline as a share of the lumen's radius, −1 to 1. */
  readonly lane: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Pixels of path to a particle, and the most particles of a picture. */
const SPACING = 85;
const MOST = 170;
/** Share of the radius within which particles keep from the wall. */
const INNER = 0.5;
/** Steps of an even sequence without repetition. */
const GOLDEN = 0.618034;
const SILVER = 0.414214;

/** Particles spread over the paths by their length. */
export function particlesOf(paths: readonly FlowPath[]): Particle[] {
  const lengths = paths.map(lengthOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const spacing = Math.max(SPACING, total / MOST);
  let carried = 0;
  return paths.flatMap((path, index) => {
    carried += (lengths[index] ?? 0) / spacing;
    const count = Math.floor(carried);
    carried -= count;
    const duration = path[path.length - 1]?.time ?? 0;
    return Array.from({ length: duration > 0 ? count : 0 }, (_, at): Particle => {
      const turn = index * 7 + at + 1;
      return {
        path,
        duration,
        phase: (at / count + turn * GOLDEN * 0.5) % 1,
        lane: INNER * (2 * ((turn * SILVER) % 1) - 1),
      };
    });
  });
}

function lengthOf(path: FlowPath): number {
  return path.reduce((sum, { x, y }, index) => {
    const before = path[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);
}

/** Where a particle is so many seconds after it entered its path. */
export function placeOf({ path, lane }: Particle, time: number): Place {
  let [low, high] = [0, path.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((path[middle]?.time ?? 0) <= time) low = middle;
    else high = middle;
  }
  const [from, to] = [path[low], path[high]];
  if (!from || !to) throw new RangeError('A path has two ends');
  const share = Math.min(1, Math.max(0, (time - from.time) / (to.time - from.time || 1)));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const radius = from.radius + share * (to.radius - from.radius);
  const aside = (lane * radius) / (Math.hypot(dx, dy) || 1);
  return { x: from.x + share * dx - dy * aside, y: from.y + share * dy + dx * aside, radius };
}
