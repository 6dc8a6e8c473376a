import type { Edition } from '../../contract/editions.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { callout } from '../../figures/charts/callout.js';
import { letters } from '../../figures/charts/letters.js';
import { PICTURE, pictureSheet, SHEET_SCALE } from '../../figures/charts/picture-sheet.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, polyline } from '../../figures/charts/svg.js';
import { HEART_BRIGHT, STAGE } from '../../figures/colour/palette.js';
import { fromHex } from '../../figures/colour/srgb.js';
import type { Figure } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import type { Picture } from '../../figures/render/picture.js';
import { plot } from '../../figures/render/plot.js';
import {
  angiogramFrame,
  FRAME_RATE,
  onPanel,
  type Panel,
  PROJECTION,
} from '../../figures/scenes/angiogram-run.js';
import { AORTIC_PRESSURE, sampleTrees } from '../../figures/scenes/coronary-case.js';
import { analysedSegment, arrivals, imrNumbers } from '../../figures/scenes/imr-case.js';
import { output } from './picture-output.js';
import { report } from './picture-report.js';

const SHEET_WIDTH = PICTURE.width * SHEET_SCALE;
const stage = fromHex(STAGE);
const ANGLES = `LAO ${PROJECTION.leftOblique}°  CRA ${PROJECTION.cranial}°`;

/** Frames since contrast medium entered the artery: stem, segment, branches, whole tree. */
const FRAMES = [3, 8, 15, 30] as const;

const RUN: readonly (Panel & { readonly frame: number })[] = FRAMES.map((frame, index) => ({
  x: index % 2 === 0 ? 74 : 612,
  y: index < 2 ? 50 : 462,
  width: 514,
  height: 388,
  millimetres: 116,
  frame,
}));

function renderRun(width: number, height: number): Picture {
  const scale = width / SHEET_WIDTH;
  const frames = RUN.map((panel) => angiogramFrame(panel, panel.frame / FRAME_RATE, scale));
  return plot(width, height, SHEET_WIDTH, (x, y) => {
    for (const frame of frames) {
      const colour = frame(x, y);
      if (colour) return colour;
    }
    return stage;
  });
}

const FRAME_WORDS: Readonly<Record<Edition, (frame: number) => string>> = {
  zh: (frame) => `第 ${frame} 帧`,
  en: (frame) => `Frame ${frame}`,
};

function seconds(frame: number): string {
  return (frame / FRAME_RATE).toFixed(1);
}

/** Letters on the bright film. */
const FILM_INK = '#06121f';

const input: Figure = {
  ...PICTURE,
  render: renderRun,
  draw: (edition, size) => {
    const letter = letters(size);
    const style = { 'font-size': letter.small, fill: FILM_INK, 'font-weight': 600 };
    const corners = RUN.flatMap(({ x, y, width, height, frame }, index) => [
      label(x + 18, y + height - 20, `${FRAME_WORDS[edition](frame)} · ${seconds(frame)} s`, style),
      index === 0
        ? label(x + width - 18, y + 12 + letter.small, ANGLES, { ...style, 'text-anchor': 'end' })
        : '',
    ]);
    const last = RUN[3];
    if (!last) return '';
    return pictureSheet(
      edition,
      ...corners,
      scaleBar(
        {
          x: last.x + last.width - 18 - (20 * last.height) / last.millimetres,
          // Above it stands its length.
          y: last.y + 28 + letter.small,
          millimetres: 20,
          perMillimetre: last.height / last.millimetres,
        },
        letter,
      ),
    );
  },
};

const FILM: Panel = {
  x: 110,
  y: 60,
  width: 980,
  height: 780,
  millimetres: 78,
  target: vector(16, 7, 8),
};

function renderModel(width: number, height: number): Picture {
  const frame = angiogramFrame(FILM, 2, width / SHEET_WIDTH);
  return plot(width, height, SHEET_WIDTH, (x, y) => frame(x, y) ?? stage);
}

/** Where the front of the contrast medium stands in each frame along the segment. */
function fronts() {
  const { left } = sampleTrees();
  const place = onPanel(FILM);
  const nodes = analysedSegment();
  const path = nodes.map((node) => ({
    ...place(left.tree.nodes[node]?.position ?? vector(0, 0, 0)),
    at: arrivals()[node] ?? 0,
  }));
  const last = path.at(-1)?.at ?? 0;
  const ticks = Array.from({ length: Math.floor(last * FRAME_RATE) }, (_, index) => {
    const time = (index + 1) / FRAME_RATE;
    const after = path.findIndex(({ at }) => at >= time);
    const [a, b] = [path[after - 1], path[after]];
    if (!a || !b) return [];
    const share = (time - a.at) / (b.at - a.at);
    const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return [
      {
        frame: index + 1,
        x: a.x + (b.x - a.x) * share,
        y: a.y + (b.y - a.y) * share,
        across: { x: -(b.y - a.y) / size, y: (b.x - a.x) / size },
      },
    ];
  }).flat();
  return { path, ticks };
}

const model: Figure = {
  ...PICTURE,
  render: renderModel,
  draw: (edition, size) => {
    const letter = letters(size);
    const { path, ticks } = fronts();
    const [first, last] = [path[0], path.at(-1)];
    if (!first || !last) return '';
    const reach = letter.stroke * 11;
    const marks = ticks.map(({ x, y, across, frame }) =>
      element(
        'g',
        {},
        line(
          x - across.x * reach,
          y - across.y * reach,
          x + across.x * reach,
          y + across.y * reach,
          {
            stroke: HEART_BRIGHT,
            'stroke-width': letter.stroke * 1.5,
            'stroke-linecap': 'round',
          },
        ),
        size === 'wide' || frame % 2 === 0
          ? label(
              x + across.x * (reach + letter.small * 0.6),
              y + across.y * (reach + letter.small * 0.6) + letter.small * 0.35,
              String(frame),
              {
                'font-size': letter.small,
                'text-anchor': 'middle',
                'font-weight': 650,
                fill: FILM_INK,
              },
            )
          : '',
      ),
    );
    return pictureSheet(
      edition,
      polyline(path, { stroke: STAGE, 'stroke-width': letter.stroke * 3.4, 'stroke-opacity': 0.7 }),
      polyline(path, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.9 }),
      ...marks,
      callout(
        { at: first, dx: 30, dy: -100, name: 'Pa', value: `${AORTIC_PRESSURE} mmHg` },
        letter,
      ),
      callout(
        {
          at: last,
          dx: -60,
          dy: 76,
          name: 'Pd',
          value: `${imrNumbers().distalPressure} mmHg`,
          colour: HEART_BRIGHT,
        },
        letter,
      ),
      label(FILM.x + 22, FILM.y + 16 + letter.small, ANGLES, {
        'font-size': letter.small,
        fill: FILM_INK,
        'font-weight': 600,
      }),
      label(
        FILM.x + FILM.width - 22,
        FILM.y + 16 + letter.small,
        `${FRAME_RATE} ${edition === 'zh' ? '帧/s' : 'frames/s'}`,
        {
          'font-size': letter.small,
          'text-anchor': 'end',
          fill: FILM_INK,
          'font-weight': 600,
        },
      ),
      scaleBar(
        {
          x: FILM.x + FILM.width - 30 - (10 * FILM.height) / FILM.millimetres,
          y: FILM.y + FILM.height - 28,
          millimetres: 10,
          perMillimetre: FILM.height / FILM.millimetres,
        },
        letter,
      ),
    );
  },
};

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
