import type { Edition } from '../../contract/editions.js';
import type { SectionShape } from '../anatomy/vessel-section.js';
import { drawAxes, placed, type Axes } from '../charts/axes.js';
import { letters } from '../charts/letters.js';
import { scaleBar } from '../charts/scale-bar.js';
import { drawing, element, label, line, pathData, polyline } from '../charts/svg.js';
import type { Colour } from '../colour/oklab.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE_SOFT, STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import type { Figure, LabelSize } from '../figure.js';
import { smoothStep } from '../geometry/interpolation.js';
import { plot } from '../render/plot.js';
import { lumenRadius, pullback, pullbackNumbers, wallRadius } from './pullback-case.js';

export interface Modality {
  readonly brightness: (shape: SectionShape, x: number, y: number) => number;
  readonly tint: (brightness: number) => Colour;
  /** What the modality can measure of the narrowing besides the lumen: light does not reach behind plaque. */
  readonly severity: 'burden' | 'areaStenosis';
}

const WIDTH = 1200;
const HEIGHT = 1080;
const CENTRE = { x: 330, y: 330 };
const RADIUS = 290;
/** mm from the catheter to the edge of the section shown. */
const REACH = 2.9;
const LENGTH = 50;

type Word = 'area' | 'along' | Modality['severity'];

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: {
    area: '管腔面积（mm²）',
    along: '回撤距离（mm）',
    burden: '斑块负荷',
    areaStenosis: '面积狭窄率',
  },
  en: {
    area: 'Lumen area (mm²)',
    along: 'Pullback (mm)',
    burden: 'Plaque burden',
    areaStenosis: 'Area stenosis',
  },
};

/** Section at the narrowest place, lumen area along the pullback and the FFR that follows from it. */
export function intravascularFigure({ brightness, tint, severity }: Modality): Figure {
  const stage = fromHex(STAGE);
  const shape = (): SectionShape => {
    const { at } = pullbackNumbers();
    return { lumen: lumenRadius(at), wall: wallRadius(at) };
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    widths: [480, 800, 1200],
    numbers: () => ({ ...pullbackNumbers() }),
    draw: (edition, size) => drawLabels(edition, size, severity),
    render: (width, height) => {
      const section = shape();
      return plot(width, height, WIDTH, (px, py) => {
        const [x, y] = [px - CENTRE.x, CENTRE.y - py];
        const away = Math.hypot(x, y);
        if (away > RADIUS) return stage;
        const scale = REACH / RADIUS;
        const level = Math.min(1, Math.max(0, brightness(section, x * scale, y * scale)));
        return mixColours(tint(level), stage, smoothStep(RADIUS - 3, RADIUS, away));
      });
    },
  };
}

function drawLabels(edition: Edition, size: LabelSize, severity: Modality['severity']): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const frames = pullback();
  const { mla, ffr, at, ...shares } = pullbackNumbers();
  const axes: Axes = {
    x: 110,
    y: 742,
    width: 1010,
    height: 200,
    across: { range: [0, LENGTH], ticks: [0, 10, 20, 30, 40, 50], title: words.along },
    up: { range: [0, 9], ticks: [0, 3, 6, 9], title: words.area },
  };
  const curve = frames.map((frame) => placed(axes, frame.at, frame.lumen));
  const floor = [placed(axes, LENGTH, 0), placed(axes, 0, 0)];
  const throat = placed(axes, at, mla);
  const row = (y: number, name: string, value: string, fill?: string): string =>
    label(690, y, name, { 'font-size': letter.text, fill: ON_STAGE_SOFT }) +
    label(1130, y, value, {
      'font-size': letter.title * 1.1,
      'text-anchor': 'end',
      'font-weight': 700,
      fill,
    });
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    row(190, 'MLA', `${mla.toFixed(1)} mm²`),
    row(290, words[severity], `${shares[severity]}%`),
    row(390, 'FFR', ffr.toFixed(2), ffr <= 0.8 ? HEART_BRIGHT : undefined),
    scaleBar({ x: 690, y: 600, millimetres: 1, perMillimetre: RADIUS / REACH }, letter),
    drawAxes(axes, letter),
    element('path', {
      d: pathData([...curve, ...floor], true),
      fill: BRAIN_BRIGHT,
      'fill-opacity': 0.16,
    }),
    polyline(curve, { stroke: BRAIN_BRIGHT, 'stroke-width': letter.stroke * 2 }),
    line(throat.x, axes.y, throat.x, axes.y + axes.height, {
      stroke: HEART_BRIGHT,
      'stroke-width': 2,
      'stroke-dasharray': '8 8',
    }),
    element('circle', { cx: throat.x, cy: throat.y, r: letter.stroke * 3, fill: HEART_BRIGHT }),
  );
}
