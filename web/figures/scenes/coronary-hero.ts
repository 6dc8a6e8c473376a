import type { Edition } from '../../contract/editions.js';
import { legend } from '../charts/legend.js';
import type { Figure, FlowPath } from '../figure.js';
import { vector } from '../geometry/vector.js';
import type { CameraSettings } from '../render/camera.js';
import type { Picture } from '../render/picture.js';
import {
  coronaryCase,
  coronaryFlow,
  coronaryTubes,
  FFR_RANGE,
  FFR_TICKS,
  ffrColour,
} from './coronary-case.js';
import { heartEye, heartPaths, heartPicture } from './heart-picture.js';

const CAMERA: CameraSettings = {
  eye: heartEye(22, 12, 420),
  target: vector(-2, 6, 0),
  up: vector(0.45, 0.89, 0),
  heightAtTarget: 142,
  targetAt: [0.68, 0.52],
};

function render(width: number, height: number): Picture {
  const { left, right } = coronaryCase();
  const tubes = [...coronaryTubes(left), ...coronaryTubes(right)];
  return heartPicture(
    { tubes, map: ffrColour, camera: CAMERA, glowAt: [0.68, 0.5] },
    width,
    height,
  );
}

function flow(width: number, height: number): FlowPath[] {
  const { left, right } = coronaryCase();
  const tubes = [...coronaryFlow(left), ...coronaryFlow(right)];
  return heartPaths({ tubes, camera: CAMERA }, width, height, 520);
}

function scale(edition: Edition): string {
  const range = FFR_RANGE;
  return legend({ edition, title: 'FFR', map: ffrColour, range, ticks: FFR_TICKS, digits: 1 });
}

export const figure: Figure = {
  width: 1920,
  height: 1080,
  widths: [640, 960, 1440, 1920],
  crop: { x: 770, width: 1080, widths: [480, 780, 1080] },
  render,
  flow,
  legend: scale,
};
