import type { Edition } from '../../../contract/editions.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import {
  drawing,
  element,
  label,
  line,
  pathData,
  type Point,
  polyline,
  withUnit,
} from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
} from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { trimmed } from '../../../figures/flow/lattice2d/lumen.js';
import type { LabelSize } from '../../../figures/figure.js';
import { fromArtery, toArtery } from '../../../figures/flow/lattice2d/bent-artery.js';
import {
  perMillimetre,
  speedScale,
  toFrame,
} from '../../../figures/flow/lattice2d/flow-colours.js';
import { braidDiameter, wireAngle, WIRES } from './braid.js';
import type { Result, State } from './model.js';
import { ARTERY, diameterAt, LUMEN, NECK_FROM, NECK_TO } from './vessel.js';

export const PER_MM = perMillimetre(LUMEN);
const METAL = '#dde6ee';

/** A place in the artery's own coordinates as one of the frame. */
function inFrame(arc: number, out: number): Point {
  return toFrame(fromArtery(ARTERY, { arc, out }), PER_MM);
}

/** Arc length in mm nearest to a place of the frame, and how far off the axis it is. */
export function arcAt({ x, y }: Point): { readonly arc: number; readonly out: number } {
  return toArtery(ARTERY, x / PER_MM, (STAGE_FRAME.height - y) / PER_MM);
}

/** Arc length in mm at which the picture of the artery begins. */
const FIRST = ((): number => {
  const { x, y } = trimmed(LUMEN.inlet);
  return toArtery(ARTERY, x, y).arc;
})();

/** mm along the axis between two points of a wire. */
const STEP = 0.4;

/** The wires of the near half of the braid. @param every draws each wire (1) or each second one (2) */
function wires(nominal: number, { from, to }: Result, every: 1 | 2): string {
  const stations: { arc: number; radius: number; turned: number }[] = [];
  let turned = 0;
  for (let arc = to; arc > Math.max(from, FIRST); arc -= STEP) {
    const diameter = braidDiameter(nominal, arc);
    stations.push({ arc, radius: diameter / 2, turned });
    turned += (STEP * 2 * Math.tan(wireAngle(nominal, diameter))) / diameter;
  }
  const pieces: string[] = [];
  for (const sense of [1, -1]) {
    for (let wire = 0; wire < WIRES / 2; wire += every) {
      let run: Point[] = [];
      const first = (4 * Math.PI * wire) / WIRES;
      for (const station of stations) {
        const angle = first + sense * station.turned;
        if (Math.sin(angle) > 0) {
          run.push(inFrame(station.arc, station.radius * Math.cos(angle)));
          continue;
        }
        if (run.length > 1) pieces.push(pathData(run));
        run = [];
      }
      if (run.length > 1) pieces.push(pathData(run));
    }
  }
  return element('path', {
    d: pieces.join(''),
    fill: 'none',
    stroke: METAL,
    'stroke-opacity': 0.85,
    'stroke-width': every === 1 ? 1.5 : 2.4,
  });
}

/** An end of the device across the artery. */
function end(nominal: number, arc: number): string {
  if (arc < FIRST) return '';
  const radius = braidDiameter(nominal, arc) / 2;
  const [upper, lower] = [inFrame(arc, radius), inFrame(arc, -radius)];
  return line(upper.x, upper.y, lower.x, lower.y, { stroke: ON_STAGE, 'stroke-width': 4 });
}

/** Arc length in mm before which the artery falls steeply. */
const STEEP = -7.5;

/** A stretch of the artery as a line beside it, with its length. */
function stretch(from: number, to: number, colour: string, words: string, letter: Letters): string {
  if (Math.abs(to - from) < 0.05) return '';
  const seen = Math.max(from, FIRST);
  const beside = (arc: number): Point => inFrame(arc, -diameterAt(arc) / 2 - 0.55);
  const points = Array.from({ length: 25 }, (_, index) =>
    beside(seen + ((to - seen) * index) / 24),
  );
  // Where the artery falls away, words would stand among those below.
  const middle = Math.max((from + to) / 2, STEEP);
  const at = inFrame(middle, -diameterAt(middle) / 2 - 0.55 - (0.8 * letter.small) / PER_MM);
  return (
    polyline(points, {
      stroke: colour,
      'stroke-width': letter.stroke * 2.2,
      'stroke-linecap': 'round',
    }) +
    label(at.x, at.y + letter.small * 0.35, words, {
      'font-size': letter.small,
      fill: colour,
      'text-anchor': middle < -5 ? 'start' : 'middle',
      stroke: STAGE,
      'stroke-width': letter.stroke * 2,
      'paint-order': 'stroke',
    })
  );
}

type Word = 'speed' | 'label' | 'placed' | 'inflow' | 'before' | 'after';

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: {
    speed: '流速',
    label: '标称长度',
    placed: '展开长度',
    inflow: '入瘤流量',
    before: '植入前',
    after: '植入后',
  },
  en: {
    speed: 'Speed',
    label: 'Nominal',
    placed: 'Deployed',
    inflow: 'Inflow',
    before: 'Before',
    after: 'After',
  },
};

/** What lies over the flow: the braid at its own density, its margins, both lengths, both inflows. */
export function draw(
  state: State,
  result: Result,
  edition: Edition,
  size: LabelSize,
  still: readonly string[] = [],
): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const { from, to, proximal, distal } = result;
  const isCovered = proximal >= 0;
  const device = state.placed
    ? [
        wires(state.diameter, result, size === 'wide' ? 1 : 2),
        end(state.diameter, from),
        end(state.diameter, to),
        stretch(
          Math.min(from, NECK_FROM),
          Math.max(from, NECK_FROM),
          isCovered ? BRAIN_BRIGHT : HEART_BRIGHT,
          `${Math.abs(proximal).toFixed(1)}\u00a0mm`,
          letter,
        ),
        stretch(NECK_TO, to, BRAIN_BRIGHT, `${distal.toFixed(0)}\u00a0mm`, letter),
      ]
    : [];
  const [left, right] = [
    inFrame(NECK_FROM, diameterAt(0) / 2),
    inFrame(NECK_TO, diameterAt(0) / 2),
  ];
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ...still,
    line(left.x, left.y, right.x, right.y, {
      stroke: ON_STAGE,
      'stroke-opacity': 0.7,
      'stroke-width': 2,
      'stroke-dasharray': '3 7',
    }),
    ...device,
    speedScale(
      {
        x: 34,
        y: size === 'wide' ? 92 : 118,
        height: 236,
        title: withUnit(edition, words.speed, 'cm/s'),
      },
      letter,
    ),
    columns(result, words, state.placed, letter),
    state.placed ? lengths(state, result, words, letter) : '',
    scaleBar(
      {
        ...(size === 'wide' ? { x: 1014, y: 866 } : { x: 36, y: 500 }),
        millimetres: 4,
        perMillimetre: PER_MM,
      },
      letter,
    ),
  );
}

/** The inflow without and, once it is known, with the device as two columns. */
function columns(
  { before, after }: Result,
  words: Readonly<Record<Word, string>>,
  isPlaced: boolean,
  { small, text }: Letters,
): string {
  const [floor, high] = [330 - small * 1.2, 300 - small * 1.2 - text * 3.4];
  const column = (x: number, value: number, name: string, fill: string): string => {
    const tall = (high * value) / before;
    return (
      element('rect', { x: x - 32, y: floor - tall, width: 64, height: tall, rx: 4, fill }) +
      label(x, floor - tall - small * 0.4, `${value.toFixed(1)}%`, {
        'font-size': small,
        'font-weight': 600,
        'text-anchor': 'middle',
        fill,
      }) +
      label(x, floor + small * 1.15, name, { 'font-size': small, 'text-anchor': 'middle' })
    );
  };
  const [first, second] = small > 30 ? [900, 1080] : [960, 1090];
  return (
    label(1160, 92 - text * 0.8, words.inflow, { 'font-size': text, 'text-anchor': 'end' }) +
    column(first, before, words.before, ON_STAGE_SOFT) +
    (isPlaced && after !== undefined ? column(second, after, words.after, BRAIN_BRIGHT) : '')
  );
}

/** The length on the label and the one in the artery, on one scale. */
function lengths(
  { label: nominal }: State,
  { length }: Result,
  words: Readonly<Record<Word, string>>,
  { small, stroke }: Letters,
): string {
  const isNarrow = small > 30;
  const [x, y, perMm] = isNarrow ? [540, 770, 20] : [440, 730, 22];
  const row = (at: number, value: number, name: string, digits: number, colour: string): string =>
    label(x, at - small * 0.55, `${name} ${value.toFixed(digits)}\u00a0mm`, {
      'font-size': small,
      fill: colour,
      'font-weight': 600,
    }) + line(x, at, x + value * perMm, at, { stroke: colour, 'stroke-width': stroke * 3.4 });
  return (
    row(y, nominal, words.label, 0, ON_STAGE_SOFT) +
    row(y + small * (isNarrow ? 2.3 : 2.6), length, words.placed, 1, BRAIN_BRIGHT)
  );
}
