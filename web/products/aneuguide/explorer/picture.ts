import type { Edition } from '../../../contract/editions.js';
import { callout } from '../../../figures/charts/callout.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import { drawing, element, line, polyline, type Point } from '../../../figures/charts/svg.js';
import { displayableOklch } from '../../../figures/colour/oklab.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE } from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { vector, type Vector } from '../../../figures/geometry/vector.js';
import { memoise } from '../../../figures/memoise.js';
import {
  paintMeshes,
  viewAlong,
  type MeshLayer,
  type PictureSize,
} from '../../../figures/render/mesh.js';
import { meshLook } from '../../../figures/render/mesh-look.js';
import { surfaceMesh, tubeMesh } from '../../../figures/render/mesh-shapes.js';
import {
  BEND,
  CATHETER,
  GUIDE,
  LINK,
  LUMEN,
  theCase,
  TIP,
  type GuideResult,
  type GuideState,
  type Placed,
} from './model.js';
import { drawPattern, SHAPED, SHAPED_COLOUR } from './pattern.js';
import { drawTrials } from './trials.js';
import { wallAt, type Place, type Vessel } from './vessel.js';

/** Of the raster of figures, and of the stage when it rests. */
export const RASTER = { width: 800, height: 600 } as const;

/** mm from the frame's upper border to its lower one, and what stands in its middle. */
const TALL = 24;
const MIDDLE = { x: -0.5, y: -2.9 };
export const PER_MM = STAGE_FRAME.height / TALL;
const VIEW = viewAlong(vector(0, 0, -1), {
  target: vector(MIDDLE.x, MIDDLE.y, 0),
  targetAt: [0.5, 0.5],
  tall: TALL,
});

/** Of a place of the model in the frame. */
function inFrame({ x, y }: Place): Point {
  return {
    x: STAGE_FRAME.width / 2 + (x - MIDDLE.x) * PER_MM,
    y: STAGE_FRAME.height / 2 - (y - MIDDLE.y) * PER_MM,
  };
}

/** What stays as it is: artery and sac as tinted glass, and the guide catheter's end. */
const scenery = memoise(() => {
  const { vessel } = theCase();
  const { straights, arcs, blend, sac } = vessel;
  const centreline: Vessel = { straights, arcs, blend, radius: 0 };
  const lumen = (x: number, y: number, z: number): number => {
    const away = wallAt(centreline, x, y).distance;
    const tube = Math.sqrt(away * away + z * z) - LUMEN;
    if (!sac) return tube;
    const { middle, radius } = sac;
    const round = Math.sqrt((x - middle.x) ** 2 + (y - middle.y) ** 2 + z * z) - radius;
    const gap = Math.max(0, blend - Math.abs(tube - round));
    return Math.min(tube, round) - (gap * gap) / (4 * blend);
  };
  const box = { from: vector(-18, -17, -4.4), to: vector(18, 5, 4.4) };
  const glass = meshLook(
    displayableOklch(0.64, 0.1, 20),
    { roughness: 0.34, gloss: 0.7, rim: 0.6 },
    (facing) => 0.26 + 0.6 * (1 - facing) ** 1.8,
  );
  const metal = { roughness: 0.38, gloss: 0.5, rim: 0.34 };
  const guide = [GUIDE.y - 8, GUIDE.y - 0.9].map((y) => vector(GUIDE.x, y, 0));
  return {
    artery: { mesh: surfaceMesh(lumen, box, 0.72), look: glass },
    guide: {
      mesh: tubeMesh(guide, 0.75, 14),
      look: meshLook(displayableOklch(0.56, 0.04, 235), metal),
    },
    shaft: meshLook(displayableOklch(0.86, 0.03, 220), metal),
    tip: meshLook(SHAPED, metal),
  };
});

export function paint(
  pixels: Uint8ClampedArray,
  { between }: Pick<GuideState, 'between'>,
  { shape }: Pick<Placed, 'shape'>,
  size: PictureSize = RASTER,
): void {
  const { artery, guide, shaft, tip } = scenery();
  const places = [
    // Out of the guide catheter.
    vector(GUIDE.x, GUIDE.y - 1, 0),
    ...Array.from(shape.x, (x, at): Vector => vector(x, shape.y[at] ?? 0, 0)),
  ];
  const shaped = Math.max(1, places.length - Math.round((TIP + between + BEND) / LINK));
  const tube = (part: readonly Vector[], look: MeshLayer['look']): MeshLayer => ({
    mesh: tubeMesh(part, CATHETER, 10),
    look,
  });
  paintMeshes(pixels, size, {
    view: VIEW,
    layers: [
      guide,
      tube(places.slice(0, shaped + 1), shaft),
      tube(places.slice(shaped), tip),
      artery,
    ],
    glowAt: [0.46, 0.5],
    fade: 0.05,
  });
}

export function draw(
  state: GuideState,
  result: GuideResult,
  edition: Edition,
  size: LabelSize,
): string {
  const letter = letters(size);
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ...placedParts(state, result, edition, letter),
    drawTrials(state, result, edition, letter),
  );
}

/** Of the length that is set. */
export function drawPlaced(
  state: GuideState,
  placed: Placed,
  edition: Edition,
  size: LabelSize,
): string {
  const parts = placedParts(state, placed, edition, letters(size));
  return drawing(STAGE_FRAME.width, STAGE_FRAME.height, edition, ...parts);
}

/** Of every length that can be set. */
export function drawLengths(
  state: GuideState,
  result: GuideResult,
  edition: Edition,
  size: LabelSize,
): string {
  const trials = drawTrials(state, result, edition, letters(size));
  return drawing(STAGE_FRAME.width, STAGE_FRAME.height, edition, trials);
}

function placedParts(
  state: GuideState,
  placed: Placed,
  edition: Edition,
  letter: Letters,
): string[] {
  return [
    path(letter),
    neck(letter),
    supports(placed, letter),
    tipOf(placed, letter),
    drawPattern(state, edition, letter),
    scaleBar({ x: 300, y: 852, millimetres: 5, perMillimetre: PER_MM }, letter),
  ];
}

/** The way that the catheter's shape ought to follow: along the artery, then through the neck. */
function path(letter: Letters): string {
  const { line: places, neck, axis } = theCase();
  const foot = { x: neck.x - 2.6 * axis.x, y: neck.y - 2.6 * axis.y };
  const away = (place: Place): number => Math.hypot(place.x - foot.x, place.y - foot.y);
  const before = places.slice(
    0,
    places.findIndex((place) => away(place) < 3),
  );
  const from = before.at(-1) ?? foot;
  const into = { x: neck.x + 2.6 * axis.x, y: neck.y + 2.6 * axis.y };
  const bend = Array.from({ length: 13 }, (_, step): Place => {
    const t = step / 12;
    const part = (way: 'x' | 'y'): number =>
      from[way] * (1 - t) ** 2 + 2 * foot[way] * t * (1 - t) + into[way] * t * t;
    return { x: part('x'), y: part('y') };
  });
  return polyline([...before, ...bend].map(inFrame), {
    stroke: BRAIN_BRIGHT,
    'stroke-opacity': 0.75,
    'stroke-width': letter.stroke,
    'stroke-dasharray': '3 9',
    'stroke-linecap': 'round',
  });
}

/** The neck's plane, seen from its edge, and its axis. */
function neck(letter: Letters): string {
  const { neck: at, axis, lips } = theCase();
  const [one, two] = [inFrame(lips[0]), inFrame(lips[1])];
  const [from, to] = [inFrame(at), inFrame({ x: at.x + 4.8 * axis.x, y: at.y + 4.8 * axis.y })];
  const stroke = { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke };
  return (
    line(one.x, one.y, two.x, two.y, { ...stroke, 'stroke-dasharray': '9 7' }) +
    line(from.x, from.y, to.x, to.y, { ...stroke, 'stroke-opacity': 0.7 }) +
    element('circle', { cx: from.x, cy: from.y, r: letter.stroke * 2.4, fill: HEART_BRIGHT })
  );
}

/** mm between places where the catheter is said to lean on the wall. */
const APART = 2.5;

/** Where the catheter presses on the wall: rings at the firmest places. */
function supports({ shape }: Placed, letter: Letters): string {
  const { vessel } = theCase();
  const pressed = Array.from(shape.x, (x, at) => {
    const place = { x, y: shape.y[at] ?? 0 };
    return { place, depth: wallAt(vessel, place.x, place.y).distance + CATHETER };
  })
    .filter(({ depth }) => depth > 5e-4)
    .sort((a, b) => b.depth - a.depth);
  const found: Place[] = [];
  for (const { place } of pressed) {
    const isNew = found.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > APART);
    if (isNew && found.length < 5) found.push(place);
  }
  return found
    .map(inFrame)
    .map(({ x, y }) =>
      element('circle', {
        cx: x,
        cy: y,
        r: 17,
        fill: 'none',
        stroke: HEART_BRIGHT,
        'stroke-opacity': 0.8,
        'stroke-width': letter.stroke,
      }),
    )
    .join('');
}

/** The tip's direction and its distance from the middle of the neck, with their numbers. */
function tipOf({ tip, shape, angle, distance }: Placed, letter: Letters): string {
  const last = shape.x.length - 2;
  const before = { x: shape.x[last] ?? 0, y: shape.y[last] ?? 0 };
  const ahead = (away: number): Point =>
    inFrame({
      x: tip.x + ((tip.x - before.x) / LINK) * away,
      y: tip.y + ((tip.y - before.y) / LINK) * away,
    });
  const [from, to] = [ahead(0.4), ahead(2.6)];
  const at = inFrame(tip);
  const middle = inFrame(theCase().neck);
  return (
    line(at.x, at.y, middle.x, middle.y, { stroke: ON_STAGE, 'stroke-width': letter.stroke }) +
    line(from.x, from.y, to.x, to.y, {
      stroke: SHAPED_COLOUR,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '7 6',
    }) +
    callout(
      {
        at,
        dx: Math.max(120, 690 - at.x),
        dy: Math.max(90, 640 - at.y),
        name: `${angle.toFixed(0)}°`,
        value: ` ${distance.toFixed(1)} mm`,
        colour: SHAPED_COLOUR,
      },
      letter,
    )
  );
}
