import type { Edition } from '../../contract/editions.js';
import { isCore, isDelayed, perfusionAt } from '../../figures/anatomy/perfusion-lesion.js';
import { ctColour } from '../../figures/anatomy/ct-look.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters, type Letters } from '../../figures/charts/letters.js';
import { drawing, element, label, withUnit } from '../../figures/charts/svg.js';
import { perfusionMap } from '../../figures/colour/maps.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE_SOFT, STAGE } from '../../figures/colour/palette.js';
import { fromHex, mixColours } from '../../figures/colour/srgb.js';
import type { Colour } from '../../figures/colour/oklab.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import type { Picture } from '../../figures/render/picture.js';
import { plot } from '../../figures/render/plot.js';
import { mismatch } from '../../figures/scenes/perfusion-case.js';

const WIDTH = 1200;
const HEIGHT = 1080;
const SCALE = 200;
const ROW = 525;
/** Middles of the three maps; the fourth quarter holds the numbers. */
const MAPS = [
  { kind: 'flow', x: 235, y: 320 },
  { kind: 'tmax', x: 835, y: 320 },
  { kind: 'mismatch', x: 235, y: 290 + ROW },
] as const;
const MAX_FLOW = 70;
const MAX_TMAX = 12;

const stage = fromHex(STAGE);
const core = fromHex(HEART_BRIGHT);
const penumbra = fromHex(BRAIN_BRIGHT);

function colourOf(kind: (typeof MAPS)[number]['kind'], x: number, y: number): Colour {
  const perfusion = perfusionAt(x, y, 0);
  if (kind === 'mismatch') {
    const grey = ctColour(x, y, 'ganglionic', 0);
    if (isCore(perfusion)) return mixColours(grey, core, 0.78);
    if (isDelayed(perfusion)) return mixColours(grey, penumbra, 0.62);
    return mixColours(grey, stage, 0.35);
  }
  if (!perfusion.isBrain) return stage;
  const value = kind === 'flow' ? perfusion.flow / MAX_FLOW : perfusion.tmax / MAX_TMAX;
  return mixColours(perfusionMap(value), stage, kind === 'tmax' ? perfusion.fluid * 0.85 : 0);
}

function render(width: number, height: number): Picture {
  return plot(width, height, WIDTH, (px, py) => {
    for (const { kind, x, y } of MAPS) {
      const [u, v] = [(px - x) / SCALE, (y - py) / SCALE];
      if (Math.abs(u) < 1.02 && Math.abs(v) < 1.26) return colourOf(kind, u, v);
    }
    return stage;
  });
}

const WORDS: Readonly<
  Record<Edition, Readonly<Record<'core' | 'coreRule' | 'rest' | 'ratio' | 'delayed', string>>>
> = {
  zh: {
    core: '梗死核心',
    coreRule: 'rCBF <30%',
    rest: '半暗带',
    ratio: '错配比',
    delayed: '低灌注区',
  },
  en: {
    core: 'Core',
    coreRule: 'rCBF <30%',
    rest: 'Penumbra',
    ratio: 'Mismatch ratio',
    delayed: 'Hypoperfused',
  },
};

function numberRows(edition: Edition, size: LabelSize, letter: Letters): string[] {
  const { core: coreVolume, delayed, penumbra: rest, ratio } = mismatch();
  const words = WORDS[edition];
  const isWide = size === 'wide';
  const rows = [
    { name: words.core, rule: words.coreRule, value: `${coreVolume} mL`, colour: HEART_BRIGHT },
    { name: words.delayed, rule: 'Tmax >6 s', value: `${delayed} mL`, colour: undefined },
    { name: words.rest, rule: '', value: `${rest} mL`, colour: BRAIN_BRIGHT },
    { name: words.ratio, rule: '', value: ratio.toFixed(1), colour: undefined },
  ];
  return rows.flatMap(({ name, rule, value, colour }, index) => {
    const y = 690 + index * 98;
    return [
      colour
        ? element('rect', {
            x: 560,
            y: y - letter.text * 0.35 - 17,
            width: 14,
            height: 34,
            rx: 3,
            fill: colour,
          })
        : '',
      label(590, y, name, { 'font-size': letter.text }),
      isWide ? label(590, y + 32, rule, { 'font-size': letter.small, fill: ON_STAGE_SOFT }) : '',
      label(1150, y + 4, value, {
        'font-size': letter.title * 1.2,
        'text-anchor': 'end',
        'font-weight': 650,
      }),
    ];
  });
}

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const bar = { y: 170, height: 300, map: perfusionMap };
  const titles = size === 'wide' ? 46 : 62;
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    colourBar(
      {
        ...bar,
        x: 462,
        range: [0, MAX_FLOW],
        ticks: [0, 35, 70].map((at) => ({ at, text: String(at) })),
        title: '',
      },
      letter,
    ),
    colourBar(
      {
        ...bar,
        x: 1062,
        range: [0, MAX_TMAX],
        ticks: [0, 6, 12].map((at) => ({ at, text: String(at) })),
        title: '',
      },
      letter,
    ),
    label(60, titles, withUnit(edition, 'CBF', 'mL/100 g/min'), {
      'font-size': letter.text,
    }),
    label(660, titles, withUnit(edition, 'Tmax', 's'), { 'font-size': letter.text }),
    ...numberRows(edition, size, letter),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: () => ({ ...mismatch() }),
};
