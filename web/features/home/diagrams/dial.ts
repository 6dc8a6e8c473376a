import { COUNTERS, type CounterId } from '../home-data.js';
import type { Attributes, Point } from '../../../figures/charts/svg.js';

/** Frame of the round drawings beside the counters, and the circle that all of them fill. */
export const SIZE = 120;
export const RADIUS = 56;

/** A place on the dial. Turns run clockwise from the top. */
export function onDial(turns: number, radius: number): Point {
  const angle = 2 * Math.PI * turns;
  return { x: SIZE / 2 + radius * Math.sin(angle), y: SIZE / 2 - radius * Math.cos(angle) };
}

/** What a counter of the home page says. */
export function counted(id: CounterId): number {
  return COUNTERS.find((counter) => counter.id === id)?.value ?? NaN;
}

/** Widths of lines: of what is meant, and of its detail. */
export const MEDIUM = 1.5;
export const FINE = 1;

export function stroke(colour: string, width: number = MEDIUM): Attributes {
  return {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
}
