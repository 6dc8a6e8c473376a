import { element, pathData, polyline, wordless, type Point } from '../../../figures/charts/svg.js';
import { HEART_TONES, PAPER } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { BOLD, FINE, HEIGHT, MEDIUM, stroke, WIDTH } from './pen.js';

const { line: ink, pale, soft } = HEART_TONES;
const RADIUS = 21;
const THROAT = { at: 0.56, width: 0.13, severity: 0.52 };
const RINGS = 21;
const LINES = 7;
/** Depth over height of a ring that is seen from the side. */
const TURN = 0.34;
/** Where the image cuts the vessel, and half its side. */
const IMAGE = { at: 0.26, half: 36 };

/** The vessel's axis from left to right, with its direction. */
function axis(share: number): { at: Point; along: Point } {
  const angle = -0.5 + 0.85 * share;
  const at = {
    x: 20 + 122 * share,
    y: 81 - 42 * Math.sin(share * 2.2) * (1 - 0.3 * share) + 8 * share,
  };
  return { at, along: { x: Math.cos(angle), y: Math.sin(angle) } };
}

const radius = (share: number): number =>
  RADIUS *
  (1 - 0.2 * share) *
  (1 - THROAT.severity * Math.exp(-(((share - THROAT.at) / THROAT.width) ** 2)));

/** A point on the wall; angles run from the upper edge over the near side to the lower edge. */
function wall(share: number, angle: number, scale = 1): Point {
  const { at, along } = axis(share);
  const [across, forth] = [Math.cos(angle), Math.sin(angle) * TURN].map(
    (part) => part * radius(share) * scale,
  ) as [number, number];
  return {
    x: at.x + along.y * across - along.x * forth,
    y: at.y - along.x * across - along.y * forth,
  };
}

function ring(share: number, from: number, to: number, scale = 1): Point[] {
  return Array.from({ length: 13 }, (_, index) =>
    wall(share, from + ((to - from) * index) / 12, scale),
  );
}

const shares = (from: number, to: number, count = 25): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** The mesh of a stretch of the wall, its near side only. */
function mesh(from: number, to: number): string[] {
  const outline = [
    ...shares(from, to).map((share) => wall(share, 0)),
    ...ring(to, 0, -Math.PI),
    ...shares(to, from).map((share) => wall(share, Math.PI)),
    ...ring(from, Math.PI, 0),
  ];
  const rings = shares(0, 1, RINGS).filter((share) => share > from + 0.01 && share < to - 0.01);
  return [
    element('path', { d: pathData(outline, true), fill: soft }),
    ...rings.map((share) => polyline(ring(share, 0, Math.PI), stroke(ink, FINE))),
    ...Array.from({ length: LINES - 2 }, (_, index) => {
      const angle = (Math.PI * (index + 1)) / (LINES - 1);
      return polyline(
        shares(from, to).map((share) => wall(share, angle)),
        stroke(pale, FINE),
      );
    }),
    polyline(
      shares(from, to).map((share) => wall(share, 0)),
      stroke(ink, BOLD),
    ),
    polyline(
      shares(from, to).map((share) => wall(share, Math.PI)),
      stroke(ink, BOLD),
    ),
  ];
}

/** The image that the model is held against: a square across the vessel. */
function image(): string {
  const scale = IMAGE.half / radius(IMAGE.at);
  const { at, along } = axis(IMAGE.at);
  const corner = (across: number, forth: number): Point => {
    const [a, f] = [across * radius(IMAGE.at) * scale, forth * radius(IMAGE.at) * scale * TURN];
    return { x: at.x + along.y * a - along.x * f, y: at.y - along.x * a - along.y * f };
  };
  const corners = [corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)];
  return element('path', {
    d: pathData(corners, true),
    ...stroke(ink, MEDIUM),
    fill: PAPER,
    'fill-opacity': 0.9,
  });
}

/** The lumen of a narrowed artery as a mesh, held against an image across it. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () =>
    wordless(
      WIDTH,
      HEIGHT,
      ...mesh(0, IMAGE.at),
      polyline(ring(0, 0, Math.PI), stroke(ink, BOLD)),
      image(),
      ...mesh(IMAGE.at, 1),
      polyline(ring(IMAGE.at, 0, Math.PI), stroke(ink, BOLD)),
      element('path', { d: pathData(ring(1, 0, 2 * Math.PI)), ...stroke(ink, BOLD), fill: PAPER }),
    ),
};
