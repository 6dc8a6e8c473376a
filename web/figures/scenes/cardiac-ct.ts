import {
  filmColour,
  gatedHeart,
  lungGrey,
  scannerNoise,
  stageGround,
  TISSUE_GREY,
} from './gated-heart.js';
import { axisEnds, endocardialRadius } from './ventricle-shape.js';
import type { Point } from '../charts/svg.js';
import { mixColours } from '../colour/srgb.js';
import type { Colour } from '../colour/oklab.js';
import { interpolate, smoothStep } from '../geometry/interpolation.js';
import { ellipsoid } from '../geometry/signed-distance.js';
import { vector } from '../geometry/vector.js';

/** A picture of the scanner within a frame, in the frame's units; mm grow to the right and upwards. */
export interface Film {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Units of the frame for one millimetre. */
  readonly scale: number;
  /** Place in mm that lies in the film's middle. */
  readonly middle: readonly [u: number, v: number];
}

export function onFilm({ x, y, width, height, scale, middle }: Film, u: number, v: number): Point {
  return {
    x: x + width / 2 + (u - middle[0]) * scale,
    y: y + height / 2 - (v - middle[1]) * scale,
  };
}

/** The colour of a place of the frame: the film with round corners, or the stage around it. */
export function filmAt(
  film: Film,
  greyAt: (u: number, v: number) => number,
  px: number,
  py: number,
): Colour | undefined {
  const [dx, dy] = [px - film.x - film.width / 2, py - film.y - film.height / 2];
  const corner = 10;
  const [ox, oy] = [
    Math.abs(dx) - film.width / 2 + corner,
    Math.abs(dy) - film.height / 2 + corner,
  ];
  const away =
    Math.hypot(Math.max(ox, 0), Math.max(oy, 0)) + Math.min(0, Math.max(ox, oy)) - corner;
  if (away > 1) return undefined;
  const grey = greyAt(film.middle[0] + dx / film.scale, film.middle[1] - dy / film.scale);
  return mixColours(filmColour(grey), stageGround, smoothStep(-1, 1, away));
}

/** A section, as it fills a film: lightness at a place in mm. */
export type Section = (film: Film) => (u: number, v: number) => number;

/** Side in mm of a picture element of the scanner. */
const ELEMENT = 0.9;

/** The image on the scanner's own grid, linear in between: what a workstation shows. */
function scanned(greyAt: (u: number, v: number) => number): Section {
  return ({ width, height, scale, middle }) => {
    const [columns, rows] = [width, height].map((size) => Math.ceil(size / scale / ELEMENT) + 3);
    const [left, bottom] = [middle[0] - width / scale / 2, middle[1] - height / scale / 2];
    const values = new Float32Array((columns ?? 0) * (rows ?? 0));
    const across = columns ?? 0;
    for (let index = 0; index < values.length; index++) {
      values[index] = greyAt(
        left + ((index % across) - 1) * ELEMENT,
        bottom + (Math.floor(index / across) - 1) * ELEMENT,
      );
    }
    return (u, v) => {
      const [x, y] = [(u - left) / ELEMENT + 1, (v - bottom) / ELEMENT + 1];
      const [column, row] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
      const at = row * across + column;
      const lower = interpolate(values[at] ?? 0, values[at + 1] ?? 0, x - column);
      const upper = interpolate(values[at + across] ?? 0, values[at + across + 1] ?? 0, x - column);
      return interpolate(lower, upper, y - row);
    };
  };
}

/** The part of the section that is not heart: lung, the dome of the liver below. */
function around(u: number, v: number): number {
  const dome = v + 50 + 0.004 * (u + 30) ** 2;
  return interpolate(lungGrey(u, v), 0.52, 1 - smoothStep(-1, 1, dome));
}

/** Short axis at a height: septum on the viewer's left, anterior wall at the top. */
export function shortAxis(z: number, contraction: number): Section {
  const heart = gatedHeart(contraction);
  return scanned((u, v) => {
    const { grey, cover } = heart.greyAt(u, v, z);
    return (cover < 1 ? interpolate(around(u, v), grey, cover) : grey) + scannerNoise(u, v, 3);
  });
}

/** Long axis through all four chambers, apex at the top, left ventricle on the viewer's right. */
export function longAxis(contraction: number): Section {
  const heart = gatedHeart(contraction);
  return scanned((u, v) => {
    const { grey, cover } = heart.greyAt(u, 0, v);
    return (
      (cover < 1 ? interpolate(lungGrey(u + 70, v), grey, cover) : grey) + scannerNoise(u, v, 5)
    );
  });
}

/** Long axis of the heart within the slice: towards the patient's left and front. */
const AXIS = { u: 0.766, v: 0.643, at: [2, -12] as const };
const SPINE = ellipsoid(vector(-14, -96, 0), vector(22, 20, 40));
const AORTA = ellipsoid(vector(16, -70, 0), vector(12, 12, 40));
const STERNUM = ellipsoid(vector(-16, 87, 0), vector(25, 6.5, 40));
const CHEST = ellipsoid(vector(-12, -22, 0), vector(150, 120, 400));

/** An axial slice of the chest as the scanner gives it: the patient's left on the viewer's right. */
export function axialSlice(contraction: number): Section {
  const heart = gatedHeart(contraction);
  return scanned((u, v) => {
    const [du, dv] = [u - AXIS.at[0], v - AXIS.at[1]];
    const { grey, cover } = heart.greyAt(du * AXIS.v - dv * AXIS.u, 0, du * AXIS.u + dv * AXIS.v);
    const lay = (under: number, distance: number, level: number): number =>
      interpolate(under, level, 1 - smoothStep(-1, 1, distance));
    let ground = lungGrey(u, v);
    const chest = CHEST(u, v, 0);
    ground = lay(ground, -19 - chest, TISSUE_GREY.fat);
    ground = lay(ground, Math.abs(chest + 13) - 5, 0.46);
    ground = lay(ground, -chest, TISSUE_GREY.air);
    ground = lay(ground, STERNUM(u, v, 0), 0.86);
    ground = lay(ground, STERNUM(u, v, 0) + 3, 0.66);
    // Soft tissue between the spine and the heart.
    ground = lay(ground, Math.hypot(u + 4, (v + 82) * 1.25) - 34, 0.36);
    ground = lay(ground, SPINE(u, v, 0), TISSUE_GREY.bone);
    ground = lay(ground, SPINE(u, v, 0) + 3.5, 0.7);
    ground = lay(ground, AORTA(u, v, 0) - 1.6, 0.45);
    const body = interpolate(ground, grey, cover);
    return lay(body, AORTA(u, v, 0), TISSUE_GREY.leftBlood - 0.02) + scannerNoise(u, v, 9);
  });
}

/** The endocardium in the short axis, in mm. */
export function shortContour(z: number, contraction: number): Point[] {
  return Array.from({ length: 73 }, (_, index) => {
    const degrees = index * 5;
    const radius = endocardialRadius(z, degrees, contraction);
    const angle = (degrees * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The endocardium in the long axis from the septal to the lateral end of the mitral plane, in mm. */
export function longContour(contraction: number): Point[] {
  const { base, tip } = axisEnds(contraction);
  const side = (degrees: number, sign: number): Point[] =>
    Array.from({ length: 31 }, (_, index) => {
      // Close together near the tip, where the outline turns.
      const z = base + (tip - base) * Math.sin((index / 30) * (Math.PI / 2));
      return { x: sign * endocardialRadius(z, degrees, contraction), y: z };
    });
  return [...side(180, -1), ...side(0, 1).reverse().slice(1)];
}
