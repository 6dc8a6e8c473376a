import type { Edition } from '../../../contract/editions.js';
import { sectionOutline, type SectionShape } from '../../../figures/anatomy/vessel-section.js';
import { placed } from '../../../figures/charts/axes.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import {
  drawing,
  element,
  label,
  line,
  pathData,
  polyline,
  type Point,
} from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
} from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { clamp, smoothStep } from '../../../figures/geometry/interpolation.js';
import { memoise } from '../../../figures/memoise.js';
import { ivusLook, ivusTint } from './ivus-look.js';
import { LESION_NAMES, lesionComparison } from './lesion-comparison.js';
import { between, LENGTH, LESIONS, type Result, type State, VESSEL_AREAS } from './model.js';
import {
  pressureAxes,
  pressureCurve,
  pressureGround,
} from '../../../figures/charts/pressure-curve.js';
import {
  discPixels,
  keptRun,
  paintDisc,
  paintLongView,
  REACH,
  scanLine,
} from '../../../figures/anatomy/section-raster.js';

const DISC = { x: 232, y: 226, radius: 204 };
const LONG = { x: 100, y: 500, width: 1020, height: 116, length: LENGTH };
const CURVE = { x: LONG.x, y: 682, width: LONG.width, height: 150 };

/** Plane in which the long view cuts the vessel, through the calcium; radians. */
const CUT = -0.75;
/** Half of the calcium's arc in radians, and where along the vessel it lies in mm. */
const CALCIUM = { arc: 0.36, from: 22, to: 27 };

const across = (at: number): number => LONG.x + (LONG.width * at) / LENGTH;

/** mm under a point of the stage, to the half. */
export function placeAt({ x }: Point): number {
  return clamp(Math.round(((x - LONG.x) / LONG.width) * LENGTH * 2) / 2, 0, LENGTH);
}

/** Whether the cursor is taken hold of there: on the long view and below. */
export function isDragged({ y }: Point): boolean {
  return y >= LONG.y - 60;
}

function shapeAt(at: number, { lumens }: Result): SectionShape {
  return {
    lumen: Math.sqrt(between(lumens, at) / Math.PI),
    wall: Math.sqrt(between(VESSEL_AREAS, at) / Math.PI),
    at,
  };
}

function calcium(at: number, angle: number): number {
  const turned = Math.atan2(Math.sin(angle - CUT), Math.cos(angle - CUT));
  const along = smoothStep(CALCIUM.from - 1, CALCIUM.from, at);
  const end = 1 - smoothStep(CALCIUM.to, CALCIUM.to + 1, at);
  return along * end * (1 - smoothStep(CALCIUM.arc - 0.06, CALCIUM.arc + 0.06, Math.abs(turned)));
}

const disc = memoise(() => discPixels(DISC));

const SCAN = { look: ivusLook, tint: ivusTint };

const paintRun = keptRun<Result>((pixels, result) =>
  paintLongView(pixels, LONG, SCAN, (at) => {
    const shape = shapeAt(at, result);
    const lineAt = (angle: number) => scanLine(shape, angle, calcium(at, angle));
    return [lineAt(CUT + Math.PI), lineAt(CUT)];
  }),
);

/** The section at the cursor and the run cut lengthwise. */
export function paint(pixels: Uint8ClampedArray, { position, focal }: State, result: Result): void {
  paintRun(pixels, String(focal), result);
  paintDisc(pixels, disc(), SCAN, shapeAt(position, result), (angle) => calcium(position, angle));
}

export function draw(state: State, result: Result, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ...section(state, result, letter),
    ...lesionComparison(result, edition, letter),
    ...longView(result, edition, letter),
    ...pressure(result, letter),
    ...cursor(state, result, letter),
  );
}

/** Borders of the section at the cursor. */
function section({ position }: State, result: Result, letter: Letters): string[] {
  const shape = shapeAt(position, result);
  const scale = DISC.radius / REACH;
  const ring = (border: 'lumen' | 'media', colour: string): string => {
    const points = Array.from({ length: 60 }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / 60;
      const radius = sectionOutline(shape, angle)[border] * scale;
      return { x: DISC.x + radius * Math.cos(angle), y: DISC.y - radius * Math.sin(angle) };
    });
    return element('path', {
      d: pathData(points, true),
      fill: border === 'lumen' ? colour : 'none',
      'fill-opacity': 0.14,
      stroke: colour,
      'stroke-width': letter.stroke * 1.1,
    });
  };
  return [
    ring('media', BRAIN_BRIGHT),
    ring('lumen', HEART_BRIGHT),
    scaleBar({ x: 24, y: 440, millimetres: 1, perMillimetre: scale }, letter),
  ];
}

/** Borders on both sides of the catheter, and how far the lesions reach. */
function longView(result: Result, edition: Edition, letter: Letters): string[] {
  const places = Array.from({ length: 2 * LENGTH + 1 }, (_, index) => index / 2);
  const middle = LONG.y + LONG.height / 2;
  const border = (name: 'lumen' | 'media', side: 1 | -1, colour: string): string =>
    polyline(
      places.map((at): Point => {
        const outline = sectionOutline(shapeAt(at, result), side > 0 ? CUT : CUT + Math.PI);
        return { x: across(at), y: middle + (side * outline[name] * LONG.height) / (2 * REACH) };
      }),
      { stroke: colour, 'stroke-width': letter.stroke * 0.8 },
    );
  const spans = (['focal', 'diffuse'] as const).flatMap((name) => {
    const { middle: centre, halfLength } = LESIONS[name];
    const [from, to] = [across(centre - halfLength), across(centre + halfLength)];
    const [y, stroke] = [LONG.y - 34, { stroke: ON_STAGE_SOFT, 'stroke-width': letter.stroke }];
    return [
      line(from, y, to, y, stroke),
      line(from, y, from, y + 8, stroke),
      line(to, y, to, y + 8, stroke),
      label((from + to) / 2, y - letter.small * 0.4, LESION_NAMES[edition][name], {
        'font-size': letter.small,
        'text-anchor': 'middle',
        fill: ON_STAGE_SOFT,
      }),
    ];
  });
  return [
    border('media', 1, BRAIN_BRIGHT),
    border('media', -1, BRAIN_BRIGHT),
    border('lumen', 1, HEART_BRIGHT),
    border('lumen', -1, HEART_BRIGHT),
    ...spans,
  ];
}

const AXES = pressureAxes(CURVE, LENGTH);

/** FFR along the run; where the lesions lie, the ground is lighter. */
function pressure({ ffr }: Result, letter: Letters): string[] {
  const bands = Object.values(LESIONS).map(({ middle, halfLength }) =>
    element('rect', {
      x: across(middle - halfLength),
      y: CURVE.y,
      width: across(2 * halfLength) - LONG.x,
      height: CURVE.height,
      fill: ON_STAGE,
      'fill-opacity': 0.05,
    }),
  );
  return [...bands, ...pressureGround(AXES, letter), ...pressureCurve(AXES, ffr, letter)];
}

/** One line through both, with a grip above and the pressure on the curve. */
function cursor({ position }: State, { ffrHere }: Result, letter: Letters): string[] {
  const x = across(position);
  const dot = placed(AXES, position, ffrHere);
  const grip = LONG.y - 4;
  const stroke = { stroke: ON_STAGE, 'stroke-width': letter.stroke * 1.2 };
  return [
    line(x, grip, x, LONG.y + LONG.height, stroke),
    line(x, CURVE.y, x, CURVE.y + CURVE.height, stroke),
    element('path', {
      d: `M${x - 13} ${grip - 20}H${x + 13}V${grip - 8}L${x} ${grip + 6}L${x - 13} ${grip - 8}Z`,
      fill: ON_STAGE,
    }),
    element('circle', {
      cx: dot.x,
      cy: dot.y,
      r: letter.stroke * 4,
      fill: STAGE,
      stroke: ON_STAGE,
      'stroke-width': letter.stroke * 1.6,
    }),
  ];
}
