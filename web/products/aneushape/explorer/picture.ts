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
import {
  add,
  cross,
  normalise,
  scale,
  vector,
  type Vector,
} from '../../../figures/geometry/vector.js';
import { placeInView, type MeshView } from '../../../figures/render/mesh.js';
import type { Ends } from './measures.js';
import { PLANE_REACH, stageView, type ShapeResult, type ShapeState } from './model.js';
import { neckChart } from './neck-chart.js';
import { ANGIOGRAM, angiogramView } from './raster.js';

const HEIGHT_COLOUR = toHex(displayableOklch(0.9, 0.13, 95));

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
  return `${value.toFixed(1)}\u00a0mm`;
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
