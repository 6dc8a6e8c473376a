import type { Edition } from '../../contract/editions.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { isCore, isDelayed, type Perfusion } from '../../figures/anatomy/perfusion-lesion.js';
import { type Axes, drawAxes, placed } from '../../figures/charts/axes.js';
import { gradient } from '../../figures/charts/gradient.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, polyline, withUnit } from '../../figures/charts/svg.js';
import { perfusionMap } from '../../figures/colour/maps.js';
import type { Colour } from '../../figures/colour/oklab.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
  STAGE_LINE,
} from '../../figures/colour/palette.js';
import { fromHex, mixColours } from '../../figures/colour/srgb.js';
import type { Figure } from '../../figures/figure.js';
import { plot } from '../../figures/render/plot.js';
import {
  arterial,
  bloodVolume,
  perfusionSlice,
  residue,
  seriesFrame,
  SITES,
  transitTime,
  venous,
} from '../../figures/scenes/bolus-case.js';
import { mismatch } from '../../figures/scenes/perfusion-case.js';
import { volumeDrawing, volumePicture } from '../../figures/scenes/perfusion-volume.js';
import { HALF_SKULL } from '../../figures/scenes/stroke-ct.js';
import { SHEET, inPercent } from '../../figures/charts/picture-sheet.js';
import { MARGIN, productPicture } from '../../figures/scenes/stroke-frame.js';

const stage = fromHex(STAGE);
const amber = fromHex(HEART_BRIGHT);
const teal = fromHex(BRAIN_BRIGHT);

/** s after the injection. */
const TIMES = [6, 12, 16, 20, 25, 36];
const FRAMES = { scale: 136, columns: [214, 600, 986], rows: [222, 632] };

function framePlace(index: number): { x: number; y: number } {
  return {
    x: FRAMES.columns[index % 3] ?? 0,
    y: FRAMES.rows[Math.floor(index / 3)] ?? 0,
  };
}

const input = productPicture(
  (width, height) => {
    const frames = TIMES.map(seriesFrame);
    return plot(width, height, SHEET.width, (px, py) => {
      const index = Math.min(2, Math.floor(px / 400)) + (py < 427 ? 0 : 3);
      const { x, y } = framePlace(index);
      const [u, v] = [(px - x) / FRAMES.scale, (y - py) / FRAMES.scale];
      return frames[index]?.(u, v) ?? stage;
    });
  },
  (edition, letter) => [
    ...TIMES.map((time, index) => {
      const { x, y } = framePlace(index);
      return label(x - 158, y - 142, `${time} s`, { 'font-size': letter.text });
    }),
    scaleBar(
      {
        x: MARGIN,
        y: SHEET.height - 30,
        millimetres: 50,
        perMillimetre: FRAMES.scale / HALF_SKULL,
      },
      letter,
    ),
    label(
      SHEET.width - MARGIN,
      SHEET.height - 34,
      edition === 'zh' ? 'CT 灌注 · 层厚 5 mm' : 'CT perfusion · slice 5 mm',
      { 'font-size': letter.small, 'text-anchor': 'end', fill: ON_STAGE_SOFT },
    ),
  ],
);

const SAMPLED = { x: 298, y: 450, scale: 220 };
/** Tissue whose curves are shown: the other side, the penumbra, the core. */
const TISSUE = [
  { x: -0.57, y: -0.46, colour: ON_STAGE_SOFT },
  { x: 0.57, y: -0.46, colour: BRAIN_BRIGHT },
  { x: 0.48, y: -0.2, colour: HEART_BRIGHT },
] as const;

function curve(axes: Axes, from: number, to: number, value: (time: number) => number) {
  const count = 72;
  return Array.from({ length: count + 1 }, (_, index) => {
    const time = from + ((to - from) * index) / count;
    return placed(axes, time, value(time));
  });
}

function site(x: number, y: number, colour: string, width: number): string {
  return element('circle', {
    cx: SAMPLED.x + x * SAMPLED.scale,
    cy: SAMPLED.y - y * SAMPLED.scale,
    r: 13,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
  });
}

const MODEL_WORDS: Readonly<
  Record<Edition, Readonly<Record<'bolus' | 'residue' | 'time', string>>>
> = {
  zh: { bolus: '强化', residue: '残余函数', time: '时间' },
  en: { bolus: 'Enhancement', residue: 'Residue', time: 'Time' },
};

const model = productPicture(
  (width, height) => {
    const frame = seriesFrame(19);
    return plot(width, height, SHEET.width, (px, py) =>
      px > 560 ? stage : frame((px - SAMPLED.x) / SAMPLED.scale, (SAMPLED.y - py) / SAMPLED.scale),
    );
  },
  (edition, letter) => {
    const words = MODEL_WORDS[edition];
    const shape = { x: 680, width: SHEET.width - 680 - MARGIN, height: 230 };
    const time = withUnit(edition, words.time, 's');
    const bolus: Axes = {
      ...shape,
      y: 100,
      across: { range: [0, 45], ticks: [0, 15, 30, 45], title: time },
      up: { range: [0, 400], ticks: [0, 200, 400], title: withUnit(edition, words.bolus, 'HU') },
    };
    const tissue: Axes = {
      ...shape,
      y: 540,
      across: { range: [0, 24], ticks: [0, 6, 12, 18, 24], title: time },
      up: {
        range: [0, 30],
        ticks: [0, 10, 20, 30],
        title: withUnit(edition, words.residue, 'mL/100 g/min'),
      },
    };
    const slice = perfusionSlice();
    const heavy = letter.stroke * 1.5;
    const penumbra = slice(TISSUE[1].x, TISSUE[1].y);
    const peak = placed(tissue, penumbra.tmax, penumbra.flow);
    const peaks = { artery: placed(bolus, 15, arterial(15)), vein: placed(bolus, 23, venous(23)) };
    return [
      site(SITES.artery.x, SITES.artery.y, ON_STAGE, heavy),
      site(SITES.vein.x, SITES.vein.y, BRAIN_BRIGHT, heavy),
      drawAxes(bolus, letter),
      polyline(curve(bolus, 0, 45, arterial), { stroke: ON_STAGE, 'stroke-width': heavy }),
      polyline(curve(bolus, 0, 45, venous), {
        stroke: BRAIN_BRIGHT,
        'stroke-width': heavy,
        'stroke-dasharray': '10 7',
      }),
      label(peaks.artery.x - 34, peaks.artery.y + 12, 'AIF', {
        'font-size': letter.text,
        'text-anchor': 'end',
      }),
      label(peaks.vein.x + 44, peaks.vein.y + 22, 'VOF', {
        'font-size': letter.text,
        fill: BRAIN_BRIGHT,
      }),
      drawAxes(tissue, letter),
      ...TISSUE.flatMap(({ x, y, colour }) => {
        const here = slice(x, y);
        const top = placed(tissue, here.tmax, here.flow);
        const foot = placed(tissue, here.tmax, 0);
        return [
          element('circle', {
            cx: SAMPLED.x + x * SAMPLED.scale,
            cy: SAMPLED.y - y * SAMPLED.scale,
            r: 10,
            fill: colour,
            stroke: STAGE,
            'stroke-width': 3,
          }),
          polyline(
            curve(tissue, 0, 24, (at) => residue(here, at)),
            { stroke: colour, 'stroke-width': heavy },
          ),
          line(top.x, top.y, foot.x, foot.y, {
            stroke: colour,
            'stroke-width': letter.stroke * 0.7,
            'stroke-dasharray': '4 6',
          }),
          element('circle', { cx: top.x, cy: top.y, r: letter.stroke * 3, fill: colour }),
        ];
      }),
      label(peak.x + 16, peak.y - 10, 'Tmax, CBF', {
        'font-size': letter.small,
        fill: BRAIN_BRIGHT,
      }),
    ];
  },
);

const output = productPicture(volumePicture, (edition, letter) =>
  volumeDrawing(edition, letter, mismatch()),
);

/** The four maps of the report, with the number at the end of each one's colours. */
const MAPS = [
  { name: 'CBF', unit: 'mL/100 g/min', most: 70, of: ({ flow }: Perfusion) => flow },
  { name: 'CBV', unit: 'mL/100 g', most: 6, of: bloodVolume },
  { name: 'MTT', unit: 's', most: 14, of: transitTime },
  { name: 'Tmax', unit: 's', most: 12, of: ({ tmax }: Perfusion) => tmax },
] as const;
const MAP = { scale: 128, y: 236, first: 171, step: 286 };
const OVERLAY = { x: 250, y: 676, scale: 142 };
const BAR = { x: 510, y: 640, height: 60, perMillilitre: 5 };

function mapColour(index: number, x: number, y: number): Colour {
  const map = MAPS[index];
  const perfusion = perfusionSlice()(x, y);
  if (!map || !perfusion.isBrain) return stage;
  return mixColours(
    perfusionMap(map.of(perfusion) / map.most),
    stage,
    index < 2 ? 0 : perfusion.fluid * 0.85,
  );
}

const report = productPicture(
  (width, height) => {
    const slice = perfusionSlice();
    const frame = seriesFrame(2);
    return plot(width, height, SHEET.width, (px, py) => {
      if (py < 430) {
        const index = Math.floor((px - MAP.first + MAP.step / 2) / MAP.step);
        const x = (px - MAP.first - index * MAP.step) / MAP.scale;
        const y = (MAP.y - py) / MAP.scale;
        return Math.abs(x) < 0.9 && Math.abs(y) < 1.12 ? mapColour(index, x, y) : stage;
      }
      if (px > 480) return stage;
      const [x, y] = [(px - OVERLAY.x) / OVERLAY.scale, (OVERLAY.y - py) / OVERLAY.scale];
      const grey = frame(x, y);
      const perfusion = slice(x, y);
      if (isCore(perfusion)) return mixColours(grey, amber, 0.78);
      return isDelayed(perfusion) ? mixColours(grey, teal, 0.62) : grey;
    });
  },
  (edition, letter, size) => {
    const { core, delayed } = mismatch();
    const isWide = size === 'wide';
    const end = BAR.x + delayed * BAR.perMillilitre;
    const border = BAR.x + core * BAR.perMillilitre;
    const below = BAR.y + BAR.height + 34;
    return [
      ...MAPS.flatMap(({ name, unit, most }, index) => {
        const x = MAP.first + index * MAP.step;
        return [
          label(x, 62, isWide ? withUnit(edition, name, unit) : name, {
            'font-size': isWide ? letter.small : letter.text,
            'text-anchor': 'middle',
          }),
          gradient(`map-${index}`, perfusionMap, 'rightwards'),
          element('rect', {
            x: x - 70,
            y: 402,
            width: 140,
            height: 12,
            fill: `url(#map-${index})`,
            stroke: STAGE_LINE,
          }),
          isWide
            ? label(x - 80, 416, '0', { 'font-size': letter.small, 'text-anchor': 'end' }) +
              label(x + 80, 416, String(most), { 'font-size': letter.small })
            : '',
        ];
      }),
      element('rect', {
        x: BAR.x,
        y: BAR.y,
        width: border - BAR.x,
        height: BAR.height,
        fill: HEART_BRIGHT,
      }),
      element('rect', {
        x: border,
        y: BAR.y,
        width: end - border,
        height: BAR.height,
        fill: BRAIN_BRIGHT,
      }),
      line((BAR.x + border) / 2, BAR.y - 8, (BAR.x + border) / 2, BAR.y - 44, {
        stroke: HEART_BRIGHT,
        'stroke-width': letter.stroke,
      }),
      line((border + end) / 2, BAR.y - 8, (border + end) / 2, BAR.y - 44, {
        stroke: BRAIN_BRIGHT,
        'stroke-width': letter.stroke,
      }),
      polyline(
        [
          { x: BAR.x, y: below - 14 },
          { x: BAR.x, y: below },
          { x: end, y: below },
          { x: end, y: below - 14 },
        ],
        { stroke: ON_STAGE_SOFT, 'stroke-width': letter.stroke },
      ),
      line((BAR.x + end) / 2, below, (BAR.x + end) / 2, below + 26, {
        stroke: ON_STAGE_SOFT,
        'stroke-width': letter.stroke,
      }),
    ];
  },
  () => {
    const { core, delayed, penumbra, ratio } = mismatch();
    const end = BAR.x + delayed * BAR.perMillilitre;
    const border = BAR.x + core * BAR.perMillilitre;
    return [
      ...MAPS.map((_, index) => ({
        ...inPercent({ x: MAP.first + index * MAP.step, y: MAP.y }),
        value: '',
      })),
      { ...inPercent({ x: (BAR.x + border) / 2, y: BAR.y - 74 }), value: String(core) },
      {
        ...inPercent({ x: (BAR.x + end) / 2, y: BAR.y + BAR.height + 90 }),
        value: String(delayed),
      },
      { ...inPercent({ x: (border + end) / 2, y: BAR.y - 74 }), value: String(penumbra) },
      { ...inPercent({ x: end + 76, y: BAR.y + BAR.height / 2 }), value: ratio.toFixed(1) },
    ];
  },
);

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
