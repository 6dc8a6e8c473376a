import { evenlySpaced, smoothCurve } from '../geometry/curve.js';
import {
  add,
  along,
  cross,
  distance,
  dot,
  normalise,
  scale,
  subtract,
  vector,
  type Vector,
} from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import { CATHETER, SIPHON, vesselTubes } from './siphon-case.js';

const SPACING = 0.1;
/** mm from the tip within which the two bends lie. */
const DISTAL = [1, 5] as const;
const PROXIMAL = [7, 16] as const;
/** mm on both sides of a bend over which its turn is taken: the second one is wider. */
const SPAN = { distal: 0.9, proximal: 3.2 };

export interface TipShape {
  /** Degrees by which the shaft turns. */
  readonly distal: number;
  readonly proximal: number;
  /** Degrees between the planes of the two bends. */
  readonly planes: number;
  /** mm along the shaft. */
  readonly tip: number;
  readonly between: number;
  /** Places of the tip, the two bends and some way behind them. */
  readonly places: readonly [Vector, Vector, Vector, Vector];
}

function degrees(a: Vector, b: Vector): number {
  const cosine = dot(normalise(a), normalise(b));
  return Math.round((180 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine))));
}

/** The path broken down from the tip backwards into straight pieces and two bends. */
export const tipShape = memoise((): TipShape => {
  const path = evenlySpaced(CATHETER, SPACING).reverse();
  const at = (away: number): Vector =>
    path[Math.min(path.length - 1, Math.round(away / SPACING))] ?? vector(0, 0, 0);
  const turning = (away: number, span: number): number =>
    -dot(
      normalise(subtract(at(away), at(away - span))),
      normalise(subtract(at(away + span), at(away))),
    );
  const sharpest = ([from, to]: readonly [number, number], span: number): number => {
    let best = from;
    for (let away = from; away <= to; away += SPACING) {
      if (turning(away, span) > turning(best, span)) best = away;
    }
    return Math.round(10 * best) / 10;
  };
  const [first, second] = [sharpest(DISTAL, SPAN.distal), sharpest(PROXIMAL, SPAN.proximal)];
  const places = [at(0), at(first), at(second), at(second + 6)] as const;
  const [tip, middle, back] = [
    subtract(places[0], places[1]),
    subtract(places[1], places[2]),
    subtract(places[2], places[3]),
  ];
  return {
    distal: degrees(middle, tip),
    proximal: degrees(back, middle),
    planes: degrees(cross(middle, tip), cross(back, middle)),
    tip: first,
    between: Math.round(10 * (second - first)) / 10,
    places,
  };
});

/** The shaped tip as the mandrel's pattern, its distal bend in the plane of x and y. */
export const pattern = memoise((): { readonly path: Vector[]; readonly corners: Vector[] } => {
  const { distal, proximal, planes, tip, between } = tipShape();
  const turn = (angle: number): number => (angle * Math.PI) / 180;
  const corner = vector(0, 0, 0);
  const second = vector(-between, 0, 0);
  const end = vector(tip * Math.cos(turn(distal)), tip * Math.sin(turn(distal)), 0);
  // Seen from the second bend the shaft comes in at its own angle, in its own plane.
  const side = vector(0, Math.cos(turn(planes)), Math.sin(turn(planes)));
  const back = add(
    scale(vector(-1, 0, 0), Math.cos(turn(proximal))),
    scale(side, Math.sin(turn(proximal))),
  );
  const start = along(second, back, 6);
  const rounded = (a: Vector, b: Vector, c: Vector): Vector[] => {
    const reach = 1;
    const [from, to] = [
      along(b, normalise(subtract(a, b)), reach),
      along(b, normalise(subtract(c, b)), reach),
    ];
    return Array.from({ length: 9 }, (_, index) => {
      const t = index / 8;
      return add(add(scale(from, (1 - t) ** 2), scale(b, 2 * t * (1 - t))), scale(to, t * t));
    });
  };
  return {
    path: [start, ...rounded(start, second, corner), ...rounded(second, corner, end), end],
    corners: [end, corner, second, start],
  };
});

/** Where the shaft leans on the wall: places at which it comes nearest, each with its stretch. */
export const contacts = memoise((): Vector[] => {
  const centreline = evenlySpaced(SIPHON, 0.2);
  const [artery] = vesselTubes();
  const radiusAt = (share: number): number =>
    artery?.stations[Math.round(share * (artery.stations.length - 1))]?.radius ?? 2;
  const path = evenlySpaced(CATHETER, 0.2);
  const gaps = path.map((place) => {
    let [least, at] = [Infinity, 0];
    centreline.forEach((middle, index) => {
      const away = distance(middle, place);
      if (away < least) [least, at] = [away, index];
    });
    return radiusAt(at / (centreline.length - 1)) - least - 0.32;
  });
  const found: Vector[] = [];
  gaps.forEach((gap, index) => {
    const around = gaps.slice(Math.max(0, index - 14), index + 15);
    const place = path[index];
    if (!place || gap > 0.62 || gap > Math.min(...around) || index < 20) return;
    if (index > gaps.length - 34) return;
    if (found.every((other) => distance(other, place) > 3)) found.push(place);
  });
  return found;
});

/** mm: twigs of the carotid that an angiogram shows besides. */
export const TWIGS: readonly (readonly Vector[])[] = [
  smoothCurve([vector(8.8, -0.5, 4.2), vector(12, 0, 8), vector(16, 3, 14), vector(20, 5, 22)], 8),
  smoothCurve([vector(5, 7, 1.4), vector(7, 9, -4), vector(9, 8, -12), vector(10, 4, -22)], 8),
];
