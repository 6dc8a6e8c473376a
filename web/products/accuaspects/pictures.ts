import type { Edition } from '../../contract/editions.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import {
  ASPECTS_REGIONS,
  type AspectsRegion,
  regionCentre,
} from '../../figures/anatomy/aspects-regions.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, polyline } from '../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE_LINE,
} from '../../figures/colour/palette.js';
import { fromHex, mixColours } from '../../figures/colour/srgb.js';
import type { Figure } from '../../figures/figure.js';
import { smoothStep } from '../../figures/geometry/interpolation.js';
import { plot } from '../../figures/render/plot.js';
import {
  AFFECTED,
  densities,
  densityOf,
  grey,
  outline,
  type Placed,
  SCORE,
  signed,
  slices,
  toFrame,
  toSlice,
} from '../../figures/scenes/aspects-case.js';
import { HALF_SKULL, sideDifference, STROKE_WINDOW } from '../../figures/scenes/stroke-ct.js';
import { SHEET, inPercent } from '../../figures/charts/picture-sheet.js';
import { cornerNotes, MARGIN, productPicture } from '../../figures/scenes/stroke-frame.js';

const amber = fromHex(HEART_BRIGHT);
const teal = fromHex(BRAIN_BRIGHT);

const TILT = 6;
const SCANNED: Placed = { level: 'ganglionic', x: 600, y: 450, scale: 300, turn: TILT };

const input = productPicture(
  (width, height) =>
    plot(width, height, SHEET.width, (x, y) => grey('ganglionic', toSlice(SCANNED, x, y))),
  (edition, letter) => [
    ...cornerNotes(
      edition === 'zh' ? ['头颅平扫 CT', '层厚 5 mm'] : ['Non-contrast CT', 'Slice 5 mm'],
      'upper left',
      letter,
    ),
    ...cornerNotes([`W ${STROKE_WINDOW.width} · L ${STROKE_WINDOW.level}`], 'upper right', letter),
    scaleBar(
      {
        x: MARGIN,
        y: SHEET.height - MARGIN,
        millimetres: 30,
        perMillimetre: SCANNED.scale / HALF_SKULL,
      },
      letter,
    ),
    ...(['R', 'L'] as const).map((side) =>
      label(side === 'R' ? 190 : 1010, 460, side, {
        'font-size': letter.title,
        fill: ON_STAGE_SOFT,
        'text-anchor': 'middle',
      }),
    ),
  ],
);

const FITTED: Placed = { level: 'ganglionic', x: 600, y: 450, scale: 236, turn: TILT };
/** Two sides of one region in detail, upright: the tilt is taken out of them. */
const COMPARED: AspectsRegion = 'L';
const LENS = 138;
const LENSES = [
  { side: -1, x: 182, y: 430 },
  { side: 1, x: 1018, y: 430 },
] as const;
const MAGNIFIED = 520;

const SIDES: Readonly<Record<Edition, Readonly<Record<'left' | 'right', string>>>> = {
  zh: { left: '左侧', right: '右侧' },
  en: { left: 'Left', right: 'Right' },
};

function lens(side: 1 | -1, x: number, y: number): Placed {
  const centre = regionCentre(COMPARED);
  return {
    level: 'ganglionic',
    x: x - side * centre.x * MAGNIFIED,
    y: y + centre.y * MAGNIFIED,
    scale: MAGNIFIED,
  };
}

const model = productPicture(
  (width, height) =>
    plot(width, height, SHEET.width, (px, py) => {
      const within = LENSES.find(({ x, y }) => Math.hypot(px - x, py - y) < LENS);
      if (within) {
        return grey('ganglionic', toSlice(lens(within.side, within.x, within.y), px, py));
      }
      return grey('ganglionic', toSlice(FITTED, px, py));
    }),
  (edition, letter) => {
    const { own, opposite } = densityOf(COMPARED);
    const regions = ASPECTS_REGIONS.filter(({ level }) => level === 'ganglionic');
    const axis = [1.42, -1.42].map((y) => toFrame(FITTED, { x: 0, y }));
    const plumb = [
      { x: FITTED.x, y: FITTED.y - 1.42 * FITTED.scale },
      { x: FITTED.x, y: FITTED.y },
    ];
    const details = LENSES.flatMap(({ side, x, y }) => {
      const isOwn = side === 1;
      const colour = isOwn ? HEART_BRIGHT : BRAIN_BRIGHT;
      const from = toFrame(FITTED, {
        x: side * regionCentre(COMPARED).x,
        y: regionCentre(COMPARED).y,
      });
      const away = Math.hypot(from.x - x, from.y - y);
      return [
        line(from.x, from.y, x + ((from.x - x) / away) * LENS, y + ((from.y - y) / away) * LENS, {
          stroke: colour,
          'stroke-opacity': 0.8,
          'stroke-width': letter.stroke * 0.7,
        }),
        outline(lens(side, x, y), COMPARED, side, letter),
        element('circle', {
          cx: x,
          cy: y,
          r: LENS,
          fill: 'none',
          stroke: colour,
          'stroke-width': letter.stroke,
        }),
        label(x, y - LENS - letter.text * 0.8, SIDES[edition][isOwn ? 'left' : 'right'], {
          'font-size': letter.text,
          'text-anchor': 'middle',
          fill: ON_STAGE_SOFT,
        }),
        label(x, y + LENS + letter.title * 1.3, `${signed(isOwn ? own : opposite)} HU`, {
          'font-size': letter.title,
          'font-weight': 600,
          'text-anchor': 'middle',
          fill: colour,
        }),
      ];
    });
    return [
      ...regions.flatMap(({ name }) =>
        ([1, -1] as const).map((side) => outline(FITTED, name, side, letter)),
      ),
      polyline(plumb, { stroke: ON_STAGE_SOFT, 'stroke-width': letter.stroke * 0.6 }),
      polyline(axis, {
        stroke: ON_STAGE,
        'stroke-width': letter.stroke * 0.8,
        'stroke-dasharray': '12 9',
      }),
      label((axis[0]?.x ?? 0) + 16, (axis[0]?.y ?? 0) + letter.text * 0.6, `${TILT}°`, {
        'font-size': letter.text,
      }),
      ...details,
    ];
  },
);

const STACKED: readonly Placed[] = [
  { level: 'ganglionic', x: 245, y: 255, scale: 150 },
  { level: 'supraganglionic', x: 245, y: 655, scale: 150 },
];
/** Hounsfield units between which a difference gains its full colour. */
const FULL = { from: 1.4, to: 5 };

const output = productPicture(
  (width, height) => {
    const differences = {
      ganglionic: sideDifference(slices.ganglionic()),
      supraganglionic: sideDifference(slices.supraganglionic()),
    };
    return plot(width, height, SHEET.width, (px, py) => {
      const placed = STACKED[py < 455 ? 0 : 1] ?? SCANNED;
      const place = toSlice(placed, px, py);
      const shown = grey(placed.level, place);
      const difference = differences[placed.level](place.x, place.y);
      const share = 0.85 * smoothStep(FULL.from, FULL.to, Math.abs(difference));
      return mixColours(shown, difference < 0 ? amber : teal, share);
    });
  },
  (edition, letter) => {
    const isNarrow = letter.small > 30;
    const [zero, perUnit] = [1010, 78];
    const rows = densities().map((region, index) => {
      const y = (isNarrow ? 118 : 122) + index * 61 + (index > 6 ? 40 : 0);
      const isAffected = AFFECTED.includes(region.name);
      const size = Math.abs(region.difference) * perUnit;
      return element(
        'g',
        {},
        label(500, y + letter.text * 0.36, region.name, {
          'font-size': letter.text,
          'font-weight': 600,
          fill: isAffected ? HEART_BRIGHT : ON_STAGE_SOFT,
        }),
        element('rect', {
          x: region.difference < 0 ? zero - size : zero,
          y: y - 14,
          width: Math.max(size, 2),
          height: 28,
          rx: 3,
          fill: isAffected ? HEART_BRIGHT : BRAIN_BRIGHT,
          'fill-opacity': isAffected ? 1 : 0.7,
        }),
        label(SHEET.width - MARGIN, y + letter.text * 0.36, signed(region.difference), {
          'font-size': letter.text,
          'text-anchor': 'end',
          fill: isAffected ? ON_STAGE : ON_STAGE_SOFT,
        }),
      );
    });
    const ticks = [-5, 0].map((value) =>
      label(zero + value * perUnit, 830, signed(value).replace('.0', ''), {
        'font-size': letter.small,
        'text-anchor': 'middle',
        fill: ON_STAGE_SOFT,
      }),
    );
    return [
      ...[-5, 0].map((value) =>
        line(zero + value * perUnit, 84, zero + value * perUnit, 796, {
          stroke: value === 0 ? ON_STAGE_SOFT : STAGE_LINE,
          'stroke-width': letter.stroke * 0.8,
        }),
      ),
      ...rows,
      ...ticks,
      label(
        SHEET.width - MARGIN,
        54,
        edition === 'zh' ? '左侧减右侧（HU）' : 'Left minus right (HU)',
        {
          'font-size': letter.text,
          'text-anchor': 'end',
        },
      ),
    ];
  },
);

const REPORTED: readonly Placed[] = [
  { level: 'ganglionic', x: 312, y: 372, scale: 222 },
  { level: 'supraganglionic', x: 888, y: 372, scale: 222 },
];
/** The score as ten pips, one for each region. */
const PIPS = { x: 352, y: 790, step: 62, size: 40 };

const report = productPicture(
  (width, height) =>
    plot(width, height, SHEET.width, (px, py) => {
      const placed = REPORTED[px < SHEET.width / 2 ? 0 : 1] ?? SCANNED;
      return grey(placed.level, toSlice(placed, px, py));
    }),
  (_, letter) => [
    line(506, 360, 570, 360, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 0.8 }),
    ...REPORTED.flatMap((placed) =>
      ASPECTS_REGIONS.filter(({ level }) => level === placed.level).flatMap(({ name }) =>
        ([-1, 1] as const).map((side) => outline(placed, name, side, letter, 0.34)),
      ),
    ),
    ...ASPECTS_REGIONS.map(({ name }, index) => {
      const isAffected = AFFECTED.includes(name);
      const x = PIPS.x + index * PIPS.step;
      return element(
        'g',
        {},
        element('rect', {
          x,
          y: PIPS.y - PIPS.size / 2,
          width: PIPS.size,
          height: PIPS.size,
          rx: 8,
          fill: isAffected ? 'none' : BRAIN_BRIGHT,
          stroke: isAffected ? HEART_BRIGHT : BRAIN_BRIGHT,
          'stroke-width': 3,
        }),
        label(x + PIPS.size / 2, PIPS.y + PIPS.size / 2 + 32, name, {
          'font-size': Math.min(letter.small, 27),
          'text-anchor': 'middle',
          fill: isAffected ? HEART_BRIGHT : ON_STAGE_SOFT,
        }),
      );
    }),
  ],
  () => [
    { ...inPercent({ x: 250, y: PIPS.y }), value: String(SCORE) },
    { ...inPercent({ x: 600, y: 360 }), value: AFFECTED.join(', ') },
    { ...inPercent({ x: 1046, y: 352 }), value: signed(densityOf('M5').difference) },
    { ...inPercent({ x: 116, y: 122 }), value: '' },
  ],
);

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
