/** A place in the plane of the model, in mm. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A straight piece, or an arc that turns to the right or (below 0) to the left by radians. */
interface Piece {
  readonly length: number;
  readonly turn?: number;
}

interface Straight {
  readonly from: Place;
  readonly way: Place;
  readonly length: number;
}

interface Arc {
  readonly middle: Place;
  readonly radius: number;
  /** Unit vectors from the middle to both ends; 1 where it turns to the right. */
  readonly first: Place;
  readonly last: Place;
  readonly side: 1 | -1;
}

/** Lumen in the plane: a tube along straight pieces and arcs, and a round sac at its side. */
export interface Vessel {
  readonly straights: readonly Straight[];
  readonly arcs: readonly Arc[];
  /** mm */
  readonly radius: number;
  readonly sac?: { readonly middle: Place; readonly radius: number };
  /** mm over which tube and sac flow into each other. */
  readonly blend: number;
}

/** Distance of a place to the wall in mm, below 0 in the lumen, and the way out. */
export interface Wall {
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

export const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** The centreline's pieces, and places on it one by one. */
export function course(start: Place, heading: number, pieces: readonly Piece[], spacing: number) {
  const straights: Straight[] = [];
  const arcs: Arc[] = [];
  const line: Place[] = [start];
  let { x, y } = start;
  let ahead = heading;
  let left = spacing;
  const follow = (length: number, at: (away: number) => Place): void => {
    for (; left <= length + 1e-9; left += spacing) line.push(at(left));
    left -= length;
    ({ x, y } = at(length));
  };
  for (const { length, turn = 0 } of pieces) {
    const from = { x, y };
    const way = { x: Math.cos(ahead), y: Math.sin(ahead) };
    if (turn === 0) {
      straights.push({ from, way, length });
      follow(length, (away) => ({ x: from.x + way.x * away, y: from.y + way.y * away }));
      continue;
    }
    const radius = length / Math.abs(turn);
    const side = turn > 0 ? 1 : -1;
    const first = { x: -side * way.y, y: side * way.x };
    const middle = { x: from.x - first.x * radius, y: from.y - first.y * radius };
    const out = (angle: number): Place => ({
      x: first.x * Math.cos(angle) + first.y * Math.sin(angle),
      y: first.y * Math.cos(angle) - first.x * Math.sin(angle),
    });
    arcs.push({ middle, radius, first, last: out(turn), side });
    follow(length, (away) => {
      const { x: dx, y: dy } = out((side * away) / radius);
      return { x: middle.x + dx * radius, y: middle.y + dy * radius };
    });
    ahead -= turn;
  }
  return { straights, arcs, line };
}

/** How a place lies to the wall. */
export function wallAt(vessel: Vessel, x: number, y: number): Wall {
  const probe = Float64Array.of(x, y, 0, 0, 0);
  probeWall(vessel, probe);
  return { distance: probe[2] ?? 0, x: probe[3] ?? 0, y: probe[4] ?? 0 };
}

/**
 * The same within one array: a place's x and y, then its wall's distance and way out. One shape asks some
 * thousand times, and single numbers would each be put into memory on the way.
 */
export function probeWall(vessel: Vessel, probe: Float64Array): void {
  const { straights, arcs, sac, blend } = vessel;
  const x = probe[0] ?? 0;
  const y = probe[1] ?? 0;
  let least = Infinity;
  let outX = 0;
  let outY = 0;
  for (const { from, way, length } of straights) {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const share = along < 0 ? 0 : along > length ? length : along;
    const dx = x - from.x - way.x * share;
    const dy = y - from.y - way.y * share;
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away >= least) continue;
    least = away;
    outX = away > 1e-9 ? dx / away : -way.y;
    outY = away > 1e-9 ? dy / away : way.x;
  }
  for (const { middle, radius, first, last, side } of arcs) {
    const dx = x - middle.x;
    const dy = y - middle.y;
    // Arcs turn by less than half a circle: their places lie between the radii of both ends.
    if (side * (first.x * dy - first.y * dx) > 0 || side * (last.x * dy - last.y * dx) < 0)
      continue;
    const far = Math.sqrt(dx * dx + dy * dy);
    const off = Math.abs(far - radius);
    if (off >= least || far < 1e-9) continue;
    least = off;
    outX = (far < radius ? -dx : dx) / far;
    outY = (far < radius ? -dy : dy) / far;
  }
  const tube = least - vessel.radius;
  probe[2] = tube;
  probe[3] = outX;
  probe[4] = outY;
  if (!sac) return;
  const dx = x - sac.middle.x;
  const dy = y - sac.middle.y;
  const far = Math.sqrt(dx * dx + dy * dy) || 1e-9;
  const round = far - sac.radius;
  const gap = Math.max(0, blend - Math.abs(tube - round));
  const other = gap / (2 * blend);
  const share = tube < round ? 1 - other : other;
  probe[2] = Math.min(tube, round) - (gap * gap) / (4 * blend);
  probe[3] = share * outX + ((1 - share) * dx) / far;
  probe[4] = share * outY + ((1 - share) * dy) / far;
}
