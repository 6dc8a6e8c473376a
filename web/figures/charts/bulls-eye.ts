import { flowMap } from '../colour/maps.js';
import { STAGE } from '../colour/palette.js';
import { toHex } from '../colour/srgb.js';
import { element, label, round, type Point } from './svg.js';

export interface BullsEye {
  readonly centre: Point;
  /** Outer radii of apex, apical, middle and basal ring. */
  readonly radii: readonly [number, number, number, number];
  /** Values of the seventeen segments in their standard order, and the ends of their colours. */
  readonly values: readonly number[];
  readonly range: readonly [number, number];
  /** Size of the numbers in the segments, where they are printed. */
  readonly letters?: number;
  /** Width of the gaps between the segments. */
  readonly gap?: number;
}

interface Segment {
  readonly number: number;
  readonly inner: number;
  readonly outer: number;
  /** Degrees counter-clockwise from the right. */
  readonly from: number;
  readonly to: number;
}

/** The seventeen segments: anterior at the top, septum on the viewer's left. */
function segments(radii: BullsEye['radii']): Segment[] {
  const ring = (first: number, count: number, level: 1 | 2 | 3): Segment[] =>
    Array.from({ length: count }, (_, index) => {
      const size = 360 / count;
      const from = 90 - size / 2 + index * size;
      return {
        number: first + index,
        inner: radii[level - 1] ?? 0,
        outer: radii[level],
        from,
        to: from + size,
      };
    });
  const apex = { number: 17, inner: 0, outer: radii[0], from: 0, to: 360 };
  return [...ring(1, 6, 3), ...ring(7, 6, 2), ...ring(13, 4, 1), apex];
}

function around(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}

/** Path of a segment: arcs of its two circles, or the whole inner one. */
function outline(centre: Point, { inner, outer, from, to }: Segment): string {
  const at = (radius: number, degrees: number): string => {
    const { x, y } = around(centre, radius, degrees);
    return `${round(x)} ${round(y)}`;
  };
  const arc = (radius: number, turn: 0 | 1, end: string): string =>
    `A${radius} ${radius} 0 0 ${turn} ${end}`;
  if (inner === 0) {
    const start = at(outer, 0);
    return `M${start}${arc(outer, 0, at(outer, 180))}${arc(outer, 0, start)}Z`;
  }
  const way = [arc(outer, 0, at(outer, to)), `L${at(inner, to)}`, arc(inner, 1, at(inner, from))];
  return `M${at(outer, from)}${way.join('')}Z`;
}

/** The seventeen segments of the left ventricle, coloured by a number of each. */
export function bullsEye(chart: BullsEye): string[] {
  const { centre, radii, values, range, letters, gap = 4 } = chart;
  return segments(radii).map((segment) => {
    const value = values[segment.number - 1] ?? 0;
    const share = (value - range[0]) / (range[1] - range[0]);
    const middle = segment.number === 17 ? 0 : (segment.inner + segment.outer) / 2;
    const at = around(centre, middle, (segment.from + segment.to) / 2);
    return element(
      'g',
      {},
      element('path', {
        d: outline(centre, segment),
        fill: toHex(flowMap(share)),
        stroke: STAGE,
        'stroke-width': gap,
        'stroke-linejoin': 'round',
      }),
      letters === undefined
        ? ''
        : label(at.x, at.y + letters * 0.36, String(value).replace('-', '−'), {
            'font-size': letters,
            'text-anchor': 'middle',
            'font-weight': 650,
            fill: share > 0.34 ? STAGE : '#fff',
          }),
    );
  });
}
