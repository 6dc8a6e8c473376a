import type { Edition } from '../../../contract/editions.js';
import { arrows } from '../../../figures/charts/arrow.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { drawing, element, label, type Point, polyline } from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
} from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { ACOA, type Course, COURSES, PCOAS, PIAL_WAYS } from './circle-shape.js';
import type { Result, State } from './model.js';
import { pressureChart } from './pressure-chart.js';

type Words = Readonly<
  Record<'anterior' | 'posterior' | 'pial' | 'absent' | 'mca' | 'left' | 'right', string>
>;

const WORDS: Readonly<Record<Edition, Words>> = {
  zh: {
    anterior: '前交通',
    posterior: '后交通',
    pial: '软脑膜侧支',
    absent: '缺如',
    mca: 'MCA 血流',
    left: '左',
    right: '右',
  },
  en: {
    anterior: 'ACoA',
    posterior: 'PCoA',
    pial: 'Pial',
    absent: 'absent',
    mca: 'MCA flow',
    left: 'L',
    right: 'R',
  },
};

/** Below this many mL/min a vessel is called still. */
const STILL = 0.5;

/** Middle of the narrowing on the picture. */
export function lesionPoint(site: State['site']): Point {
  const { points } = COURSES.find(({ name }) => name === `${site} left`) ?? ACOA;
  return points[Math.round((points.length - 1) / 2)] ?? { x: 0, y: 0 };
}

/** Units of the frame that a finger may miss a collateral by. */
const REACH = 62;

/** The collateral at a place of the picture. */
export function collateralAt({ x, y }: Point): 'anterior' | 'posterior' | 'pial' | undefined {
  const ways = [
    { collateral: 'anterior', points: ACOA.points },
    ...PCOAS.map(({ points }) => ({ collateral: 'posterior', points }) as const),
    ...PIAL_WAYS.map((points) => ({ collateral: 'pial', points }) as const),
  ] as const;
  const away = (points: readonly Point[]): number =>
    Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
  const near = ways
    .map(({ collateral, points }) => ({ collateral, distance: away(points) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance < REACH ? near.collateral : undefined;
}

export function draw(state: State, result: Result, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const soft = { 'font-size': letter.small, fill: ON_STAGE_SOFT };
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    // Seen from below, as radiologists do.
    label(24, 40, words.right, soft),
    label(1176, 40, words.left, { ...soft, 'text-anchor': 'end' }),
    ...pialPaths(state, result, words, letter),
    ...communicating(state, result, words, letter, size),
    ...lesion(state, result, letter),
    label(1116, 322, `${(100 * result.mcaFlow).toFixed(0)}%`, {
      'font-size': letter.title,
      'font-weight': 700,
      'text-anchor': 'middle',
    }),
    label(1116, 322 + letter.small * 1.25, words.mca, {
      'font-size': letter.small * (size === 'wide' ? 0.9 : 0.85),
      fill: ON_STAGE_SOFT,
      'text-anchor': 'middle',
    }),
    ...pressureChart(state, result, edition, size),
  );
}

const UNIT = '\u00a0mL/min';

function flowWords(name: string, flow: number, unit = UNIT): string {
  return `${name} ${Math.abs(flow).toFixed(0)}${unit}`;
}

/** Leptomeningeal paths of the lesion's side, with the flow that they bring. */
function pialPaths({ pial }: State, { flows }: Result, words: Words, letter: Letters): string[] {
  if (pial === 'none') return [];
  const strands = pial === 'good' ? [-9, 0, 9] : [-4, 4];
  return [
    ...PIAL_WAYS.flatMap((way) =>
      strands.map((away) =>
        polyline(
          way.map(({ x, y }) => ({ x: x - away * 0.4, y: y + away })),
          {
            stroke: BRAIN_BRIGHT,
            'stroke-opacity': 0.85,
            'stroke-width': 2.4,
            'stroke-linecap': 'round',
            'stroke-dasharray': '1 7',
          },
        ),
      ),
    ),
    ...(Math.abs(flows.pial) < STILL
      ? []
      : PIAL_WAYS.map((way) => flowArrow(way, flows.pial, ON_STAGE, 3))),
    label(872, 92 + letter.small * 0.35, flowWords(words.pial, flows.pial), {
      'font-size': letter.small,
      'text-anchor': 'middle',
    }),
  ];
}

/** An arrow in the middle of a way, in the direction of its flow. */
function flowArrow(way: readonly Point[], flow: number, colour: string, width: number): string {
  const middle = Math.floor((way.length - 1) / 2);
  const reach = Math.max(1, Math.round(17 / 6));
  const [a, b] = [way[Math.max(0, middle - reach)], way[Math.min(way.length - 1, middle + reach)]];
  if (!a || !b) return '';
  return arrows([flow >= 0 ? [a, b] : [b, a]], colour, width);
}

/** Directions of flow in the communicating arteries; dashed where one is absent. */
function communicating(
  { anterior, posterior }: State,
  { flows, circle }: Result,
  words: Words,
  letter: Letters,
  size: LabelSize,
): string[] {
  const vessel = (isThere: boolean, course: Course, flow: number): string =>
    isThere
      ? Math.abs(flow) < STILL
        ? ''
        : flowArrow(course.points, flow, STAGE, 4)
      : polyline(course.points, {
          stroke: ON_STAGE_SOFT,
          'stroke-opacity': 0.6,
          'stroke-width': 2,
          'stroke-dasharray': '5 6',
        });
  const unit = size === 'wide' ? UNIT : '';
  const row = (index: number, text: string, isThere: boolean): string =>
    label(600, 322 + index * letter.small * 1.3, text, {
      'font-size': letter.small * (isThere ? 1 : 0.88),
      'text-anchor': 'middle',
      fill: isThere ? ON_STAGE : ON_STAGE_SOFT,
    });
  const named = (isThere: boolean, name: string, flow: number): string =>
    isThere ? flowWords(name, flow, unit) : `${name} ${words.absent}`;
  return [
    vessel(anterior, ACOA, flows.anterior),
    ...PCOAS.map((course) => vessel(posterior, course, 0.06 * circle.flowIn(course.name))),
    row(0, named(anterior, words.anterior, flows.anterior), anterior),
    row(1, named(posterior, words.posterior, flows.posterior), posterior),
    size === 'narrow' && (anterior || posterior) ? row(2, UNIT.trim(), false) : '',
  ];
}

/** The narrowing's ring, to be dragged, its percentage and the shear at its throat. */
function lesion({ site, stenosis }: State, { shear }: Result, letter: Letters): string[] {
  const at = lesionPoint(site);
  const isM1 = site === 'M1';
  const [x, y] = isM1 ? [at.x, at.y - 62 - letter.text * 1.15] : [at.x + 58, at.y];
  const style = { 'text-anchor': isM1 ? 'middle' : undefined };
  return [
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: 46,
      fill: 'none',
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke * 1.3,
    }),
    label(x, y, `${stenosis}%`, {
      ...style,
      'font-size': letter.title,
      'font-weight': 700,
      fill: HEART_BRIGHT,
    }),
    label(x, y + letter.text * 1.15, `WSS ${shear.toFixed(0)}\u00a0Pa`, {
      ...style,
      'font-size': letter.small,
    }),
  ];
}
