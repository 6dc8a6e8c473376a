import type { Edition } from '../../contract/editions.js';
import { callout } from '../../figures/charts/callout.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { drawing } from '../../figures/charts/svg.js';
import { HEART_BRIGHT, ON_STAGE } from '../../figures/colour/palette.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import type { CoronaryName } from '../../figures/vessels/coronary-courses.js';
import {
  coronaryCase,
  coronaryTubes,
  FFR_RANGE,
  FFR_TICKS,
  ffrColour,
} from '../../figures/scenes/coronary-case.js';
import { heartEye, heartPicture } from '../../figures/scenes/heart-picture.js';

const WIDTH = 1200;
const HEIGHT = 900;
export const CAMERA: CameraSettings = {
  eye: heartEye(28, 8, 420),
  target: vector(1, -8, 0),
  up: vector(0.42, 0.9, 0),
  heightAtTarget: 132,
  targetAt: [0.45, 0.53],
};

interface Reading {
  readonly vessel: CoronaryName;
  /** Share of the way along the vessel. */
  readonly at: number;
  readonly dx: number;
  readonly dy: number;
  readonly isMain?: boolean;
}

const READINGS: readonly Reading[] = [
  { vessel: 'LM', at: 0.5, dx: 60, dy: -120 },
  { vessel: 'LAD', at: 0.86, dx: -150, dy: 96, isMain: true },
  { vessel: 'D1', at: 0.8, dx: 190, dy: 150, isMain: true },
  { vessel: 'OM1', at: 0.62, dx: 110, dy: -90 },
  { vessel: 'RCA', at: 0.1, dx: -70, dy: -130, isMain: true },
];

function render(width: number, height: number): Picture {
  const { left, right } = coronaryCase();
  const tubes = [...coronaryTubes(left), ...coronaryTubes(right)];
  return heartPicture({ tubes, map: ffrColour, camera: CAMERA, fade: 0.05 }, width, height);
}

function readings() {
  const { left, right } = coronaryCase();
  const camera = placeCamera(CAMERA, WIDTH, HEIGHT);
  return READINGS.map((reading) => {
    const side = left.tree.named.has(reading.vessel) ? left : right;
    const nodes = side.tree.named.get(reading.vessel) ?? [];
    const node = nodes[Math.round((nodes.length - 1) * reading.at)] ?? 0;
    const position = side.tree.tree.nodes[node]?.position ?? vector(0, 0, 0);
    return { ...reading, ffr: side.ffr[node] ?? 1, at: project(camera, camera.toView(position)) };
  });
}

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const shown = readings().filter(({ isMain }) => size === 'wide' || isMain);
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    ...shown.map(({ at, dx, dy, vessel, ffr }) =>
      callout(
        {
          at,
          dx,
          dy,
          name: vessel,
          value: ffr.toFixed(2),
          colour: ffr <= 0.8 ? HEART_BRIGHT : ON_STAGE,
        },
        letter,
      ),
    ),
    colourBar(
      {
        x: size === 'wide' ? 1075 : 1050,
        y: size === 'wide' ? 300 : 230,
        height: size === 'wide' ? 420 : 380,
        map: ffrColour,
        range: FFR_RANGE,
        ticks: FFR_TICKS.map((at) => ({ at, text: at.toFixed(1) })),
        title: 'FFR',
      },
      letter,
    ),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: () =>
    Object.fromEntries(readings().map(({ vessel, ffr }) => [vessel, Number(ffr.toFixed(2))])),
};
