import { element, line, pathData, polyline, type Point } from './svg.js';
import { flatTree } from './flat-tree.js';

/** A small drawing around the origin, about 100 units wide, in one colour. */
export type Pictogram = (colour: string) => string;

const stroke = (colour: string, width = 3) => ({
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
});

/** The images: slices behind each other. */
export const images: Pictogram = (colour) =>
  [-1, 0, 1]
    .map((at) =>
      element('rect', {
        x: -30 + at * 9,
        y: -34 + at * 9,
        width: 52,
        height: 52,
        rx: 5,
        fill: colour,
        'fill-opacity': 0.1 + 0.1 * (at + 1),
        ...stroke(colour, 2.4),
      }),
    )
    .join('');

/** The vessels found in them. */
export const vessels: Pictogram = (colour) =>
  flatTree({
    seed: 5,
    root: { x: -6, y: 42 },
    heading: 86,
    radius: 5.4,
    slenderness: 5.2,
    levels: 5,
  })
    .map(({ from, to, radius }) => line(from.x, from.y, to.x, to.y, stroke(colour, radius * 1.25)))
    .join('');

/** The grid on which the flow is solved. */
export const grid: Pictogram = (colour) => {
  const half = (x: number): number => 15 + 11 * Math.exp(-((x / 16) ** 2));
  const columns = Array.from({ length: 13 }, (_, index) => -42 + index * 7);
  const row = (share: number): Point[] => columns.map((x) => ({ x, y: -half(x) * share }));
  const rows = [-1, -0.5, 0, 0.5, 1].map((share) => polyline(row(share), stroke(colour, 2)));
  const ribs = columns.map((x) => line(x, -half(x), x, half(x), stroke(colour, 1.4)));
  return [...rows, ...ribs].join('');
};

/** Streamlines of Poiseuille flow through a narrowing: they carry equal parts of it. */
export const flow: Pictogram = (colour) => {
  const radius = (x: number): number => 27 - 14 * Math.exp(-((x / 15) ** 2));
  const xs = Array.from({ length: 41 }, (_, index) => -44 + index * 2.2);
  const lines = [-1, -0.62, -0.3, 0, 0.3, 0.62, 1].map((share) =>
    polyline(
      xs.map((x) => ({ x, y: share * radius(x) })),
      stroke(colour, Math.abs(share) === 1 ? 3.4 : 2),
    ),
  );
  return lines.join('');
};

/** The result: a pressure curve against its cut-off. */
export const result: Pictogram = (colour) => {
  const xs = Array.from({ length: 30 }, (_, index) => -36 + index * 2.5);
  const curve = xs.map((x) => ({ x, y: -24 + 34 / (1 + Math.exp(-x / 5)) }));
  return [
    element('path', {
      d: pathData([
        { x: -40, y: -36 },
        { x: -40, y: 34 },
        { x: 42, y: 34 },
      ]),
      fill: 'none',
      ...stroke(colour, 2.4),
    }),
    line(-38, -2, 40, -2, { ...stroke(colour, 2), 'stroke-dasharray': '5 6' }),
    polyline(curve, stroke(colour, 4)),
  ].join('');
};
