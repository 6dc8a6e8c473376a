import type { Edition } from '../../../contract/editions.js';
import { colourBar } from '../../../figures/charts/colour-bar.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import {
  drawing,
  element,
  label,
  line,
  type Point,
  polyline,
  withUnit,
} from '../../../figures/charts/svg.js';
import { perfusionMap } from '../../../figures/colour/maps.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import type { Result, State } from './model.js';
import { FLOW, HALF_WIDTH, OVERLAY, TMAX } from './perfusion-raster.js';
import { ARTERIES, type Artery, bolus, FRAMES, PLACES, STEP } from './phantom.js';

const BAR = { x: 1104, height: 240, map: perfusionMap } as const;
/** Curve of the arterial input in the corner that the head leaves free. */
const INPUT = { x: 40, y: 66, width: 140, height: 92, seconds: 34, most: 290 } as const;

/** Where an artery stands in the frame. */
export function arteryPoint(artery: Artery): Point {
  const { x, y } = PLACES[artery];
  return { x: OVERLAY.x + x * OVERLAY.scale, y: OVERLAY.y - y * OVERLAY.scale };
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'core' | 'delayed' | 'truth', string>>>> = {
  zh: { core: '梗死核心', delayed: '低灌注', truth: '真实范围' },
  en: { core: 'Core', delayed: 'Hypoperfusion', truth: 'Truth' },
};

/** Widths of the legend's words in units of the letters' size. */
const WIDTHS: Readonly<Record<Edition, Readonly<Record<'core' | 'delayed', number>>>> = {
  zh: { core: 4, delayed: 3 },
  en: { core: 2.3, delayed: 6.9 },
};

function legend(edition: Edition, letter: Letters, state: State): string[] {
  const [words, widths] = [WORDS[edition], WIDTHS[edition]];
  const y = 872;
  const side = letter.text * 0.7;
  const second = 40 + side * 1.45 + letter.text * (widths.core + 1);
  const third = second + side * 1.45 + letter.text * (widths.delayed + 1);
  const swatch = (x: number, fill: string): string =>
    element('rect', { x, y: y - side, width: side, height: side, rx: 3, fill });
  const word = (x: number, text: string): string =>
    label(x + side * 1.45, y, text, { 'font-size': letter.text });
  return [
    swatch(40, HEART_BRIGHT),
    word(40, words.core),
    swatch(second, BRAIN_BRIGHT),
    word(second, words.delayed),
    ...(state.truth
      ? [
          line(third, y - side / 2, third + side, y - side / 2, {
            stroke: ON_STAGE,
            'stroke-width': letter.stroke * 1.4,
          }),
          word(third, words.truth),
        ]
      : []),
  ];
}

function arteries(letter: Letters, state: State): string[] {
  return ARTERIES.map((artery) => {
    const { x, y } = arteryPoint(artery);
    const isChosen = artery === state.artery;
    const radius = letter.small * (isChosen ? 0.7 : 0.45);
    const reach = radius * 1.5;
    const style = {
      stroke: ON_STAGE,
      'stroke-opacity': isChosen ? 1 : 0.85,
      'stroke-width': letter.stroke * 1.5,
    };
    return element(
      'g',
      {},
      element('circle', {
        cx: x,
        cy: y,
        r: radius,
        fill: isChosen ? ON_STAGE : 'none',
        'fill-opacity': 0.22,
        ...style,
      }),
      ...(isChosen
        ? [
            line(x - reach, y, x - radius * 0.4, y, style),
            line(x + radius * 0.4, y, x + reach, y, style),
            line(x, y - reach, x, y - radius * 0.4, style),
            line(x, y + radius * 0.4, x, y + reach, style),
          ]
        : []),
    );
  });
}

function inputCurve(letter: Letters, result: Result): string[] {
  const { x, y, width, height, seconds, most } = INPUT;
  const place = (time: number, value: number): Point => ({
    x: x + (width * time) / seconds,
    y: y + height * (1 - value / most),
  });
  const count = Math.min(FRAMES, seconds / STEP + 1);
  const curve = (value: (frame: number) => number): Point[] =>
    Array.from({ length: count }, (_, frame) => place(frame * STEP, value(frame)));
  const input = result.perfusion?.scan.input;
  return [
    label(x, y - letter.small * 0.5, 'AIF', { 'font-size': letter.small, fill: ON_STAGE_SOFT }),
    line(x, y + height, x + width, y + height, { stroke: ON_STAGE_SOFT, 'stroke-opacity': 0.6 }),
    polyline(
      curve((frame) => bolus(frame * STEP)),
      { stroke: ON_STAGE_SOFT, 'stroke-opacity': 0.5, 'stroke-width': letter.stroke },
    ),
    input
      ? polyline(
          curve((frame) => input[frame] ?? 0),
          { stroke: ON_STAGE, 'stroke-width': letter.stroke * 1.4 },
        )
      : '',
  ];
}

export function draw(state: State, result: Result, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const bars = [
    { ...FLOW, name: withUnit(edition, 'CBF', 'mL/100 g/min'), ticks: [0, 35, 70] },
    { ...TMAX, name: withUnit(edition, 'Tmax', 's'), ticks: [0, 6, 12] },
  ];
  const cut = TMAX.y + BAR.height / 2 - (BAR.height * state.tmax) / TMAX.most;
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ...bars.flatMap(({ y, most, name, ticks }) => [
      label(762, y - 192, name, { 'font-size': letter.text }),
      colourBar(
        {
          ...BAR,
          y: y - BAR.height / 2,
          range: [0, most],
          ticks: ticks.map((at) => ({ at, text: String(at) })),
          title: '',
        },
        letter,
      ),
    ]),
    line(BAR.x - 14, cut, BAR.x + 26, cut, {
      stroke: ON_STAGE,
      'stroke-width': letter.stroke * 2,
      'stroke-linecap': 'round',
    }),
    ...inputCurve(letter, result),
    ...arteries(letter, state),
    scaleBar(
      { x: 572, y: 104, millimetres: 30, perMillimetre: OVERLAY.scale / HALF_WIDTH },
      letter,
    ),
    ...legend(edition, letter, state),
  );
}
