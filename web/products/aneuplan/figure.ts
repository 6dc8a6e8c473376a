import type { Edition } from '../../contract/editions.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { drawing, label } from '../../figures/charts/svg.js';
import { flowMap } from '../../figures/colour/maps.js';
import { BRAIN_BRIGHT, ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { sacInflow, sharedAneurysmFlow } from '../../figures/flow/aneurysm-flow.js';
import { memoise } from '../../figures/memoise.js';
import { vector } from '../../figures/geometry/vector.js';
import type { CameraSettings } from '../../figures/render/camera.js';
import { type Picture, sideBySide } from '../../figures/render/picture.js';
import { flowDiverter } from '../../figures/vessels/flow-diverter.js';
import {
  aneurysmView,
  DEVICE,
  SIDE_EYE,
  SPEED_SCALE,
  speedShare,
} from '../../figures/scenes/aneurysm-view.js';

const WIDTH = 1200;
const HEIGHT = 900;
/** mm: a level through the sac just above its neck. */
const LEVEL = 13.8;
const BRAID = { wires: 24, pitch: 8.6, wireRadius: 0.035, from: 9, to: 23.6 };

const CAMERA: CameraSettings = {
  eye: SIDE_EYE,
  target: vector(16, 13.4, 5),
  heightAtTarget: 19,
  targetAt: [0.5, 0.44],
};

function render(width: number, height: number): Picture {
  const half = Math.round(width / 2);
  const view = (hasDiverter: boolean): Picture =>
    aneurysmView(
      {
        hasDiverter,
        camera: CAMERA,
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

type Word = 'before' | 'after' | 'inflow' | 'inflowBefore' | 'inflowAfter' | 'speed';

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: {
    before: '植入前',
    after: '植入后',
    inflow: '入瘤流量 ',
    inflowBefore: '植入前入瘤流量',
    inflowAfter: '植入后入瘤流量',
    speed: '流速（cm/s）',
  },
  en: {
    before: 'Before',
    after: 'With flow diverter',
    inflow: 'Inflow ',
    inflowBefore: 'Inflow before',
    inflowAfter: 'Inflow after',
    speed: 'Speed (cm/s)',
  },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const { before, after, reduction } = inflow();
  const isWide = size === 'wide';
  const column = (x: number, name: string, value: number, note: string): string =>
    label(x, 850 - letter.text * 1.5, name, {
      'font-size': letter.text,
      'text-anchor': 'middle',
      fill: ON_STAGE_SOFT,
    }) +
    label(x, 850, `${isWide ? words.inflow : ''}${value.toFixed(1)} mL/min${note}`, {
      'font-size': letter.text,
      'text-anchor': 'middle',
      'font-weight': 650,
      fill: note ? BRAIN_BRIGHT : undefined,
    });
  const less = edition === 'zh' ? `（−${reduction}%）` : ` (−${reduction}%)`;
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    label(30, 50, words.speed, { 'font-size': letter.text }),
    colourBar(
      {
        x: 32,
        y: isWide ? 90 : 118,
        height: isWide ? 240 : 220,
        map: flowMap,
        range: SPEED_SCALE.range,
        ticks: SPEED_SCALE.ticks.map((at) => ({ at, text: String(at) })),
        place: speedShare,
        title: '',
      },
      letter,
    ),
    column(300, isWide ? words.before : words.inflowBefore, before, ''),
    column(900, isWide ? words.after : words.inflowAfter, after, less),
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
