import { memoise } from '../memoise.js';
import { distance, mix, vector, type Vector } from '../geometry/vector.js';
import { coronaryCase } from './coronary-case.js';

/** A place on the way from the left main stem's origin down the LAD. */
interface Place {
  /** mm from the end of the left main stem; the stem itself is below zero. */
  readonly at: number;
  readonly position: Vector;
  /** mm of the lumen, as it would be without the narrowing. */
  readonly healthy: number;
  /** Share of the diameter that is lost. */
  readonly narrowing: number;
  readonly ffr: number;
  /** mm/s */
  readonly speed: number;
}

const places = memoise((): readonly Place[] => {
  const { tree, lesions, ffr, speeds } = coronaryCase().left;
  const [stem, lad] = [tree.named.get('LM') ?? [], tree.named.get('LAD') ?? []];
  const nodes = [...stem, ...lad.slice(1)];
  const position = (node: number | undefined): Vector =>
    tree.tree.nodes[node ?? 0]?.position ?? vector(0, 0, 0);
  let at = 0;
  const travelled = nodes.map((node, index) => {
    at += distance(position(node), position(nodes[index - 1] ?? node));
    return at;
  });
  const start = travelled[stem.length - 1] ?? 0;
  return nodes.map((node, index): Place => ({
    at: (travelled[index] ?? 0) - start,
    position: position(node),
    healthy: tree.radii.end[node] ?? 1,
    narrowing: lesions[0]?.narrowing.get(node) ?? 0,
    ffr: ffr[node] ?? 1,
    speed: speeds[node] ?? 0,
  }));
});

/** Everything about the vessel at a distance from the left main stem's end. */
export function ladAt(at: number): Place & { readonly radius: number } {
  const all = places();
  const found = all.findIndex((place) => place.at > at);
  const next = found < 0 ? all.length - 1 : Math.max(1, found);
  const [a, b] = [all[next - 1], all[next]];
  if (!a || !b) throw new Error('The LAD needs nodes');
  const share = Math.min(1, Math.max(0, (at - a.at) / (b.at - a.at)));
  // Rounds what would be corners of the drawn outline at the nodes.
  const eased = share * share * (3 - 2 * share);
  const between = (from: number, to: number, by: number): number => from + (to - from) * by;
  const healthy = between(a.healthy, b.healthy, share);
  const narrowing = between(a.narrowing, b.narrowing, eased);
  return {
    at,
    position: mix(a.position, b.position, share),
    healthy,
    narrowing,
    radius: healthy * (1 - narrowing),
    ffr: between(a.ffr, b.ffr, share),
    speed: between(a.speed, b.speed, share),
  };
}

export interface LadNumbers {
  /** Ends of the narrowing and its tightest place, in mm from the left main stem's end. */
  readonly from: number;
  readonly to: number;
  readonly throat: number;
  /** Of the analysed segment. */
  readonly end: number;
  /** Percent of the diameter. */
  readonly stenosis: number;
  /** mm */
  readonly leastDiameter: number;
  readonly lesionLength: number;
  /** mm² */
  readonly leastArea: number;
  readonly proximal: number;
  readonly distal: number;
  readonly drop: number;
  /** At the end of the analysed segment. */
  readonly ffr: number;
  /** cm/s: length of the segment over the time in which the mean flow passes it. */
  readonly velocity: number;
}

/** mm beside the narrowing where FFR is read before and after it. */
const BESIDE = 1.5;

export const ladNumbers = memoise((): LadNumbers => {
  const all = places();
  const narrowed = all.filter(({ narrowing }) => narrowing > 0);
  const [from, to] = [narrowed[0]?.at ?? 0, narrowed.at(-1)?.at ?? 0];
  const throat = narrowed.reduce((best, place) =>
    place.narrowing > best.narrowing ? place : best,
  );
  // The last pieces are drawn out thin, where no contour would be trusted.
  const end = all[all.length - 7]?.at ?? 0;
  const least = throat.healthy * (1 - throat.narrowing);
  const [proximal, distal] = [ladAt(from - BESIDE).ffr, ladAt(to + BESIDE).ffr];
  let seconds = 0;
  for (let at = 0; at < end; at += 0.25) seconds += 0.25 / ladAt(at + 0.125).speed;
  return {
    from,
    to,
    throat: throat.at,
    end,
    stenosis: Math.round(100 * throat.narrowing),
    leastDiameter: 2 * least,
    lesionLength: Math.round(to - from),
    leastArea: Math.PI * least ** 2,
    proximal,
    distal,
    drop: proximal - distal,
    ffr: ladAt(end).ffr,
    velocity: end / seconds / 10,
  };
});

/** Places at even distances, for outlines and curves. */
export function alongLad(from: number, to: number, step: number): (Place & { radius: number })[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => ladAt(from + index * step));
}
