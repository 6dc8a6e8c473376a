import { drawAxes, placed, type Axes } from './axes.js';
import { gradient } from './gradient.js';
import type { Letters } from './letters.js';
import { line, polyline, type Point } from './svg.js';
import { pressureMap } from '../colour/maps.js';
import { ON_STAGE_SOFT } from '../colour/palette.js';

/** Ends of the scale of FFR in all figures. */
const SCALE = [0.5, 1] as const;
const CUT_OFF = 0.8;

interface Chart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** FFR against the place in a run, in mm from its distal end, below the long view. */
export function pressureAxes(chart: Chart, length: number): Axes {
  return {
    ...chart,
    across: {
      range: [0, length],
      ticks: Array.from({ length: length / 20 + 1 }, (_, index) => index * 20),
      title: '',
      format: (at) => (at === length ? `${at}\u00a0mm` : String(at)),
    },
    up: {
      range: [0.7, 1],
      ticks: [0.7, 0.8, 0.9, 1],
      title: 'FFR',
      format: (ffr) => ffr.toFixed(1),
    },
  };
}

/** The axes with the cut-off. */
export function pressureGround(axes: Axes, letter: Letters): string[] {
  const { y } = placed(axes, 0, CUT_OFF);
  return [
    drawAxes(axes, letter),
    line(axes.x, y, axes.x + axes.width, y, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '7 6',
    }),
  ];
}

/** @param ffr of each frame, from the distal end up */
export function pressurePoints(axes: Axes, ffr: readonly number[]): Point[] {
  const length = axes.across.range[1];
  return ffr
    .map((value, frame) => placed(axes, (frame / (ffr.length - 1)) * length, value))
    .filter((_, frame) => frame % 2 === 0);
}

/** The curve in the colours of its own values. */
export function pressureCurve(axes: Axes, ffr: readonly number[], letter: Letters): string[] {
  const [low, high] = [ffr[0] ?? 0, ffr.at(-1) ?? 1];
  const colourOf = (share: number) =>
    pressureMap((low + (high - low) * share - SCALE[0]) / (SCALE[1] - SCALE[0]));
  return [
    gradient('ffr', colourOf, 'upwards'),
    polyline(pressurePoints(axes, ffr), {
      stroke: 'url(#ffr)',
      'stroke-width': letter.stroke * 2.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ];
}
