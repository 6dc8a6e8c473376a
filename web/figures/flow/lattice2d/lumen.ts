import { type BentArtery, courseAt, toArtery } from './bent-artery.js';
import { type Domain, latticeDomain, type Opening, type PlaneField } from './domain.js';
import { wallSlope } from './sample.js';
import { emptyFields, type LatticeFields } from './solver.js';
import { latticeUnits, type LatticeUnits } from './units.js';
import { traceWall, type WallPoint } from './wall-line.js';

/** An artery with what opens from it, as a part of the plane shows it; mm and mm/s. */
export interface Lumen {
  /** Of the plane; its origin is the lower left corner. */
  readonly field: { readonly width: number; readonly height: number };
  readonly artery: BentArtery;
  /** Distance to the wall of all of it, negative inside. */
  readonly wall: PlaneField;
  readonly inlet: Opening;
  readonly outlet: Opening;
  /** Over the inlet. */
  readonly meanSpeed: number;
}

/** mm from the frame at which the arms are cut. */
const MARGIN = 0.15;

/** Cuts through both arms, as far outside as the field lets them be. */
export function cutArms(
  artery: BentArtery,
  field: Lumen['field'],
): Pick<Lumen, 'inlet' | 'outlet'> {
  const opening = (side: -1 | 1): Opening => {
    const isWithin = (arc: number): boolean => {
      const { x, y, angle } = courseAt(artery, arc);
      const half = artery.radius(arc);
      const [across, up] = [half * Math.abs(Math.sin(angle)), half * Math.cos(angle)];
      return x - across > MARGIN && x + across < field.width - MARGIN && y - up > MARGIN;
    };
    let arc = 2 * side;
    while (isWithin(arc + 0.05 * side)) arc += 0.05 * side;
    const { x, y, angle } = courseAt(artery, arc);
    return {
      x,
      y,
      inwardX: -side * Math.cos(angle),
      inwardY: -side * Math.sin(angle),
      half: artery.radius(arc),
    };
  };
  return { inlet: opening(-1), outlet: opening(1) };
}

/** mm by which the picture ends within the openings, where the flow still has its own shape. */
const TRIM = 0.3;

/** Where the picture ends. */
export function trimmed(opening: Opening): Opening {
  const { x, y, inwardX, inwardY } = opening;
  return { ...opening, x: x + TRIM * inwardX, y: y + TRIM * inwardY };
}

export interface Outlines {
  readonly outer: readonly WallPoint[];
  readonly inner: readonly WallPoint[];
}

/** mm between two points of the outlines. */
const SPACING = 0.16;

/** The wall with all that opens from it, and the one opposite, both from upstream to downstream; mm. */
export function outlinesOf({ wall, inlet, outlet }: Lumen): Outlines {
  const [from, to] = [trimmed(inlet), trimmed(outlet)];
  const isPast = (x: number, y: number): boolean =>
    (x - to.x) * to.inwardX + (y - to.y) * to.inwardY < 0;
  const side = (sign: number) => ({
    x: from.x - sign * from.half * from.inwardY,
    y: from.y + sign * from.half * from.inwardX,
  });
  // The inner wall has the fluid at the other hand: it is followed backwards.
  const follow = (sign: 1 | -1): readonly WallPoint[] =>
    endedAt(to, traceWall(wall, side(sign), sign * SPACING, isPast));
  return { outer: follow(1), inner: follow(-1) };
}

/** The last point, which lies beyond an opening, moved back onto it. */
function endedAt({ x, y, inwardX, inwardY }: Opening, points: WallPoint[]): WallPoint[] {
  const [before, last] = points.slice(-2);
  if (!before || !last) return points;
  const off = (at: WallPoint): number => (at.x - x) * inwardX + (at.y - y) * inwardY;
  const share = off(before) / (off(before) - off(last));
  const end = {
    ...last,
    x: before.x + share * (last.x - before.x),
    y: before.y + share * (last.y - before.y),
  };
  return [...points.slice(0, -1), end];
}

/** A lattice over the field, with its units. */
export interface Lattice {
  /** mm */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  /** mm/s over the inlet. */
  readonly meanSpeed: number;
  readonly units: LatticeUnits;
}

/** @param cell mm @param latticeSpeed cells per step of the mean speed */
export function latticeOver(
  { field, meanSpeed }: Pick<Lumen, 'field' | 'meanSpeed'>,
  cell: number,
  latticeSpeed: number,
): Lattice {
  return {
    cell,
    // One more than the field: what lies beyond an opening is never the rim.
    width: Math.ceil(field.width / cell) + 1,
    height: Math.ceil(field.height / cell),
    meanSpeed,
    units: latticeUnits(cell, meanSpeed, latticeSpeed),
  };
}

/** @param layer share that a fine screen throws back, at a place in mm */
export function domainOf(lumen: Lumen, lattice: Lattice, layer?: PlaneField): Domain {
  const { cell, width, height } = lattice;
  const inCells = (opening: Opening): Opening => ({
    ...opening,
    x: opening.x / cell,
    y: opening.y / cell,
    half: opening.half / cell,
  });
  return latticeDomain({
    width,
    height,
    wall: (x, y) => lumen.wall(x * cell, y * cell) / cell,
    inlet: inCells(lumen.inlet),
    outlet: inCells(lumen.outlet),
    ...(layer && { layer: (x: number, y: number) => layer(x * cell, y * cell) }),
  });
}

/** Poiseuille flow along the artery, and rest beside it: what a solver begins with. */
export function developedFlow(lumen: Lumen, domain: Domain, lattice: Lattice): LatticeFields {
  const { artery, inlet, outlet, meanSpeed } = lumen;
  const { width, cell, units } = lattice;
  const fields = emptyFields(domain.fluid.length);
  const mean = meanSpeed / units.speed;
  // Density falls by three times the pressure's loss, 12νU/D² a cell.
  const slope = (36 * units.viscosity * mean) / ((2 * inlet.half) / cell) ** 2;
  const end = toArtery(artery, outlet.x, outlet.y).arc;
  for (let at = 0; at < domain.fluid.length; at++) {
    if (!domain.fluid[at]) continue;
    const place = toArtery(artery, (at % width) * cell, Math.floor(at / width) * cell);
    fields.density[at] = (slope * (end - place.arc)) / cell;
    const half = artery.radius(place.arc);
    const crowded = inlet.half / half;
    const speed = 1.5 * mean * crowded * Math.max(0, 1 - (place.out / half) ** 2);
    const { angle } = courseAt(artery, place.arc);
    fields.vx[at] = speed * Math.cos(angle);
    fields.vy[at] = speed * Math.sin(angle);
  }
  return fields;
}

/** Pa at points of the walls, in mm. */
export function wallShear(
  points: readonly WallPoint[],
  fields: LatticeFields,
  { cell, width, units }: Lattice,
): Float32Array {
  return Float32Array.from(points, (point) =>
    Math.abs(
      units.shear * wallSlope(fields, width, { ...point, x: point.x / cell, y: point.y / cell }),
    ),
  );
}
