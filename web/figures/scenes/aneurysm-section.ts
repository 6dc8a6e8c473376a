import { flowMap } from '../colour/maps.js';
import { displayableOklch } from '../colour/oklab.js';
import { STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import { sharedAneurysmFlow } from '../flow/aneurysm-flow.js';
import { contours, type PlanePoint } from '../geometry/contour.js';
import { smoothStep } from '../geometry/interpolation.js';
import { length, vector } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import type { Picture } from '../render/picture.js';
import { plot } from '../render/plot.js';
import { lumen } from '../vessels/aneurysm.js';
import { speedShare } from './aneurysm-view.js';

/** z in mm of the plane through the artery's axis and the sac. */
export const PLANE = 5.1;

/** The wall in that plane, in mm. */
export const wallOutline = memoise((): PlanePoint[][] =>
  contours((x, y) => lumen(x, y, PLANE), { x: [0, 30.2], y: [0, 22.4] }, 150),
);

/** A plane seen face on: mm to places on the sheet. */
export interface PlaneView {
  /** Of the sheet, where the place `middle` in mm stands. */
  readonly at: PlanePoint;
  readonly middle: PlanePoint;
  readonly perMillimetre: number;
}

export function toSheet(
  { at, middle, perMillimetre }: PlaneView,
  x: number,
  y: number,
): PlanePoint {
  return {
    x: at.x + (x - middle.x) * perMillimetre,
    y: at.y - (y - middle.y) * perMillimetre,
  };
}

export function toPlane(
  { at, middle, perMillimetre }: PlaneView,
  x: number,
  y: number,
): PlanePoint {
  return {
    x: middle.x + (x - at.x) / perMillimetre,
    y: middle.y - (y - at.y) / perMillimetre,
  };
}

export interface SpeedPanel {
  readonly view: PlaneView;
  /** mm along x between which the section is shown. */
  readonly from: number;
  readonly to: number;
  /** mm along y below which it fades out. */
  readonly below?: number;
}

const stage = fromHex(STAGE);
const WALL = displayableOklch(0.8, 0.05, 220);

/** The colour of the section at a place of the sheet: the stage outside the wall. */
export function sectionColour({ view, from, to, below = -9 }: SpeedPanel, px: number, py: number) {
  const { x, y } = toPlane(view, px, py);
  if (x < from - 0.2 || x > to + 0.2 || y < 0.2 || y > 22.4) return stage;
  const d = lumen(x, y, PLANE);
  if (d > 0.6) return stage;
  const speed = d < 0 ? length(sharedAneurysmFlow(false).velocity(vector(x, y, PLANE))) / 10 : 0;
  const inside = flowMap(speedShare(speed));
  const soft = 0.9 / view.perMillimetre;
  const wall = smoothStep(soft + 0.07, 0.07 - soft, Math.abs(d));
  const body = mixColours(stage, inside, smoothStep(soft, -soft, d));
  const seen = mixColours(body, WALL, 0.85 * wall);
  const ends =
    smoothStep(from, from + 1.6, x) *
    smoothStep(to, to - 1.6, x) *
    smoothStep(below, below + 1.6, y);
  return mixColours(stage, seen, ends);
}

/** Speed in the plane through the artery's axis and the sac. */
export function speedSection(
  panels: readonly SpeedPanel[],
  width: number,
  height: number,
  frameWidth: number,
): Picture {
  return plot(width, height, frameWidth, (x, y) => {
    for (const panel of panels) {
      const colour = sectionColour(panel, x, y);
      if (colour !== stage) return colour;
    }
    return stage;
  });
}
