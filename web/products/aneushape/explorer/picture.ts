import type { Edition } from '../../../contract/editions.js';
import { callout } from '../../../figures/charts/callout.js';
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
import { displayableOklch } from '../../../figures/colour/oklab.js';
import { HEART_BRIGHT, ON_STAGE, STAGE, STAGE_LINE } from '../../../figures/colour/palette.js';
import { toHex } from '../../../figures/colour/srgb.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { smoothStep } from '../../../figures/geometry/interpolation.js';
import {
  add,
  cross,
  normalise,
  scale,
  vector,
  type Vector,
} from '../../../figures/geometry/vector.js';
import { memoise } from '../../../figures/memoise.js';
import {
  meshThickness,
  paintMeshes,
  placeInView,
  type MeshView,
  type PictureSize,
} from '../../../figures/render/mesh.js';
import { meshLook } from '../../../figures/render/mesh-look.js';
import type { Ends } from './measures.js';
import { PLANE_REACH, stageView, type ShapeResult, type ShapeState } from './model.js';
import { neckChart } from './neck-chart.js';
import { lumenMesh } from './sac.js';

const MATERIAL = { roughness: 0.4, gloss: 0.22, rim: 0.4 };
const looks = memoise(() => ({
  sac: meshLook(displayableOklch(0.66, 0.075, 212), MATERIAL),
  artery: meshLook(displayableOklch(0.52, 0.075, 20), MATERIAL),
}));
const HEIGHT_COLOUR = toHex(displayableOklch(0.9, 0.13, 95));

/** Of the same view as an angiogram shows it; in units of the frame and mm. */
const ANGIOGRAM = { x: 796, y: 56, width: 348, height: 348, tall: 12.6 };

/** Of the angiogram in the frame. */
function angiogramView(view: MeshView): MeshView {
  return { ...view, target: vector(0, 4.6, 0), targetAt: [0.5, 0.5], tall: ANGIOGRAM.tall };
}

/** Of the raster when the picture rests, and while it moves. */
export const RASTER = { width: 800, height: 600 } as const;
export const QUICK_RASTER = { width: 480, height: 360 } as const;

export function paint(
  pixels: Uint8ClampedArray,
  state: ShapeState,
  { heights }: ShapeResult,
  size: PictureSize = RASTER,
): void {
  const mesh = lumenMesh();
  const view = stageView(state);
  const { sac, artery } = looks();
  paintMeshes(pixels, size, {
    view,
    layers: [{ mesh, look: sac, below: { values: heights, look: artery } }],
    fog: { from: -1, to: 9, share: 0.45 },
    glowAt: [0.36, 0.46],
    fade: 0.05,
  });
  const share = size.width / STAGE_FRAME.width;
  fadeRight(pixels, size);
  const [left, top] = [Math.round(ANGIOGRAM.x * share), Math.round(ANGIOGRAM.y * share)];
  const inset = {
    width: Math.round(ANGIOGRAM.width * share),
    height: Math.round(ANGIOGRAM.height * share),
  };
  meshThickness(mesh, angiogramView(view), inset).forEach((thick, index) => {
    const row = top + Math.floor(index / inset.width);
    const at = (row * size.width + left + (index % inset.width)) * 4;
    const grey = 184 * Math.exp(-0.16 * thick);
    pixels.set([grey, grey, grey, 255], at);
  });
}

const GROUND = [1, 3, 5].map((at) => parseInt(STAGE.slice(at, at + 2), 16));

/** The artery leaves the picture before it comes to the chart. */
function fadeRight(pixels: Uint8ClampedArray, { width, height }: PictureSize): void {
  const from = Math.round(0.56 * width);
  for (let column = from; column < width; column++) {
    const shown = smoothStep(0.68, 0.56, column / width);
    for (let row = 0; row < height; row++) {
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) {
        const ground = GROUND[part] ?? 0;
        pixels[at + part] = ground + ((pixels[at + part] ?? 0) - ground) * shown;
      }
    }
  }
}

const WORDS: Readonly<
  Record<Edition, Readonly<Record<'space' | 'flat' | 'hidden' | 'height' | 'width', string>>>
> = {
  zh: {
    space: '三维',
    flat: '二维',
    hidden: '瘤颈被遮挡',
    height: '瘤高',
    width: '瘤宽',
  },
  en: {
    space: '3D',
    flat: '2D',
    hidden: 'Neck hidden',
    height: 'Height',
    width: 'Width',
  },
};

function millimetres(value: number): string {
  return `${value.toFixed(1)} mm`;
}

export function draw(
  state: ShapeState,
  result: ShapeResult,
  edition: Edition,
  size: LabelSize,
): string {
  const letter = letters(size);
  const view = stageView(state);
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    planeOf(view, result, letter),
    measuresOf(view, result, edition, letter),
    angiogram(view, result, edition, letter),
    neckChart(state, result, edition, size),
    scaleBar(
      { x: 60, y: 852, millimetres: 4, perMillimetre: STAGE_FRAME.height / view.tall },
      letter,
    ),
  );
}

/** The plane as a disc, and the neck's edge on it: dashed where it runs behind the sac. */
function planeOf(view: MeshView, { plane, rim }: ShapeResult, letter: Letters): string {
  const on = (place: Vector): Point => placeInView(view, place, STAGE_FRAME);
  const along = normalise(cross(plane.normal, vector(0, 0, 1)));
  const out = cross(along, plane.normal);
  const disc = Array.from({ length: 48 }, (_, step) => {
    const angle = (2 * Math.PI * step) / 48;
    const [c, s] = [PLANE_REACH * Math.cos(angle), PLANE_REACH * Math.sin(angle)];
    return on(add(plane.at, add(scale(along, c), scale(out, s))));
  });
  const { front, back } = split(view, rim);
  return (
    element('path', {
      d: pathData(disc, true),
      fill: HEART_BRIGHT,
      'fill-opacity': 0.1,
      stroke: HEART_BRIGHT,
      'stroke-opacity': 0.45,
      'stroke-width': letter.stroke * 0.7,
    }) +
    polyline(back.map(on), {
      stroke: HEART_BRIGHT,
      'stroke-opacity': 0.6,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '5 7',
    }) +
    polyline(front.map(on), { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.6 })
  );
}

/** Parts of a closed line on this side of its middle and beyond it, as seen. */
function split(view: MeshView, rim: readonly Vector[]): { front: Vector[]; back: Vector[] } {
  const middle = scale(rim.reduce(add), 1 / rim.length);
  const depth = ({ x, y, z }: Vector): number =>
    (x - middle.x) * view.forward.x +
    (y - middle.y) * view.forward.y +
    (z - middle.z) * view.forward.z;
  const start = rim.findIndex(
    (place, index) => depth(place) <= 0 && depth(rim.at(index - 1) ?? place) > 0,
  );
  const turned = [...rim.slice(start), ...rim.slice(0, start)];
  const turn = turned.findIndex((place) => depth(place) > 0);
  return { front: turned.slice(0, turn + 1), back: [...turned.slice(turn), ...turned.slice(0, 1)] };
}

function caliper([from, to]: readonly [Point, Point], colour: string, width: number): string {
  const ends = [from, to].map(({ x, y }) =>
    element('circle', { cx: x, cy: y, r: width * 1.5, fill: colour }),
  );
  return (
    line(from.x, from.y, to.x, to.y, { stroke: colour, 'stroke-width': width }) + ends.join('')
  );
}

function named({ x, y }: Point, name: string, fill: string, letter: Letters): string {
  return label(x + 10, y - 10, name, { 'font-size': letter.small, fill });
}

function measuresOf(
  view: MeshView,
  { neck, neckEnds, heightEnds, widthEnds }: ShapeResult,
  edition: Edition,
  letter: Letters,
): string {
  const on = ([from, to]: Ends): readonly [Point, Point] => [
    placeInView(view, from, STAGE_FRAME),
    placeInView(view, to, STAGE_FRAME),
  ];
  const [one, two] = on(neckEnds);
  const left = one.x < two.x ? one : two;
  const words = WORDS[edition];
  return (
    caliper(on(heightEnds), HEIGHT_COLOUR, letter.stroke) +
    caliper(on(widthEnds), ON_STAGE, letter.stroke) +
    caliper([one, two], HEART_BRIGHT, letter.stroke * 1.8) +
    (letter.text < 30
      ? named(on(heightEnds)[1], words.height, HEIGHT_COLOUR, letter) +
        named(on(widthEnds)[1], words.width, ON_STAGE, letter)
      : '') +
    callout(
      {
        at: left,
        dx: -110,
        dy: Math.min(116, 720 - left.y),
        name: words.space,
        value: millimetres(neck),
        colour: HEART_BRIGHT,
      },
      letter,
    )
  );
}

function angiogram(
  view: MeshView,
  { projected }: ShapeResult,
  edition: Edition,
  letter: Letters,
): string {
  const { x, y, width, height } = ANGIOGRAM;
  const own = angiogramView(view);
  const on = (place: Vector): Point => {
    const within = placeInView(own, place, ANGIOGRAM);
    return { x: x + within.x, y: y + within.y };
  };
  // A drawing of its own cuts off what lies beyond the image.
  const cut = { x, y, width, height, viewBox: [x, y, width, height].join(' ') };
  const words = WORDS[edition];
  const ends = [on(projected.ends[0]), on(projected.ends[1])] as const;
  return (
    element('rect', { x, y, width, height, fill: 'none', stroke: STAGE_LINE, 'stroke-width': 2 }) +
    (projected.isHidden
      ? ''
      : element(
          'svg',
          cut,
          caliper(ends, STAGE, letter.stroke * 3),
          caliper(ends, HEART_BRIGHT, letter.stroke * 1.6),
        )) +
    label(
      x,
      y + height + letter.text * 1.4,
      projected.isHidden ? words.hidden : `${words.flat} ${millimetres(projected.width)}`,
      { 'font-size': letter.text, 'font-weight': 600 },
    )
  );
}
