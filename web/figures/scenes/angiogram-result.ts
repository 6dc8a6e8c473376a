import type { Edition } from '../../contract/editions.js';
import { drawAxes, placed, type Axes } from '../charts/axes.js';
import { callout } from '../charts/callout.js';
import { colourBar } from '../charts/colour-bar.js';
import { scaleBar } from '../charts/scale-bar.js';
import { drawing, element, label, line, polyline, withUnit } from '../charts/svg.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE, ON_STAGE_SOFT } from '../colour/palette.js';
import type { Figure, LabelSize, Mark } from '../figure.js';
import { vector } from '../geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../render/camera.js';
import { quickTubes } from '../render/quick-tubes.js';
import type { Tube } from '../render/tube.js';
import { film, FILM_HEIGHT, onFilm } from './angiogram.js';
import { FFR_RANGE, FFR_TICKS, ffrColour, ffrShare } from './coronary-case.js';
import { heartEye } from './heart-picture.js';
import { alongLad, ladAt, ladNumbers } from './lad-case.js';
import { PICTURE } from '../charts/picture-sheet.js';
import { cutOff, frameLetters, ffrCurve, filmGrey, renderPanels } from './panels.js';

/** The reconstructed vessel alone, seen along the septum, so that its bend over the heart shows. */
const VIEW: CameraSettings = {
  eye: heartEye(100, 14, 420),
  target: vector(10, -13, 22),
  // Laid down, as the frame is wider than high.
  up: vector(0, 0.2, 1),
  heightAtTarget: 84,
  targetAt: [0.42, 0.46],
};

function vessel(): Tube {
  const { end } = ladNumbers();
  return {
    stations: alongLad(-9, end, 0.6).map(({ position, radius, ffr }) => ({
      position,
      radius,
      value: ffrShare(ffr),
    })),
  };
}

const seen = (at: number): { x: number; y: number } => {
  const camera = placeCamera(VIEW, PICTURE.width, PICTURE.height);
  return project(camera, camera.toView(ladAt(at).position));
};

export const output: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const camera = placeCamera(VIEW, width, height);
    const { z } = camera.toView(VIEW.target);
    return quickTubes({
      tubes: [vessel()],
      map: ffrColour,
      camera,
      width,
      height,
      fog: [z + 20, z + 80],
    });
  },
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const { from, to, throat, ffr, proximal, leastDiameter, end } = ladNumbers();
    const words = edition === 'zh' ? { least: '最小直径' } : { least: 'MLD' };
    const shown = [
      {
        place: from - 1.5,
        dx: -30,
        dy: -90,
        name: 'FFR',
        value: proximal.toFixed(2),
        colour: ON_STAGE,
      },
      {
        place: throat,
        dx: -30,
        dy: 150,
        name: words.least,
        value: `${leastDiameter.toFixed(1)} mm`,
        colour: ON_STAGE,
      },
      { place: end - 1, dx: 80, dy: 26, name: 'FFR', value: ffr.toFixed(2), colour: HEART_BRIGHT },
    ];
    const rings = [4, to + 10, to + 26, to + 42].map((place) => ring(place, letter.stroke));
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      ...rings,
      ...shown.map(({ place, ...rest }) => callout({ at: seen(place), ...rest }, letter)),
      scaleBar({ x: 60, y: 548, millimetres: 10, perMillimetre: 600 / 84 }, letter),
      colourBar(
        {
          x: size === 'wide' ? 706 : 692,
          y: 130,
          height: 280,
          map: ffrColour,
          range: FFR_RANGE,
          ticks: FFR_TICKS.map((value) => ({ at: value, text: value.toFixed(1) })),
          title: 'FFR',
        },
        letter,
      ),
    );
  },
};

/** A cross-section through the vessel, as wide as the vessel's own outline and a little more. */
function ring(at: number, stroke: number): string {
  const [a, b, here] = [seen(at - 0.6), seen(at + 0.6), seen(at)];
  const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const reach = (ladAt(at).radius * 600) / 84 + 9;
  const [dx, dy] = [(-(b.y - a.y) / size) * reach, ((b.x - a.x) / size) * reach];
  return line(here.x - dx, here.y - dy, here.x + dx, here.y + dy, {
    stroke: ON_STAGE_SOFT,
    'stroke-width': stroke * 0.8,
  });
}

const FILM = { x: 40, y: 66, width: 320, height: 468 };
const CURVE = { x: 446, y: 92, width: 306, height: 180 };
const DIAMETER = { x: 446, y: 386, width: 306, height: 110 };
const LENGTH = 90;

const CHARTS = (edition: Edition): Readonly<Record<'ffr' | 'diameter', Axes>> => {
  const ticks = [0, 30, 60, 90];
  return {
    ffr: {
      ...CURVE,
      across: { range: [0, LENGTH], ticks, title: '' },
      up: {
        range: [0.6, 1],
        ticks: [0.6, 0.7, 0.8, 0.9, 1],
        title: edition === 'zh' ? 'FFR 回撤曲线' : 'FFR pullback',
        format: (value) => value.toFixed(1),
      },
    },
    diameter: {
      ...DIAMETER,
      across: {
        range: [0, LENGTH],
        ticks,
        title: withUnit(edition, edition === 'zh' ? '距左主干末端' : 'From left main stem', 'mm'),
      },
      up: {
        range: [0, 4],
        ticks: [0, 2, 4],
        title: withUnit(edition, edition === 'zh' ? '管腔直径' : 'Lumen diameter', 'mm'),
      },
    },
  };
};

function drawReport(edition: Edition, size: LabelSize): string {
  const letter = frameLetters(size);
  const { ffr: above, diameter: below } = CHARTS(edition);
  const { from, to, end, lesionLength } = ladNumbers();
  const places = alongLad(0, end, 1);
  const tip = placed(above, end, ladAt(end).ffr);
  const across = (at: number): number => placed(below, at, 0).x;
  return drawing(
    PICTURE.width,
    PICTURE.height,
    edition,
    ...ffrCurveOnFilm(letter.stroke),
    scaleBar(
      {
        x: FILM.x + 18,
        y: FILM.y + FILM.height - 18,
        millimetres: 20,
        perMillimetre: FILM.height / FILM_HEIGHT,
      },
      letter,
    ),
    drawAxes(above, letter),
    cutOff(CURVE.x, CURVE.width, placed(above, 0, 0.8).y, letter),
    ...ffrCurve(
      places.map(({ at, ffr }) => placed(above, at, ffr)),
      places.map(({ ffr }) => ffr),
      letter.stroke * 2.6,
    ),
    element('circle', { cx: tip.x, cy: tip.y, r: letter.stroke * 3.2, fill: ON_STAGE }),
    drawAxes(below, letter),
    polyline(
      places.slice(2).map(({ at, radius }) => placed(below, at, 2 * radius)),
      { stroke: BRAIN_BRIGHT, 'stroke-width': letter.stroke * 1.8 },
    ),
    ...[from, to].map((at) =>
      line(across(at), DIAMETER.y, across(at), DIAMETER.y + DIAMETER.height, {
        stroke: HEART_BRIGHT,
        'stroke-width': letter.stroke,
        'stroke-dasharray': '5 4',
      }),
    ),
    label(across(to) + 8, DIAMETER.y + DIAMETER.height - 10, `${lesionLength} mm`, {
      'font-size': letter.small,
      fill: HEART_BRIGHT,
    }),
  );
}

/** The analysed vessel on the film, its ends marked. */
function ffrCurveOnFilm(stroke: number): string[] {
  const { from, to, end } = ladNumbers();
  const piece = (start: number, stop: number, colour: string): string =>
    polyline(
      alongLad(start, stop, 1.5).map(({ at }) => onFilm(0, FILM, at)),
      { stroke: colour, 'stroke-width': stroke * 1.6, 'stroke-linecap': 'round' },
    );
  return [piece(0.5, from, BRAIN_BRIGHT), piece(from, to, ON_STAGE), piece(to, end, HEART_BRIGHT)];
}

function marks(): Mark[] {
  const { ffr: above, diameter: below } = CHARTS('en');
  const {
    throat,
    to,
    end,
    ffr,
    drop,
    proximal,
    distal,
    velocity,
    stenosis,
    leastDiameter,
    lesionLength,
  } = ladNumbers();
  const mark = (at: { x: number; y: number }, dx: number, dy: number, value: string): Mark => ({
    x: Math.round(((at.x + dx) / PICTURE.width) * 1000) / 10,
    y: Math.round(((at.y + dy) / PICTURE.height) * 1000) / 10,
    value,
  });
  return [
    mark(placed(above, 50, ladAt(50).ffr), 0, 0, ''),
    mark(placed(above, end, ffr), -12, 40, ffr.toFixed(2)),
    mark(placed(above, throat, (proximal + distal) / 2), 52, -6, drop.toFixed(2)),
    mark(onFilm(0, FILM, 62), -56, 0, velocity.toFixed(0)),
    mark(onFilm(0, FILM, throat), -56, 0, stenosis.toFixed(0)),
    mark(placed(below, throat, 2.8), 62, 0, leastDiameter.toFixed(1)),
    mark(placed(below, to, 0), 130, -16, lesionLength.toFixed(0)),
  ];
}

export const report: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const levels = film(0, FILM);
    return renderPanels([{ ...FILM, colourAt: (u, v) => filmGrey(levels(u, v)) }], width, height);
  },
  draw: drawReport,
  marks,
};
