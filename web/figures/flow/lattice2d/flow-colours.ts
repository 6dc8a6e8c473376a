import { colourBar } from '../../charts/colour-bar.js';
import type { Letters } from '../../charts/letters.js';
import { element, pathData, type Point } from '../../charts/svg.js';
import { flowMap, shearMap } from '../../colour/maps.js';
import { encode, toHex } from '../../colour/srgb.js';
import { STAGE_FRAME } from '../../explorer-states.js';
import type { Lumen, Outlines } from './lumen.js';
import type { WallPoint } from './wall-line.js';

/** How a plane flow looks on an explorer's stage. */

/** Units of the frame to a millimetre of the field. */
export function perMillimetre({ field }: Pick<Lumen, 'field'>): number {
  return STAGE_FRAME.width / field.width;
}

/** A place in mm as one of the frame. */
export function toFrame({ x, y }: Point, perMm: number): Point {
  return { x: x * perMm, y: STAGE_FRAME.height - y * perMm };
}

/** mm/s and Pa at the upper ends of the colours, which run with the square root. */
const FASTEST = 500;
const MOST_SHEAR = 4;
const LEVELS = 255;

const SPEED_COLOURS = Uint8ClampedArray.from({ length: 3 * (LEVELS + 1) }, (_, index) => {
  const { r, g, b } = flowMap(Math.floor(index / 3) / LEVELS);
  return 255 * encode([r, g, b][index % 3] ?? 0);
});

/** Writes the colour of a speed in mm/s. */
export function setSpeedColour(pixels: Uint8ClampedArray, at: number, speed: number): void {
  const from = 3 * Math.min(LEVELS, Math.round(LEVELS * Math.sqrt(speed / FASTEST)));
  pixels[at] = SPEED_COLOURS[from]!;
  pixels[at + 1] = SPEED_COLOURS[from + 1]!;
  pixels[at + 2] = SPEED_COLOURS[from + 2]!;
}

/** The lumen as the data of a closed path in the frame. */
export function lumenPath({ outer, inner }: Outlines, perMm: number): string {
  return pathData(
    [...outer, ...[...inner].reverse()].map((point) => toFrame(point, perMm)),
    true,
  );
}

const SHEAR_CLASSES = 24;
const SHEAR_COLOURS = Array.from({ length: SHEAR_CLASSES }, (_, index) =>
  toHex(shearMap((index + 0.5) / SHEAR_CLASSES)),
);

interface ColouredPath {
  readonly colour: string;
  readonly d: string;
}

/** The walls in pieces of one colour each, by the shear in Pa at the outer wall's points, then the inner's. */
export function shearPaths(
  { outer, inner }: Outlines,
  shear: ArrayLike<number>,
  perMm: number,
): ColouredPath[] {
  const pieces = SHEAR_COLOURS.map(() => '');
  const walk = (wall: readonly WallPoint[], first: number): void => {
    let last = -1;
    let run: Point[] = [];
    const close = (): void => {
      if (run.length > 1) pieces[last] += pathData(run);
    };
    wall.forEach((point, index) => {
      const share = Math.sqrt((shear[first + index] ?? 0) / MOST_SHEAR);
      const own = Math.min(SHEAR_CLASSES - 1, Math.floor(SHEAR_CLASSES * share));
      const place = toFrame(point, perMm);
      run.push(place);
      if (own === last) return;
      close();
      [last, run] = [own, [place]];
    });
    close();
  };
  walk(outer, 0);
  walk(inner, outer.length);
  return SHEAR_COLOURS.flatMap((colour, index) => {
    const d = pieces[index];
    return d ? [{ d, colour }] : [];
  });
}

/** Units of the frame. */
export const WALL_WIDTH = 9;

/** The walls in the colours of their shear, as elements. */
export function shearWalls(lines: Outlines, shear: ArrayLike<number>, perMm: number): string[] {
  return shearPaths(lines, shear, perMm).map(({ d, colour }) =>
    element('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': WALL_WIDTH,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

interface ScalePlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly title: string;
}

/** The scale of speeds, in cm/s. */
export function speedScale(place: ScalePlace, letter: Letters): string {
  return colourBar(
    {
      ...place,
      map: flowMap,
      range: [0, FASTEST / 10],
      ticks: [0, 5, 20, 50].map((at) => ({ at, text: String(at) })),
      place: (value) => Math.sqrt((10 * value) / FASTEST),
    },
    letter,
  );
}

/** The scale of wall shear stress, in Pa. */
export function shearScale(place: ScalePlace, letter: Letters): string {
  return colourBar(
    {
      ...place,
      map: shearMap,
      range: [0, MOST_SHEAR],
      ticks: [0, 0.5, 2, 4].map((at) => ({ at, text: String(at) })),
      place: (value) => Math.sqrt(value / MOST_SHEAR),
    },
    letter,
  );
}
