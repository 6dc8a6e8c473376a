import type { Edition } from '../../../contract/editions.js';
import type { Letters } from '../../../figures/charts/letters.js';
import { element, label, line, pathData, type Point, round } from '../../../figures/charts/svg.js';
import { pressureMap } from '../../../figures/colour/maps.js';
import { ON_STAGE, ON_STAGE_SOFT, STAGE } from '../../../figures/colour/palette.js';
import { fromHex, mixColours, toHex } from '../../../figures/colour/srgb.js';
import { smoothStep } from '../../../figures/geometry/interpolation.js';
import { memoise } from '../../../figures/memoise.js';
import { AORTIC, type Physiology, type State } from './model.js';

const COLLATERALS: Readonly<Record<Edition, string>> = { zh: '侧支', en: 'Collaterals' };

/** The artery and its bed across the top: half its width when open, and where it narrows. */
const ARTERY = {
  from: 60,
  to: 740,
  y: 148,
  half: 46,
  throat: 330,
  reach: 120,
  sensor: 610,
} as const;
const BED = { end: 1146, spread: 236, generations: 5 } as const;
/** Width of the first arterioles before a healthy bed. */
const TRUNK = 46;

const stage = fromHex(STAGE);

/** @param light 1 as on the scale, 0 as dark as the stage */
function pressureColour(ratio: number, light = 1): string {
  return toHex(mixColours(stage, pressureMap((ratio - 0.5) / 0.5), light));
}

/** The lumen as one closed line: narrow where the slider says. */
function lumen(stenosis: number, outlet: number): string {
  const { from, to, y, half, throat, reach } = ARTERY;
  const places = Array.from({ length: 35 }, (_, index) => from + ((to - from) * index) / 34);
  const edge = (side: 1 | -1): Point[] =>
    places.map((x) => {
      const narrowing = (stenosis / 100) * smoothStep(0, 1, 1 - Math.abs(x - throat) / reach);
      const open = half - (half - outlet) * smoothStep(to - 110, to, x);
      return { x, y: y + side * open * (1 - narrowing) };
    });
  return pathData([...edge(-1), ...edge(1).reverse()], true);
}

/** The arterioles, a path a generation: each divides in two. */
const arterioles = memoise((): readonly string[] => {
  const { to, y } = ARTERY;
  const { end, spread, generations } = BED;
  const step = (end - to) / generations;
  const height = (generation: number, index: number): number => {
    const count = 2 ** generation;
    const reach = TRUNK / 2 + (spread * generation) / generations;
    return count === 1 ? y : y + reach * ((index + 0.5) / count - 0.5);
  };
  return Array.from({ length: generations }, (_, generation) => {
    const [x, next] = [to + generation * step - 2, to + (generation + 1) * step];
    return Array.from({ length: 2 ** (generation + 1) }, (__, child) => {
      const [start, branch] = [height(generation, child >> 1), height(generation + 1, child)];
      const curve = [x + step * 0.45, start, next - step * 0.45, branch, next, branch];
      return `M${round(x)} ${round(start)}C${curve.map(round).join(' ')}`;
    }).join('');
  });
});

/** The artery with its narrowing and sensor, the collaterals and the bed. */
export function circulation(
  state: State,
  result: Physiology,
  edition: Edition,
  letter: Letters,
): string {
  const { from, y, half, throat, reach, sensor, to } = ARTERY;
  const distal = pressureColour(result.ffr);
  const share = (x: number): string => `${(100 * (x - from)) / (to - from)}%`;
  const stop = (x: number, colour: string): string =>
    element('stop', { offset: share(x), 'stop-color': colour });
  // The calibre that belongs to a resistance, as its fourth root; brightness follows the flow.
  const calibre = state.resistance ** -0.25;
  const under = y + half + letter.text * 1.35;
  const wall = lumen(state.stenosis, (TRUNK / 2) * calibre);
  const bed = arterioles().map((d, generation) =>
    element('path', { d, 'stroke-width': TRUNK * 0.58 ** generation * calibre }),
  );
  return element(
    'g',
    {},
    element(
      'linearGradient',
      { id: 'imr-artery', x1: 0, x2: 1, y1: 0, y2: 0 },
      stop(throat - reach * 0.4, pressureColour(1)),
      stop(throat + reach * 0.4, distal),
    ),
    lightFromAbove(),
    state.collaterals
      ? element('path', {
          d: `M${from + 12} ${y - half}C${from + 70} 6 ${throat - 10} -12 ${throat + reach + 36} ${y - half + 3}`,
          fill: 'none',
          stroke: distal,
          'stroke-width': 4 + 22 * result.collateralShare,
          'stroke-opacity': 0.8,
        })
      : '',
    element(
      'linearGradient',
      { id: 'imr-bed', gradientUnits: 'userSpaceOnUse', x1: to, x2: to + 190, y1: 0, y2: 0 },
      element('stop', { offset: 0, 'stop-color': pressureColour(result.ffr, 0.8) }),
      element('stop', {
        offset: 1,
        'stop-color': pressureColour(result.ffr, 0.12 + 0.78 * Math.min(1, result.flow)),
      }),
    ),
    element('g', { fill: 'none', stroke: 'url(#imr-bed)', 'stroke-linecap': 'round' }, ...bed),
    element('path', { d: wall, fill: 'url(#imr-artery)' }),
    element('path', { d: wall, fill: 'url(#imr-light)' }),
    line(from - 30, y, sensor, y, {
      stroke: STAGE,
      'stroke-width': letter.stroke * 1.6,
      'stroke-linecap': 'round',
    }),
    element('circle', {
      cx: sensor,
      cy: y,
      r: 10,
      fill: STAGE,
      stroke: ON_STAGE,
      'stroke-width': 3,
    }),
    pressure(from, under, 'Pa', AORTIC, letter),
    pressure(sensor, under, 'Pd', AORTIC * result.ffr, letter, 'middle'),
    state.collaterals
      ? label(throat + reach + 76, y - half - 24, COLLATERALS[edition], {
          'font-size': letter.small,
          fill: ON_STAGE_SOFT,
        })
      : '',
  );
}

/** Makes a flat shape round: bright along its upper third, dark below. */
function lightFromAbove(): string {
  const stop = (offset: number, colour: string, opacity: number): string =>
    element('stop', { offset: `${offset}%`, 'stop-color': colour, 'stop-opacity': opacity });
  return element(
    'linearGradient',
    { id: 'imr-light', x1: 0, x2: 0, y1: 0, y2: 1 },
    stop(0, STAGE, 0.5),
    stop(30, '#fff', 0.24),
    stop(58, STAGE, 0.08),
    stop(100, STAGE, 0.62),
  );
}

function pressure(
  x: number,
  y: number,
  name: string,
  mmHg: number,
  letter: Letters,
  anchor: 'start' | 'middle' = 'start',
): string {
  return label(x, y, `${name} ${mmHg.toFixed(0)} mmHg`, {
    'font-size': letter.text,
    'text-anchor': anchor,
    'font-weight': 600,
  });
}
