import type { Edition } from '../../contract/editions.js';
import { drawAxes, placed, type Axes } from '../../figures/charts/axes.js';
import { bullsEye } from '../../figures/charts/bulls-eye.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { PICTURE, pictureSheet, SHEET_SCALE } from '../../figures/charts/picture-sheet.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, polyline, type Point } from '../../figures/charts/svg.js';
import { flowMap } from '../../figures/colour/maps.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import type { Figure, Mark } from '../../figures/figure.js';
import { plot } from '../../figures/render/plot.js';
import {
  filmAt,
  type Film,
  longAxis,
  longContour,
  onFilm,
} from '../../figures/scenes/cardiac-ct.js';
import { stageGround } from '../../figures/scenes/gated-heart.js';
import {
  BEAT,
  EXCURSION,
  ventricularFunction,
  volumeCurve,
} from '../../figures/scenes/ventricle-case.js';
import { EXCURSION_RANGE } from '../../figures/scenes/ventricle-view.js';

const SHEET = { width: PICTURE.width * SHEET_SCALE, height: PICTURE.height * SHEET_SCALE };
const FILM: Film = { x: 70, y: 56, width: 560, height: 390, scale: 2.45, middle: [-12, 26] };
const EYE = { centre: { x: 846, y: 251 }, radii: [42, 88, 133, 178] } as const;
/** The ejected share of the volume, as a column beside the curve and on its scale. */
const COLUMN = { x: 930, width: 90 };

type Word = 'volume' | 'time';

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: { volume: '容积（mL）', time: '时间（s）' },
  en: { volume: 'Volume (mL)', time: 'Time (s)' },
};

function axesIn(edition: Edition): Axes {
  return {
    x: 130,
    y: 570,
    width: 640,
    height: 200,
    across: { range: [0, BEAT], ticks: [0, 0.2, 0.4, 0.6, 0.8], title: WORDS[edition].time },
    up: { range: [0, 150], ticks: [0, 50, 100, 150], title: WORDS[edition].volume },
  };
}

function draw(edition: Edition, size: 'wide' | 'narrow'): string {
  const letter = letters(size);
  const axes = axesIn(edition);
  const curve = volumeCurve(60);
  const { endDiastolic, endSystolic } = ventricularFunction();
  const contour = (contraction: number, stroke: string): string => {
    const outline = longContour(contraction);
    return polyline(
      [...outline, ...outline.slice(0, 1)].map(({ x, y }) => onFilm(FILM, x, y)),
      { stroke, 'stroke-width': letter.stroke * 1.4, 'stroke-linejoin': 'round' },
    );
  };
  const [top, bottom, floor] = [endDiastolic, endSystolic, 0].map(
    (volume) => placed(axes, 0, volume).y,
  ) as [number, number, number];
  const level = (y: number, stroke: string): string =>
    line(axes.x, y, COLUMN.x + COLUMN.width, y, {
      stroke,
      'stroke-opacity': 0.75,
      'stroke-width': 2,
      'stroke-dasharray': '7 8',
    });
  const part = (from: number, to: number, fill: string, opacity: number): string =>
    element('rect', {
      x: COLUMN.x,
      y: from,
      width: COLUMN.width,
      height: to - from,
      rx: 4,
      fill,
      'fill-opacity': opacity,
      stroke: fill,
      'stroke-width': 2,
    });
  return pictureSheet(
    edition,
    contour(0, BRAIN_BRIGHT),
    contour(1, HEART_BRIGHT),
    ...bullsEye({ ...EYE, values: EXCURSION, range: EXCURSION_RANGE }),
    colourBar(
      {
        x: 1076,
        y: 136,
        height: 260,
        map: flowMap,
        range: EXCURSION_RANGE,
        ticks: [2, 7, 12].map((at) => ({ at, text: String(at) })),
        title: 'mm',
      },
      letter,
    ),
    scaleBar(
      {
        x: FILM.x + FILM.width - 48 - 30 * FILM.scale,
        y: FILM.y + FILM.height - 22,
        millimetres: 30,
        perMillimetre: FILM.scale,
      },
      letter,
    ),
    drawAxes(axes, letter),
    level(top, BRAIN_BRIGHT),
    level(bottom, HEART_BRIGHT),
    polyline(
      curve.map(({ time, volume }) => placed(axes, time, volume)),
      { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 2, 'stroke-linejoin': 'round' },
    ),
    line(COLUMN.x - 80, top, COLUMN.x - 80, bottom, {
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke,
    }),
    part(top, bottom - 3, HEART_BRIGHT, 0.75),
    part(bottom + 3, floor, ON_STAGE_SOFT, 0.16),
    label(COLUMN.x + COLUMN.width / 2, floor + letter.small * 1.35, 'EF', {
      'font-size': letter.small,
      'text-anchor': 'middle',
      fill: ON_STAGE_SOFT,
    }),
  );
}

/** Where on the sheet each result is read. */
function marks(): Mark[] {
  const axes = axesIn('en');
  const { endDiastolic, endSystolic, stroke, ejectionFraction } = ventricularFunction();
  const percent = ({ x, y }: Point, value: string): Mark => ({
    x: Math.round((1000 * x) / SHEET.width) / 10,
    y: Math.round((1000 * y) / SHEET.height) / 10,
    value,
  });
  const filling = volumeCurve().find(({ time, volume }) => time > 0.4 && volume > 95);
  const middle = (endDiastolic + endSystolic) / 2;
  return [
    percent(placed(axes, 0.04, endDiastolic), String(endDiastolic)),
    percent(placed(axes, 0.335, endSystolic), String(endSystolic)),
    percent({ x: COLUMN.x - 80, y: placed(axes, 0, middle).y }, String(stroke)),
    percent(
      { x: COLUMN.x + COLUMN.width / 2 + 96, y: placed(axes, 0, middle).y },
      String(ejectionFraction),
    ),
    percent(placed(axes, filling?.time ?? 0.5, filling?.volume ?? 95), ''),
    percent(EYE.centre, ''),
  ];
}

export const report: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const grey = longAxis(0)(FILM);
    return plot(width, height, SHEET.width, (x, y) => filmAt(FILM, grey, x, y) ?? stageGround);
  },
  draw,
  marks,
  numbers: () => ({ ...ventricularFunction() }),
};
