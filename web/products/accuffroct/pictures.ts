import { coherence, sectionOutline } from '../../figures/anatomy/vessel-section.js';
import { drawAxes, placed } from '../../figures/charts/axes.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { drawing, element, label, line } from '../../figures/charts/svg.js';
import { flowMap } from '../../figures/colour/maps.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../figures/colour/palette.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { Figure, Mark } from '../../figures/figure.js';
import { clamp } from '../../figures/geometry/interpolation.js';
import { PICTURE } from '../../figures/charts/picture-sheet.js';
import { frameLetters, renderPanels, sparsely, type Panel } from '../../figures/scenes/panels.js';
import { pullbackNumbers } from '../../figures/scenes/pullback-case.js';
import {
  borderLines,
  FRAMES,
  LENGTH,
  longitudinal,
  REACH,
  sectionAt,
} from '../../figures/scenes/pullback-images.js';
import {
  pullbackInput,
  pullbackModel,
  type PullbackLook,
} from '../../figures/scenes/pullback-pictures.js';
import {
  areaAxes,
  areaCurve,
  ffrAt,
  ffrAxes,
  ffrChart,
  lesionDrop,
  markAt,
} from '../../figures/scenes/pullback-results.js';

const POLAR = { x: 470, y: 60, width: 290, height: 314 };

/** The same frame as the probe records it: a row of depth scans, one for each direction. */
function polar(look: PullbackLook): Panel {
  const section = sectionAt(look.cursor);
  const levels = sparsely(
    POLAR,
    (u, v) => {
      const angle = Math.PI - (2 * Math.PI * u) / POLAR.width;
      const depth = (REACH * v) / POLAR.height;
      return look.brightness(section, depth * Math.cos(angle), depth * Math.sin(angle));
    },
    1,
  );
  return { ...POLAR, colourAt: (u, v) => look.tint(clamp(levels(u, v))) };
}

const LOOK: PullbackLook = {
  brightness: coherence,
  tint: (level) => displayableOklch(0.1 + 0.84 * level, 0.03 + 0.11 * level * (1.25 - level), 66),
  name: 'OCT',
  speed: '36 mm/s',
  cursor: 30,
  hasMedia: false,
  length: 54,
  bloodFrom: LENGTH,
  beside: (look) => [polar(look)],
  besideLabels: (edition, letter) => [
    label(
      POLAR.x,
      POLAR.y - letter.small * 0.5,
      edition === 'zh' ? '极坐标 · 同一帧' : 'Polar, same frame',
      { 'font-size': letter.small, fill: ON_STAGE_SOFT },
    ),
  ],
};

const CARPET = { x: 96, y: 84, width: 560, height: 176 };
const CURVE = { x: 96, y: 356, width: 560, height: 150 };
/** mm of the lumen's radius at the ends of the scale. */
const RADII = [0.5, 1.9] as const;

/** The lumen's wall laid flat, coloured by its radius, above the pressure that is left. */
const output: Figure = {
  ...PICTURE,
  render: (width, height) =>
    renderPanels(
      [
        {
          ...CARPET,
          colourAt: (u, v) => {
            const section = sectionAt((u / CARPET.width) * LENGTH);
            const angle = Math.PI - (2 * Math.PI * v) / CARPET.height;
            const { lumen } = sectionOutline(section, angle);
            return flowMap((lumen - RADII[0]) / (RADII[1] - RADII[0]));
          },
        },
      ],
      width,
      height,
    ),
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const axes = ffrAxes(CURVE, edition);
    const across = (at: number): number => placed(axes, at, 0.7).x;
    const turn = [0, 180, 360].map((degrees) =>
      label(
        CARPET.x - 12,
        CARPET.y + (CARPET.height * degrees) / 360 + letter.small * 0.35,
        `${degrees}°`,
        { 'font-size': letter.small, 'text-anchor': 'end', fill: ON_STAGE_SOFT },
      ),
    );
    const limits = [FRAMES.distal, FRAMES.proximal].map((at) =>
      line(across(at), CARPET.y, across(at), CURVE.y + CURVE.height, {
        stroke: ON_STAGE,
        'stroke-opacity': 0.75,
        'stroke-width': letter.stroke,
        'stroke-dasharray': '5 4',
      }),
    );
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      label(
        CARPET.x,
        CARPET.y - letter.text * 0.7,
        edition === 'zh' ? '管腔展开图 · 半径' : 'Lumen unrolled · radius',
        { 'font-size': letter.text, fill: ON_STAGE },
      ),
      ...turn,
      ...ffrChart(axes, letter),
      ...limits,
      label(
        across(FRAMES.proximal) + 12,
        CURVE.y + CURVE.height - 14,
        `ΔFFR ${lesionDrop().toFixed(2)}`,
        { 'font-size': letter.text, 'font-weight': 700, fill: HEART_BRIGHT },
      ),
      colourBar(
        {
          x: 694,
          y: CARPET.y,
          height: CARPET.height,
          map: flowMap,
          range: RADII,
          ticks: [0.5, 1, 1.5].map((at) => ({ at, text: at.toFixed(1) })),
          title: 'mm',
        },
        letter,
      ),
    );
  },
};

const LONG = { x: 100, y: 36, width: 640, height: 100 };
const TOP = { x: 100, y: 194, width: 640, height: 118 };
const AREAS = { x: 100, y: 420, width: 640, height: 84 };

const report: Figure = {
  ...PICTURE,
  render: (width, height) => renderPanels([longitudinal(LOOK, LONG)], width, height),
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const areas = areaAxes(AREAS, edition, 10);
    const across = (at: number): number => placed(areas, at, 0).x;
    const { at, mla } = pullbackNumbers();
    const throat = placed(areas, at, mla);
    const dashed = (place: number, colour: string): string =>
      line(across(place), LONG.y, across(place), AREAS.y + AREAS.height, {
        stroke: colour,
        'stroke-width': letter.stroke,
        'stroke-dasharray': '5 4',
        'stroke-opacity': 0.8,
      });
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      ...borderLines(LONG, 'lumen', HEART_BRIGHT, letter.stroke * 1.2),
      ...ffrChart(ffrAxes(TOP, edition, false), letter),
      drawAxes(areas, letter),
      ...areaCurve(areas, 'lumen', BRAIN_BRIGHT, letter.stroke * 1.8),
      dashed(FRAMES.distal, ON_STAGE_SOFT),
      dashed(FRAMES.proximal, ON_STAGE_SOFT),
      element('circle', { cx: throat.x, cy: throat.y, r: letter.stroke * 3, fill: HEART_BRIGHT }),
    );
  },
  marks: (): Mark[] => {
    const [ffrs, areas] = [ffrAxes(TOP, 'en'), areaAxes(AREAS, 'en', 10)];
    const { mla, ffr, areaStenosis, at } = pullbackNumbers();
    return [
      markAt(placed(ffrs, 43, ffrAt(43)), 0, 0, ''),
      markAt(placed(ffrs, 0, ffr), 40, -42, ffr.toFixed(2)),
      markAt(placed(ffrs, at, 0.88), 56, 18, lesionDrop().toFixed(2)),
      markAt(placed(areas, 43, 7.8), 0, 0, ''),
      markAt(placed(areas, at, mla), -46, -16, mla.toFixed(1)),
      markAt(
        { x: placed(areas, at, 0).x, y: LONG.y + LONG.height / 2 },
        0,
        0,
        areaStenosis.toFixed(0),
      ),
    ];
  },
};

export const pictures: Readonly<Record<ProductPicture, Figure>> = {
  input: pullbackInput(LOOK),
  model: pullbackModel(LOOK),
  output,
  report,
};
