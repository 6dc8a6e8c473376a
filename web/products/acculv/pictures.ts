import type { Edition } from '../../contract/editions.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { letters, type Letters } from '../../figures/charts/letters.js';
import { PICTURE, pictureSheet, SHEET_SCALE } from '../../figures/charts/picture-sheet.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, polyline, type Point } from '../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../figures/colour/palette.js';
import type { Figure } from '../../figures/figure.js';
import type { Picture } from '../../figures/render/picture.js';
import { plot } from '../../figures/render/plot.js';
import {
  axialSlice,
  filmAt,
  type Film,
  longAxis,
  longContour,
  onFilm,
  shortAxis,
  shortContour,
} from '../../figures/scenes/cardiac-ct.js';
import { stageGround } from '../../figures/scenes/gated-heart.js';
import { output } from './picture-output.js';
import { report } from './picture-report.js';

const SHEET_WIDTH = PICTURE.width * SHEET_SCALE;

/** % of the R–R interval that is shown: end-diastole. */
const PHASE = 0;
const PHASES = 20;

const SLICE: Film = { x: 180, y: 50, width: 840, height: 610, scale: 3.35, middle: [2, 4] };

function renderInput(width: number, height: number): Picture {
  const slice = axialSlice(0)(SLICE);
  return plot(width, height, SHEET_WIDTH, (x, y) => filmAt(SLICE, slice, x, y) ?? stageGround);
}

/** One lead of an electrocardiogram over a beat, from R wave to R wave; 1 is the R wave's height. */
function electrocardiogram(phase: number): number {
  const bell = (at: number, width: number, size: number): number =>
    size * Math.exp(-(((phase - at) / width) ** 2));
  return [0, 100]
    .flatMap((beat) => [
      bell(beat, 1.1, 1),
      bell(beat - 2.6, 0.9, -0.14),
      bell(beat + 2.8, 1.1, -0.24),
      bell(beat + 33, 6, 0.24),
      bell(beat - 17, 3, 0.12),
    ])
    .reduce((sum, value) => sum + value, 0);
}

/** The electrocardiogram with its phases; what is shown stands out. */
function gating(letter: Letters): string {
  const [left, width, level, rise] = [SLICE.x, SLICE.width, 776, 76];
  const across = (phase: number): number => left + (width * (phase + 6)) / 112;
  const curve = Array.from({ length: 225 }, (_, index): Point => {
    const phase = index / 2 - 6;
    return { x: across(phase), y: level - rise * electrocardiogram(phase) };
  });
  const ticks = Array.from({ length: PHASES + 1 }, (_, index) => {
    const x = across((100 * index) / PHASES);
    return line(x, level + 26, x, level + 40, { stroke: ON_STAGE_SOFT, 'stroke-width': 2 });
  });
  const name = (phase: number, words: string, fill: string): string =>
    label(across(phase), level + 50 + letter.small * 0.82, words, {
      'font-size': letter.small,
      'text-anchor': 'middle',
      fill,
    });
  return element(
    'g',
    {},
    element('rect', {
      x: across(PHASE - 1.6),
      y: level - 88,
      width: across(PHASE + 1.6) - across(PHASE - 1.6),
      height: 132,
      rx: 5,
      fill: HEART_BRIGHT,
      'fill-opacity': 0.3,
    }),
    polyline(curve, {
      stroke: ON_STAGE,
      'stroke-width': letter.stroke,
      'stroke-linejoin': 'round',
    }),
    ...ticks,
    name(PHASE, `${PHASE}%`, HEART_BRIGHT),
    name(100, '100%', ON_STAGE_SOFT),
    name(37.5, 'R–R', ON_STAGE_SOFT),
  );
}

const INPUT_WORDS: Readonly<Record<Edition, Readonly<Record<'series' | 'slice', string>>>> = {
  zh: { series: '门控增强 CT', slice: '层厚 0.75 mm' },
  en: { series: 'Gated CT', slice: 'Slice 0.75 mm' },
};

const input: Figure = {
  ...PICTURE,
  render: renderInput,
  draw: (edition, size) => {
    const letter = letters(size);
    const corner = { 'font-size': letter.small };
    return pictureSheet(
      edition,
      label(SLICE.x + 22, SLICE.y + SLICE.height - 26, INPUT_WORDS[edition].series, corner),
      label(SLICE.x + SLICE.width - 22, SLICE.y + 16 + letter.small, INPUT_WORDS[edition].slice, {
        ...corner,
        'text-anchor': 'end',
      }),
      scaleBar(
        {
          x: SLICE.x + SLICE.width - 28 - 50 * SLICE.scale,
          y: SLICE.y + SLICE.height - 26,
          millimetres: 50,
          perMillimetre: SLICE.scale,
        },
        letter,
      ),
      gating(letter),
    );
  },
};

/** mm along the axis where the short axis is shown: through the papillary muscles. */
const LEVEL = 46;
const COLUMNS = [
  { contraction: 0, x: 84 },
  { contraction: 1, x: 616 },
] as const;
const PANEL = { width: 500, height: 366 };
const SHORT = { y: 92, scale: 3, middle: [-12, 0] } as const;
const LONG = { y: 478, scale: 2.3, middle: [-2, 26] } as const;

function filmsOf(x: number): { short: Film; long: Film } {
  return { short: { ...PANEL, ...SHORT, x }, long: { ...PANEL, ...LONG, x } };
}

function renderModel(width: number, height: number): Picture {
  const films = COLUMNS.flatMap(({ contraction, x }) => {
    const { short, long } = filmsOf(x);
    return [
      { film: short, grey: shortAxis(LEVEL, contraction)(short) },
      { film: long, grey: longAxis(contraction)(long) },
    ];
  });
  return plot(width, height, SHEET_WIDTH, (x, y) => {
    for (const { film, grey } of films) {
      const colour = filmAt(film, grey, x, y);
      if (colour) return colour;
    }
    return stageGround;
  });
}

const MODEL_WORDS: Readonly<Record<Edition, readonly [string, string]>> = {
  zh: ['舒张末期', '收缩末期'],
  en: ['End-diastole', 'End-systole'],
};

const model: Figure = {
  ...PICTURE,
  render: renderModel,
  draw: (edition, size) => {
    const letter = letters(size);
    const colours = [BRAIN_BRIGHT, HEART_BRIGHT] as const;
    const outlined = COLUMNS.flatMap(({ contraction, x }, column) => {
      const { short, long } = filmsOf(x);
      const contour = (of: number, isEarlier: boolean): string[] => {
        const style = {
          stroke: colours[of === 0 ? 0 : 1],
          'stroke-width': letter.stroke * (isEarlier ? 0.9 : 1.5),
          'stroke-dasharray': isEarlier ? '9 8' : undefined,
          'stroke-linejoin': 'round',
        };
        const outline = longContour(of);
        return [
          polyline(
            shortContour(LEVEL, of).map(({ x: u, y: v }) => onFilm(short, u, v)),
            style,
          ),
          polyline(
            [...outline, ...outline.slice(0, 1)].map(({ x: u, y: v }) => onFilm(long, u, v)),
            style,
          ),
        ];
      };
      const [from, to] = [onFilm(long, -52, LEVEL), onFilm(long, 48, LEVEL)];
      return [
        ...(contraction === 1 ? contour(0, true) : []),
        ...contour(contraction, false),
        line(from.x, from.y, to.x, to.y, {
          stroke: ON_STAGE,
          'stroke-opacity': 0.75,
          'stroke-width': letter.stroke * 0.8,
          'stroke-dasharray': '3 8',
        }),
        label(x + PANEL.width / 2, 64, MODEL_WORDS[edition][column] ?? '', {
          'font-size': letter.text,
          'text-anchor': 'middle',
          fill: colours[column],
          'font-weight': 600,
        }),
        scaleBar(
          {
            x: x + PANEL.width - 48 - 30 * short.scale,
            y: short.y + PANEL.height - 22,
            millimetres: 30,
            perMillimetre: short.scale,
          },
          letter,
        ),
        scaleBar(
          {
            x: x + PANEL.width - 48 - 30 * long.scale,
            y: long.y + PANEL.height - 22,
            millimetres: 30,
            perMillimetre: long.scale,
          },
          letter,
        ),
      ];
    });
    return pictureSheet(edition, ...outlined);
  },
};

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
