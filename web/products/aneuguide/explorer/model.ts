import { memoise } from '../../../figures/memoise.js';
import type { Reading, StateOf } from '../../../ui/stage/explorer.js';
import { relax, type Chain, type Shape } from './chain.js';
import { course, degrees, wallAt, type Place, type Vessel } from './vessel.js';

export const controls = {
  /** Degrees by which the tip was shaped to turn towards the sac's side, next to its end and before. */
  distal: { kind: 'range', min: 0, max: 140, step: 1 },
  proximal: { kind: 'range', min: 0, max: 120, step: 1 },
  /** mm of catheter between the two bends. */
  between: { kind: 'range', min: 4, max: 12, step: 0.5 },
  /** mm of catheter that stand out of the guide catheter. */
  inserted: { kind: 'range', min: 19, max: 29, step: 0.5 },
} as const;

export type GuideState = StateOf<typeof controls>;

export const PRESETS: readonly [GuideState, GuideState, GuideState, GuideState, GuideState] = [
  { distal: 80, proximal: 90, between: 8, inserted: 26 },
  { distal: 0, proximal: 0, between: 8, inserted: 26 },
  { distal: 80, proximal: 0, between: 8, inserted: 26 },
  { distal: 120, proximal: 0, between: 8, inserted: 23 },
  { distal: 140, proximal: 90, between: 8, inserted: 26 },
];

/** mm: radii of artery and catheter, and the length of a link; assumed. */
export const LUMEN = 2;
export const CATHETER = 0.3;
export const LINK = 0.5;
/** mm from the tip's end to the middle of the distal bend, and of catheter over which a bend turns. */
export const TIP = 6;
export const BEND = 2;

/** The guide catheter's end, in a straight piece before the artery's bend. */
export const GUIDE: Place = { x: -12, y: -10 };
const UPWARDS = degrees(90);
const TURN = degrees(110);
const CURVE = 5.5 * TURN;

/** mm: the sac's radius, and how far outside of the artery's wall its middle lies. */
const SAC = { radius: 3.5, depth: 2.9 };
/** mm over which sac and artery flow into each other. */
const BLEND = 1.2;
/** mm outside of the artery's wall at which the neck is taken: between its lips. */
const LIPS = 0.7;
/** mm from the artery's bend to the middle of the neck. */
const BEHIND = 6;
/** Degrees by which the sac leans back towards the bend. */
const LEAN = 8;

interface Case {
  readonly vessel: Vessel;
  readonly sac: NonNullable<Vessel['sac']>;
  /** The artery's centreline from the guide catheter on, a link's length apart. */
  readonly line: readonly Place[];
  /** Both ends of the neck, and their middle. */
  readonly lips: readonly [Place, Place];
  readonly neck: Place;
  /** Unit vector from the neck's middle into the sac. */
  readonly axis: Place;
}

/** The artery with its sac, on the inner side of the artery's bend and leaning back a little. */
export const theCase = memoise((): Case => {
  const { line } = course(
    GUIDE,
    UPWARDS,
    [{ length: 6 }, { length: CURVE, turn: TURN }, { length: 24 }],
    LINK,
  );
  const { straights, arcs } = course(
    { x: GUIDE.x, y: GUIDE.y - 20 },
    UPWARDS,
    [{ length: 26 }, { length: CURVE, turn: TURN }, { length: 40 }],
    LINK,
  );
  const [, onward] = straights;
  if (!onward) throw new Error('The artery goes on behind its bend');
  const side = { x: onward.way.y, y: -onward.way.x };
  const lean = degrees(LEAN);
  const axis = {
    x: side.x * Math.cos(lean) - onward.way.x * Math.sin(lean),
    y: side.y * Math.cos(lean) - onward.way.y * Math.sin(lean),
  };
  const into = (away: number): Place => ({
    x: onward.from.x + BEHIND * onward.way.x + LUMEN * side.x + away * axis.x,
    y: onward.from.y + BEHIND * onward.way.y + LUMEN * side.y + away * axis.y,
  });
  const sac = { middle: into(SAC.depth), radius: SAC.radius };
  const vessel = { straights, arcs, radius: LUMEN, sac, blend: BLEND };
  const lips = [1, -1].map((way) =>
    lipFrom(vessel, into(LIPS), { x: -way * axis.y, y: way * axis.x }),
  );
  const [one, two] = lips as [Place, Place];
  const neck = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  return { vessel, sac, line, lips: [one, two], neck, axis };
});

/** Where the wall is met from a place in the neck. */
function lipFrom(vessel: Vessel, { x, y }: Place, way: Place): Place {
  let [near, far] = [0, SAC.radius];
  for (let halving = 0; halving < 30; halving++) {
    const away = (near + far) / 2;
    const { distance } = wallAt(vessel, x + way.x * away, y + way.y * away);
    if (distance < 0) near = away;
    else far = away;
  }
  return { x: x + way.x * near, y: y + way.y * near };
}

/** Radians by which each joint was shaped, to the left: a bend turns over several of them. */
function shaped(count: number, { distal, proximal, between }: GuideState): Float64Array {
  const rest = new Float64Array(count);
  const joints = BEND / LINK;
  for (const [away, angle] of [
    [TIP, distal],
    [TIP + between, proximal],
  ] as const) {
    const first = count - Math.round((away + BEND / 2) / LINK);
    for (let joint = first; joint < first + joints; joint++) {
      if (joint >= 0) rest[joint] = (rest[joint] ?? 0) - degrees(angle) / joints;
    }
  }
  return rest;
}

/** The catheter as the wire left it: on the centreline, not yet turned by its shape. */
function onCentreline(count: number): Float64Array {
  const { line } = theCase();
  const angles = new Float64Array(count);
  let before = UPWARDS;
  for (let joint = 0; joint < count; joint++) {
    const [from, to] = [line[joint], line[joint + 1]];
    if (!from || !to) throw new RangeError('The artery is shorter than the catheter');
    const ahead = Math.atan2(to.y - from.y, to.x - from.x);
    angles[joint] = ahead - before;
    before = ahead;
  }
  return angles;
}

/** How the tip lies: in the sac and free, against its wall, or not in it. */
export type Outcome = 'inside' | 'touching' | 'missed';

export interface Placed {
  readonly shape: Shape;
  readonly tip: Place;
  /** Degrees between the tip's direction and the axis of the neck. */
  readonly angle: number;
  /** mm from the tip to the middle of the neck. */
  readonly distance: number;
  /** mm beyond the plane of the neck. */
  readonly depth: number;
  /** mm between the tip and the nearest wall. */
  readonly clearance: number;
  readonly outcome: Outcome;
}

/** mm beyond the neck at which the tip counts as in the sac, and, as printed, free of its wall; assumed. */
const ENTERED = 0.2;
const FREE = 0.2;
/** mm from the middle of the neck within which a tip that has not entered stands at its mouth. */
export const MOUTH = 1.5;

/** Withdraws the wire, and lets the catheter take its shape as far as the walls let it. */
export function place(state: GuideState): Placed {
  const { vessel, sac, neck, axis } = theCase();
  const count = Math.round(state.inserted / LINK);
  const chain: Chain = {
    link: LINK,
    radius: CATHETER,
    rest: shaped(count, state),
    base: GUIDE,
    heading: UPWARDS,
  };
  const shape = relax(vessel, chain, onCentreline(count));
  const tip = { x: shape.x[count] ?? 0, y: shape.y[count] ?? 0 };
  const [dx, dy] = [tip.x - neck.x, tip.y - neck.y];
  const ahead = { x: tip.x - (shape.x[count - 1] ?? 0), y: tip.y - (shape.y[count - 1] ?? 0) };
  const cosine = (ahead.x * axis.x + ahead.y * axis.y) / LINK;
  const depth = dx * axis.x + dy * axis.y;
  const clearance = Math.max(0, -wallAt(vessel, tip.x, tip.y).distance - CATHETER);
  const fromMiddle = Math.hypot(tip.x - sac.middle.x, tip.y - sac.middle.y);
  const isIn = depth >= ENTERED && fromMiddle < sac.radius + CATHETER;
  return {
    shape,
    tip,
    angle: (180 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine))),
    distance: Math.hypot(dx, dy),
    depth,
    clearance,
    outcome: !isIn ? 'missed' : Math.round(10 * clearance) < 10 * FREE ? 'touching' : 'inside',
  };
}

/** The same shape with another length of catheter (mm). */
interface Trial {
  readonly inserted: number;
  readonly outcome: Outcome;
}

export interface GuideResult extends Placed {
  /** The same shape with every length that can be set. */
  readonly trials: readonly Trial[];
  /**
   * mm of catheter, in one piece, over which the tip lies free in the sac: around the length that is set
   * where it does there, or else the longest piece.
   */
  readonly range: number;
}

let tried: { readonly key: string; readonly trials: readonly Trial[] } | undefined;

/** Once for a shape: the catheter's length changes none of it. */
function trialsOf(state: GuideState): readonly Trial[] {
  const { distal, proximal, between } = state;
  const key = [distal, proximal, between].join();
  if (tried?.key !== key) {
    const { min, max, step } = controls.inserted;
    const trials = Array.from({ length: (max - min) / step + 1 }, (_, index) => {
      const inserted = min + index * step;
      return { inserted, outcome: place({ ...state, inserted }).outcome };
    });
    tried = { key, trials };
  }
  return tried.trials;
}

export function compute(state: GuideState): GuideResult {
  const trials = trialsOf(state);
  const known = trials.findIndex(({ inserted }) => inserted === state.inserted);
  const isInside = (index: number): boolean => trials[index]?.outcome === 'inside';
  const runFrom = (first: number): number => (isInside(first) ? 1 + runFrom(first + 1) : 0);
  let first = known;
  while (isInside(first - 1)) first--;
  const longest = Math.max(...trials.map((_, index) => runFrom(index)));
  const range = (isInside(known) ? runFrom(first) : longest) * controls.inserted.step;
  return { ...place(state), trials, range };
}

export function read({
  angle,
  distance,
  depth,
  clearance,
  range,
  outcome,
}: GuideResult): readonly Reading[] {
  const tone = outcome === 'inside' ? 'good' : outcome === 'touching' ? 'grey' : 'bad';
  return [
    { id: 'angle', value: angle.toFixed(0) },
    { id: 'distance', value: distance.toFixed(1) },
    { id: 'depth', value: outcome === 'missed' ? '–' : depth.toFixed(1), tone },
    { id: 'clearance', value: outcome === 'missed' ? '–' : clearance.toFixed(1) },
    { id: 'range', value: String(range) },
  ];
}
