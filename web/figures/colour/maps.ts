import { clamp, interpolate } from '../geometry/interpolation.js';
import { displayableOklch, type Colour } from './oklab.js';

/** Colour of a number between 0 and 1. */
export type ColourMap = (value: number) => Colour;

interface Stop {
  readonly chroma: number;
  readonly hue: number;
}

const STEPS = 255;

/** Lightness runs evenly from end to end, so that equal differences of the number look equal. */
function evenMap(darkest: number, lightest: number, stops: readonly Stop[]): ColourMap {
  const table = Array.from({ length: STEPS + 1 }, (_, index) => {
    const place = (index / STEPS) * (stops.length - 1);
    const from = stops[Math.min(Math.floor(place), stops.length - 2)] ?? { chroma: 0, hue: 0 };
    const to = stops[Math.min(Math.floor(place) + 1, stops.length - 1)] ?? from;
    const share = place - Math.min(Math.floor(place), stops.length - 2);
    return displayableOklch(
      interpolate(darkest, lightest, index / STEPS),
      interpolate(from.chroma, to.chroma, share),
      interpolate(from.hue, to.hue, share),
    );
  });
  const last = table[STEPS] ?? { r: 1, g: 1, b: 1 };
  return (value) => table[Math.round(clamp(value) * STEPS)] ?? last;
}

/** Indigo over teal to pale gold: speeds and shear on the dark stage. */
export const flowMap = evenMap(0.4, 0.93, [
  { chroma: 0.17, hue: 285 },
  { chroma: 0.13, hue: 225 },
  { chroma: 0.13, hue: 175 },
  { chroma: 0.15, hue: 98 },
]);

/** Crimson (low) over amber and ivory to light teal (high): pressure ratios, where low is the finding. */
export const pressureMap = evenMap(0.5, 0.83, [
  { chroma: 0.205, hue: 14 },
  { chroma: 0.17, hue: 48 },
  { chroma: 0.115, hue: 82 },
  { chroma: 0.07, hue: 140 },
  { chroma: 0.09, hue: 200 },
]);

/** Near-black violet over red to pale yellow: perfusion and heat-like maps. */
export const perfusionMap = evenMap(0.16, 0.95, [
  { chroma: 0.1, hue: 290 },
  { chroma: 0.17, hue: 335 },
  { chroma: 0.2, hue: 390 },
  { chroma: 0.12, hue: 460 },
]);

/** Deep blue over violet and rose to pale peach: stress on walls, told from speed at a glance. */
export const shearMap = evenMap(0.34, 0.9, [
  { chroma: 0.13, hue: 262 },
  { chroma: 0.16, hue: 310 },
  { chroma: 0.17, hue: 372 },
  { chroma: 0.1, hue: 428 },
]);
