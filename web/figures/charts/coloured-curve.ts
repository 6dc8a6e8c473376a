import type { Colour } from '../colour/oklab.js';
import { toHex } from '../colour/srgb.js';
import { polyline, type Point } from './svg.js';

/** A curve in the colours of its own values: with its axis it is the scale of a picture above it. */
export function colouredCurve(
  points: readonly Point[],
  colours: readonly Colour[],
  width: number,
): string[] {
  return points.slice(1).map((point, index) => {
    const colour = colours[index + 1];
    return polyline([points[index] ?? point, point], {
      stroke: colour && toHex(colour),
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  });
}
