import type { Edition } from '../../contract/editions.js';
import {
  ASPECTS_REGIONS,
  type AspectsRegion,
  insideRegion,
  regionCentre,
  regionOutline,
} from '../../figures/anatomy/aspects-regions.js';
import type { SliceLevel } from '../../figures/anatomy/brain-slice.js';
import { ctColour } from '../../figures/anatomy/ct-look.js';
import { letters } from '../../figures/charts/letters.js';
import { drawing, element, label, pathData, type Point } from '../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../figures/colour/palette.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import type { Picture } from '../../figures/render/picture.js';
import { plot } from '../../figures/render/plot.js';
import { AFFECTED, SCORE } from '../../figures/scenes/aspects-case.js';

const WIDTH = 1200;
const HEIGHT = 900;
/** Pixels of the frame for half the skull's width. */
const SCALE = 268;
const SLICES: readonly { readonly level: SliceLevel; readonly x: number; readonly y: number }[] = [
  { level: 'ganglionic', x: 305, y: 400 },
  { level: 'supraganglionic', x: 895, y: 400 },
];

const WORDS: Readonly<Record<Edition, Readonly<Record<SliceLevel | 'affected', string>>>> = {
  zh: { ganglionic: '核团层面', supraganglionic: '核团以上层面', affected: '早期缺血改变' },
  en: {
    ganglionic: 'Ganglionic level',
    supraganglionic: 'Supraganglionic level',
    affected: 'Early ischaemic change',
  },
};

function render(width: number, height: number): Picture {
  return plot(width, height, WIDTH, (px, py) => {
    const slice = SLICES[px < WIDTH / 2 ? 0 : 1];
    if (!slice) throw new Error('Two slices expected');
    const [x, y] = [(px - slice.x) / SCALE, (slice.y - py) / SCALE];
    const darkening = ASPECTS_REGIONS.filter(
      ({ name, level }) => level === slice.level && AFFECTED.includes(name),
    ).reduce((most, { name }) => (x > 0 ? Math.max(most, insideRegion(name, x, y)) : most), 0);
    return ctColour(x, y, slice.level, darkening);
  });
}

/** The internal capsule is narrower than its name, which stands towards the middle. */
const NAMED_BESIDE: Readonly<Partial<Record<AspectsRegion, Point>>> = { IC: { x: 0.12, y: 0.09 } };

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const regions = SLICES.flatMap(({ level, x, y }) =>
    ASPECTS_REGIONS.filter((region) => region.level === level).flatMap(({ name }) =>
      [1, -1].map((side) => {
        const isAffected = side === 1 && AFFECTED.includes(name);
        const place = (p: Point): Point => ({ x: x + side * p.x * SCALE, y: y - p.y * SCALE });
        const colour = isAffected ? HEART_BRIGHT : BRAIN_BRIGHT;
        const centre = place(NAMED_BESIDE[name] ?? regionCentre(name));
        return element(
          'g',
          {},
          element('path', {
            d: pathData(regionOutline(name).map(place), true),
            fill: colour,
            'fill-opacity': isAffected ? 0.3 : 0.05,
            stroke: colour,
            'stroke-opacity': isAffected ? 0.95 : 0.6,
            'stroke-width': letter.stroke,
          }),
          label(centre.x, centre.y + letter.small * 0.36, name, {
            'font-size': letter.small,
            'text-anchor': 'middle',
            'font-weight': 600,
            fill: isAffected ? '#fff' : ON_STAGE,
          }),
        );
      }),
    ),
  );
  const names = SLICES.map(({ level, x }) =>
    label(x, 772, words[level], {
      'font-size': letter.text,
      'text-anchor': 'middle',
      fill: ON_STAGE_SOFT,
    }),
  );
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    ...regions,
    ...names,
    element('rect', {
      x: 60,
      y: 838 - letter.text * 0.72,
      width: letter.text * 0.8,
      height: letter.text * 0.8,
      fill: HEART_BRIGHT,
      'fill-opacity': 0.45,
      stroke: HEART_BRIGHT,
      'stroke-width': 2,
    }),
    label(60 + letter.text * 1.2, 840, words.affected, { 'font-size': letter.text }),
    label(WIDTH - 60, 842, `ASPECTS ${SCORE}`, {
      'font-size': letter.title * 1.25,
      'text-anchor': 'end',
      'font-weight': 700,
    }),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: () => ({ score: SCORE, affected: AFFECTED.length }),
};
