import type { Edition } from '../../contract/editions.js';
import { letters } from '../charts/letters.js';
import { drawing, label } from '../charts/svg.js';
import { BRAIN_BRIGHT, ON_STAGE_SOFT } from '../colour/palette.js';
import type { Figure, LabelSize } from '../figure.js';
import { sacInflow, sharedAneurysmFlow } from '../flow/aneurysm-flow.js';
import { memoise } from '../memoise.js';
import { vector } from '../geometry/vector.js';
import type { Picture } from '../render/picture.js';
import { sideBySide } from '../render/side-by-side.js';
import { flowDiverter } from '../vessels/flow-diverter.js';
import { aneurysmView, DEVICE, SIDE_EYE } from './aneurysm-view.js';

const WIDTH = 1200;
const HEIGHT = 900;
/** mm: a level through the sac just above its neck. */
const LEVEL = 13.8;
const BRAID = { wires: 24, pitch: 8.6, wireRadius: 0.035, from: 9, to: 23.6 };

function render(width: number, height: number): Picture {
  const half = Math.round(width / 2);
  const view = (hasDiverter: boolean): Picture =>
    aneurysmView(
      {
        hasDiverter,
        camera: {
          eye: SIDE_EYE,
          target: vector(16, 13.4, 5),
          heightAtTarget: 19,
          targetAt: [0.5, 0.44],
        },
        counts: { inlet: hasDiverter ? 46 : 90, sac: 56 },
        ...(hasDiverter && { devices: flowDiverter(BRAID, DEVICE) }),
      },
      half,
      height,
    );
  return sideBySide(view(false), view(true));
}

/** mL/min into the sac, and the share of it that the braid keeps out. */
const inflow = memoise(() => {
  const perMinute = (hasDiverter: boolean): number =>
    Math.round(sacInflow(sharedAneurysmFlow(hasDiverter), LEVEL) * 0.6) / 10;
  const [before, after] = [perMinute(false), perMinute(true)];
  return { before, after, reduction: Math.round(100 * (1 - after / before)) };
});

const WORDS: Readonly<Record<Edition, Readonly<Record<'before' | 'after' | 'inflow', string>>>> = {
  zh: { before: '植入前', after: '密网支架植入后', inflow: '瘤内流入量' },
  en: { before: 'Before', after: 'With flow diverter', inflow: 'Inflow' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const { before, after, reduction } = inflow();
  const column = (x: number, name: string, value: number, note: string): string =>
    label(x, 850 - letter.text * 1.7, name, {
      'font-size': letter.text,
      'text-anchor': 'middle',
      fill: ON_STAGE_SOFT,
    }) +
    label(x, 850, `${words.inflow} ${value.toFixed(1)} mL/min${note}`, {
      'font-size': letter.text,
      'text-anchor': 'middle',
      'font-weight': 650,
      fill: note ? BRAIN_BRIGHT : undefined,
    });
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    column(300, words.before, before, ''),
    column(900, words.after, after, size === 'wide' ? ` (−${reduction} %)` : ` −${reduction} %`),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: inflow,
};
