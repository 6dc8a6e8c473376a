import type { Edition } from '../../contract/editions.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { drawing, element, label, line, polyline } from '../../figures/charts/svg.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../figures/colour/palette.js';
import type { Figure } from '../../figures/figure.js';
import { memoise } from '../../figures/memoise.js';
import {
  angleBetween,
  armAngles,
  epipolarLine,
  film,
  FILM_HEIGHT,
  onFilm,
  type Projection,
} from '../../figures/scenes/angiogram.js';
import { output, report } from '../../figures/scenes/angiogram-result.js';
import { alongLad, ladNumbers } from '../../figures/scenes/lad-case.js';
import { PICTURE } from '../../figures/charts/picture-sheet.js';
import {
  filmGrey,
  frameLetters,
  note,
  renderPanels,
  type Box,
} from '../../figures/scenes/panels.js';

const RUN = { x: 36, y: 36, width: 528, height: 528 };
/** Frames of the run at 15 a second, and how far the medium has come in each, in mm. */
const FILLING = [
  { frame: 2, reach: 22, y: 36 },
  { frame: 4, reach: 42, y: 216 },
  { frame: 6, reach: 62, y: 396 },
].map((shown) => ({ ...shown, x: 592, width: 172, height: 168 }));

const input: Figure = {
  ...PICTURE,
  render: (width, height) =>
    renderPanels(
      [{ ...RUN, reach: Infinity }, ...FILLING].map((box) => {
        const levels = film(0, box, box.reach);
        return { ...box, colourAt: (u, v) => filmGrey(levels(u, v)) };
      }),
      width,
      height,
    ),
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const top = RUN.y + 14 + letter.small;
    const bottom = RUN.y + RUN.height - 18;
    const frame = (count: number): string =>
      edition === 'zh' ? `第 ${count} 帧` : `Frame ${count}`;
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      note({ x: RUN.x + 16, y: top }, armAngles(0), letter),
      scaleBar(
        { x: RUN.x + 18, y: bottom, millimetres: 20, perMillimetre: RUN.height / FILM_HEIGHT },
        letter,
      ),
      note(
        { x: RUN.x + RUN.width - 16, y: bottom },
        edition === 'zh' ? '15 帧/s' : '15 frames/s',
        letter,
        'end',
      ),
      ...FILLING.map(({ frame: count, x, y, height }) =>
        note({ x: x + 10, y: y + height - 12 }, frame(count), letter),
      ),
    );
  },
};

const FILMS: readonly Box[] = [
  { x: 32, y: 110, width: 358, height: 380 },
  { x: 410, y: 110, width: 358, height: 380 },
];
const boxOf = (projection: Projection): Box => FILMS[projection] ?? RUN;
const perMillimetre = 380 / FILM_HEIGHT;

/** Outlines of the lumen as they are found on a film, a row for each side. */
function outline(projection: Projection, from: number, to: number) {
  const box = boxOf(projection);
  const places = alongLad(from, to, 1.5);
  const centre = places.map(({ at }) => onFilm(projection, box, at));
  const sides = [1, -1].map((sign) =>
    centre.map((here, index) => {
      const [a, b] = [centre[index - 1] ?? here, centre[index + 1] ?? here];
      const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const away = (sign * (places[index]?.radius ?? 0) * perMillimetre + sign * 1.2) / size;
      return { x: here.x - (b.y - a.y) * away, y: here.y + (b.x - a.x) * away };
    }),
  );
  return { centre, sides };
}

/** Places whose views are matched, in mm from the left main stem's end. */
const epipolarPlaces = memoise((): readonly number[] => {
  const { throat, end } = ladNumbers();
  return [1, throat, 46, end - 2];
});

const model: Figure = {
  ...PICTURE,
  render: (width, height) =>
    renderPanels(
      ([0, 1] as const).map((projection) => {
        const levels = film(projection, boxOf(projection));
        return { ...boxOf(projection), colourAt: (u, v) => filmGrey(levels(u, v)) };
      }),
      width,
      height,
    ),
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const places = epipolarPlaces();
    const films = ([0, 1] as const).flatMap((projection) => {
      const { end } = ladNumbers();
      const { sides } = outline(projection, 0.5, end);
      const box = boxOf(projection);
      return [
        ...sides.map((side) =>
          polyline(side, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 0.9 }),
        ),
        note({ x: box.x + 12, y: box.y + box.height - 14 }, armAngles(projection), letter),
      ];
    });
    const pairs = places.flatMap((at) => {
      const [one, other] = [onFilm(0, boxOf(0), at), onFilm(1, boxOf(1), at)];
      return [
        ...rays(at, letter.stroke),
        ...[one, other].map(({ x, y }) =>
          element('circle', {
            cx: x,
            cy: y,
            r: letter.stroke * 2.6,
            fill: BRAIN_BRIGHT,
            stroke: '#0b1b30',
            'stroke-width': letter.stroke * 0.6,
          }),
        ),
      ];
    });
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      ...films,
      ...pairs,
      ...heading(edition, letter),
    );
  },
};

function heading(edition: Edition, letter: ReturnType<typeof frameLetters>): string[] {
  const [left, right] = [boxOf(0), boxOf(1)];
  const middle = (left.x + left.width + right.x) / 2;
  const y = left.y - 26;
  const [from, to] = [left.x + left.width / 2, right.x + right.width / 2];
  return [
    polyline(
      Array.from({ length: 25 }, (_, index) => {
        const share = index / 24;
        return { x: from + (to - from) * share, y: y - 100 * share * (1 - share) };
      }),
      { stroke: ON_STAGE_SOFT, 'stroke-width': letter.stroke },
    ),
    label(middle, y + 6, `${angleBetween()}°`, {
      'font-size': letter.title,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: ON_STAGE,
    }),
    line(from, y, from, y + 10, { stroke: ON_STAGE_SOFT, 'stroke-width': letter.stroke }),
    line(to, y, to, y + 10, { stroke: ON_STAGE_SOFT, 'stroke-width': letter.stroke }),
    label(
      middle,
      boxOf(0).y + boxOf(0).height + letter.small * 2.1,
      edition === 'zh' ? '管腔轮廓与对极线' : 'Lumen contours and epipolar lines',
      {
        'font-size': letter.small,
        'text-anchor': 'middle',
        fill: ON_STAGE_SOFT,
      },
    ),
  ];
}

/** On each film, the line on which the other film's view of this place must lie. */
function rays(at: number, stroke: number): string[] {
  return ([0, 1] as const).map((projection) => {
    const box = boxOf(projection);
    const { from, to } = epipolarLine(projection, box, at);
    return line(from.x, from.y, to.x, to.y, {
      stroke: BRAIN_BRIGHT,
      'stroke-width': stroke * 0.8,
      'stroke-dasharray': '7 5',
    });
  });
}

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
