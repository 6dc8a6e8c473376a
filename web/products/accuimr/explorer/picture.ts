import type { Edition } from '../../../contract/editions.js';
import { type Axes, drawAxes, placed } from '../../../figures/charts/axes.js';
import { letters } from '../../../figures/charts/letters.js';
import { drawing, element, label, line, polyline } from '../../../figures/charts/svg.js';
import { BRAIN_BRIGHT, HEART_BRIGHT } from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { circulation } from './artery-drawing.js';
import { type Physiology, type State, transitCurve } from './model.js';
import { quadrantMap } from './quadrant-map.js';

type Word = 'time' | 'transit' | 'rest' | 'hyperaemia';

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: { time: '时间（s）', transit: '平均通过时间', rest: '静息', hyperaemia: '充血' },
  en: { time: 'Time (s)', transit: 'Mean transit time', rest: 'Rest', hyperaemia: 'Hyperaemia' },
};

const CURVES = {
  wide: { x: 60, y: 486, width: 400, height: 310 },
  narrow: { x: 60, y: 548, width: 390, height: 226 },
} as const;

/** s at the right end of the curves. */
const UNTIL = 2;

function curves(result: Physiology, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const box = CURVES[size];
  const words = WORDS[edition];
  const axes: Axes = {
    ...box,
    across: { range: [0, UNTIL], ticks: [0, 1, 2], title: words.time },
    up: { range: [0, 1.06], ticks: [], title: '' },
  };
  const { rest, hyperaemia } = result.transit;
  const curve = (mean: number, stroke: string): string =>
    polyline(
      transitCurve(mean, UNTIL, 64).map(({ time, signal }) => placed(axes, time, signal)),
      { stroke, 'stroke-width': letter.stroke * 2, 'stroke-linejoin': 'round' },
    );
  const mark = (mean: number, stroke: string): string => {
    const { x } = placed(axes, Math.min(mean, UNTIL), 0);
    return line(x, box.y, x, box.y + box.height, {
      stroke,
      'stroke-opacity': 0.7,
      'stroke-width': letter.stroke * 0.8,
      'stroke-dasharray': '4 8',
    });
  };
  const row = (index: number, name: string, mean: number, fill: string): string => {
    const y = box.y - letter.text * (1.75 - 1.25 * index);
    return (
      label(box.x, y, name, { 'font-size': letter.small, fill }) +
      label(box.x + box.width, y, `${mean.toFixed(2)} s`, {
        'font-size': letter.small,
        'text-anchor': 'end',
        'font-weight': 700,
        fill,
      })
    );
  };
  return element(
    'g',
    {},
    label(box.x, box.y - letter.text * 3.1, words.transit, { 'font-size': letter.text }),
    row(0, words.rest, rest, BRAIN_BRIGHT),
    row(1, words.hyperaemia, hyperaemia, HEART_BRIGHT),
    drawAxes(axes, letter),
    mark(rest, BRAIN_BRIGHT),
    mark(hyperaemia, HEART_BRIGHT),
    curve(rest, BRAIN_BRIGHT),
    curve(hyperaemia, HEART_BRIGHT),
  );
}

export function draw(state: State, result: Physiology, edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    circulation(state, result, edition, letter),
    curves(result, edition, size),
    quadrantMap(state, result, edition, size),
  );
}
