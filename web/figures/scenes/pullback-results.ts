import type { Edition } from '../../contract/editions.js';
import { drawAxes, placed, type Axes } from '../charts/axes.js';
import { element, pathData, polyline, withUnit, type Point } from '../charts/svg.js';
import { ON_STAGE } from '../colour/palette.js';
import type { Mark } from '../figure.js';
import { PICTURE } from '../charts/picture-sheet.js';
import { cutOff, ffrCurve, type Box, type frameLetters } from './panels.js';
import { FRAMES, LENGTH } from './pullback-images.js';
import { pullback, type PullbackFrame } from './pullback-case.js';

type Letters = ReturnType<typeof frameLetters>;

/** FFR against the place in the pullback, from the distal end on the left. */
export function ffrAxes(box: Box, edition: Edition, isNamed = true): Axes {
  const along = withUnit(edition, edition === 'zh' ? '回撤距离' : 'Pullback', 'mm');
  return {
    ...box,
    across: { range: [0, LENGTH], ticks: [0, 10, 20, 30, 40, 50], title: isNamed ? along : '' },
    up: {
      range: [0.7, 1],
      ticks: [0.7, 0.8, 0.9, 1],
      title: 'FFR',
      format: (value) => value.toFixed(1),
    },
  };
}

export function ffrChart(axes: Axes, letter: Letters): string[] {
  const frames = pullback();
  const end = placed(axes, 0, frames[0]?.ffr ?? 1);
  return [
    drawAxes(axes, letter),
    cutOff(axes.x, axes.width, placed(axes, 0, 0.8).y, letter),
    ...ffrCurve(
      frames.map(({ at, ffr }) => placed(axes, at, ffr)),
      frames.map(({ ffr }) => ffr),
      letter.stroke * 2.6,
    ),
    element('circle', { cx: end.x, cy: end.y, r: letter.stroke * 3.2, fill: ON_STAGE }),
  ];
}

export function areaAxes(box: Box, edition: Edition, most: number, isNamed = true): Axes {
  const along = withUnit(edition, edition === 'zh' ? '回撤距离' : 'Pullback', 'mm');
  return {
    ...box,
    across: { range: [0, LENGTH], ticks: [0, 10, 20, 30, 40, 50], title: isNamed ? along : '' },
    up: {
      range: [0, most],
      ticks: [0, most / 2, most],
      title: withUnit(edition, edition === 'zh' ? '面积' : 'Area', 'mm²'),
    },
  };
}

/** A curve of an area along the pullback and the ground between it and the axis. */
export function areaCurve(
  axes: Axes,
  area: 'lumen' | 'wall',
  colour: string,
  stroke: number,
): string[] {
  const frames = pullback().filter((_, index) => index % 2 === 0);
  const curve = frames.map((frame: PullbackFrame): Point => placed(axes, frame.at, frame[area]));
  const floor = [placed(axes, LENGTH, 0), placed(axes, 0, 0)];
  return [
    element('path', {
      d: pathData([...curve, ...floor], true),
      fill: colour,
      'fill-opacity': 0.12,
    }),
    polyline(curve, { stroke: colour, 'stroke-width': stroke }),
  ];
}

export function ffrAt(at: number): number {
  return pullback().find((frame) => frame.at === at)?.ffr ?? 1;
}

/** Between the reference frames, of the numbers as printed. */
export function lesionDrop(): number {
  const printed = (at: number): number => Math.round(ffrAt(at) * 100) / 100;
  return printed(FRAMES.proximal) - printed(FRAMES.distal);
}

export function markAt({ x, y }: Point, dx: number, dy: number, value: string): Mark {
  return {
    x: Math.round(((x + dx) / PICTURE.width) * 1000) / 10,
    y: Math.round(((y + dy) / PICTURE.height) * 1000) / 10,
    value,
  };
}
