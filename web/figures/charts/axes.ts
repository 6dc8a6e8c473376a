import { ON_STAGE, ON_STAGE_SOFT, STAGE_LINE } from '../colour/palette.js';
import type { Letters } from './letters.js';
import { element, label, line, type Point } from './svg.js';

export interface Axis {
  readonly range: readonly [number, number];
  readonly ticks: readonly number[];
  readonly title: string;
  readonly format?: (value: number) => string;
}

export interface Axes {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly across: Axis;
  readonly up: Axis;
}

/** Place of a pair of numbers within the axes. */
export function placed(axes: Axes, across: number, up: number): Point {
  const share = (value: number, [low, high]: readonly [number, number]): number =>
    (value - low) / (high - low);
  return {
    x: axes.x + axes.width * share(across, axes.across.range),
    y: axes.y + axes.height * (1 - share(up, axes.up.range)),
  };
}

/** Two axes with quiet grid lines, numbers and quantities with their units. */
export function drawAxes(axes: Axes, { small, text }: Letters): string {
  const { x, y, width, height, across, up } = axes;
  const bottom = y + height;
  const format = (axis: Axis, value: number): string => axis.format?.(value) ?? String(value);
  const rows = up.ticks.flatMap((value) => {
    const at = placed(axes, across.range[0], value);
    return [
      line(x, at.y, x + width, at.y, { stroke: STAGE_LINE, 'stroke-opacity': 0.55 }),
      label(x - 12, at.y + small * 0.35, format(up, value), {
        'font-size': small,
        'text-anchor': 'end',
        fill: ON_STAGE_SOFT,
      }),
    ];
  });
  const columns = across.ticks.flatMap((value) => {
    const at = placed(axes, value, up.range[0]);
    return [
      line(at.x, bottom, at.x, bottom + 8, { stroke: ON_STAGE_SOFT }),
      label(at.x, bottom + small * 1.35, format(across, value), {
        'font-size': small,
        'text-anchor': 'middle',
        fill: ON_STAGE_SOFT,
      }),
    ];
  });
  return element(
    'g',
    {},
    ...rows,
    ...columns,
    line(x, bottom, x + width, bottom, { stroke: ON_STAGE_SOFT, 'stroke-width': 1.5 }),
    label(x, y - text * 0.7, up.title, { 'font-size': text, fill: ON_STAGE }),
    label(x + width, bottom + small * 2.6, across.title, {
      'font-size': text,
      'text-anchor': 'end',
      fill: ON_STAGE,
    }),
  );
}
