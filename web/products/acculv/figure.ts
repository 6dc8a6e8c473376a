import type { Edition } from '../../contract/editions.js';
import { drawAxes, placed, type Axes } from '../../figures/charts/axes.js';
import { bullsEye } from '../../figures/charts/bulls-eye.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { drawing, label, line, polyline, type Point } from '../../figures/charts/svg.js';
import { flowMap } from '../../figures/colour/maps.js';
import { HEART_BRIGHT, ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import {
  BEAT,
  EXCURSION,
  ventricularFunction,
  volumeCurve,
} from '../../figures/scenes/ventricle-case.js';

const WIDTH = 1200;
const HEIGHT = 1080;
const CENTRE: Point = { x: 372, y: 332 };
/** Outer radii of apex, apical, middle and basal ring. */
const RADII = [61, 128, 193, 258] as const;
const RANGE: readonly [number, number] = [2, 12];

const WORDS: Readonly<
  Record<Edition, Readonly<Record<'excursion' | 'volume' | 'time' | 'walls', string>>>
> = {
  zh: {
    excursion: '心内膜位移（mm）',
    volume: '左心室容积（mL）',
    time: '时间（s）',
    walls: '前壁 侧壁 下壁 间隔',
  },
  en: {
    excursion: 'Excursion (mm)',
    volume: 'Left ventricular volume (mL)',
    time: 'Time (s)',
    walls: 'Anterior Lateral Inferior Septal',
  },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const [anterior = '', lateral = '', inferior = '', septal = ''] = words.walls.split(' ');
  const wall = (x: number, y: number, name: string, turn = 0): string =>
    label(x, y, name, {
      'font-size': letter.small,
      'text-anchor': 'middle',
      fill: ON_STAGE_SOFT,
      transform: turn ? `rotate(${turn} ${x} ${y})` : undefined,
    });
  const outer = RADII[3];
  // Chinese characters stand upright, Latin words run along the rim.
  const isUpright = edition === 'zh';
  const turn = (degrees: number): number => (isUpright ? 0 : degrees);
  const beside = isUpright ? letter.small * 1.15 : 16;
  const middle = isUpright ? letter.small * 0.35 : 0;
  const curve = volumeCurve();
  const { endDiastolic, endSystolic, ejectionFraction } = ventricularFunction(curve);
  const axes: Axes = {
    x: 120,
    y: 760,
    width: 700,
    height: 200,
    across: { range: [0, BEAT], ticks: [0, 0.2, 0.4, 0.6, 0.8], title: words.time },
    up: { range: [0, 150], ticks: [0, 50, 100, 150], title: words.volume },
  };
  const level = (volume: number): string => {
    const { y } = placed(axes, 0, volume);
    return line(axes.x, y, axes.x + axes.width, y, {
      stroke: HEART_BRIGHT,
      'stroke-opacity': 0.7,
      'stroke-width': 2,
      'stroke-dasharray': '8 8',
    });
  };
  const row = (y: number, name: string, value: string, isMain = false): string =>
    label(size === 'wide' ? 905 : 868, y, name, { 'font-size': letter.text, fill: ON_STAGE_SOFT }) +
    label(1168, y, value, {
      'font-size': isMain ? letter.title * 1.25 : letter.text,
      'text-anchor': 'end',
      'font-weight': 700,
    });
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    ...bullsEye({
      centre: CENTRE,
      radii: RADII,
      values: EXCURSION,
      range: RANGE,
      letters: letter.small,
    }),
    wall(CENTRE.x, CENTRE.y - outer - 12, anterior),
    wall(CENTRE.x, CENTRE.y + outer + letter.small * 1.05, inferior),
    wall(CENTRE.x - outer - beside, CENTRE.y + middle, septal, turn(-90)),
    wall(CENTRE.x + outer + beside, CENTRE.y + middle, lateral, turn(90)),
    colourBar(
      {
        x: 850,
        y: 140,
        height: 360,
        map: flowMap,
        range: RANGE,
        ticks: [2, 4, 6, 8, 10, 12].map((at) => ({ at, text: String(at) })),
        title: words.excursion,
      },
      letter,
    ),
    drawAxes(axes, letter),
    level(endDiastolic),
    level(endSystolic),
    polyline(
      curve.map(({ time, volume }) => placed(axes, time, volume)),
      { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 2.4, 'stroke-linejoin': 'round' },
    ),
    row(800, 'EDV', `${endDiastolic} mL`),
    row(862, 'ESV', `${endSystolic} mL`),
    row(940, 'EF', `${ejectionFraction}%`, true),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  draw,
  numbers: () => ({ ...ventricularFunction() }),
};
