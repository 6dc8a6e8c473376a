import type { Attributes } from '../../../figures/charts/svg.js';

/** Frame of the drawings beside the steps of a clinical path; they keep about 8 units free around. */
export const WIDTH = 160;
export const HEIGHT = 120;

/** Widths of lines: of what is meant, of its detail, of grids and guides. */
export const BOLD = 2.2;
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
