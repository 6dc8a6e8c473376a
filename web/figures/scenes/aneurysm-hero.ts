import type { Edition } from '../../contract/editions.js';
import { legend } from '../charts/legend.js';
import { flowMap } from '../colour/maps.js';
import type { Figure, FlowPath } from '../figure.js';
import { vector } from '../geometry/vector.js';
import type { CameraSettings } from '../render/camera.js';
import type { Picture } from '../render/picture.js';
import { aneurysmPaths, aneurysmView, SPEED_SCALE, speedShare } from './aneurysm-view.js';

const CAMERA: CameraSettings = {
  eye: vector(12, 18, 100),
  target: vector(16, 12.9, 5),
  heightAtTarget: 16.4,
  targetAt: [0.62, 0.5],
};

function render(width: number, height: number): Picture {
  const counts = { inlet: 120, sac: 64 };
  return aneurysmView({ hasDiverter: false, camera: CAMERA, counts, fade: 0.2 }, width, height);
}

function flow(width: number, height: number): FlowPath[] {
  const counts = { inlet: 26, sac: 12 };
  return aneurysmPaths({ hasDiverter: false, camera: CAMERA, counts }, width, height, 560);
}

const TITLES: Readonly<Record<Edition, string>> = { zh: '流速（cm/s）', en: 'Speed (cm/s)' };

function scale(edition: Edition): string {
  const title = TITLES[edition];
  return legend({ edition, title, map: flowMap, ...SPEED_SCALE, place: speedShare, digits: 0 });
}

export const figure: Figure = {
  width: 1920,
  height: 1080,
  widths: [640, 960, 1440, 1920],
  crop: { x: 650, width: 1080, widths: [480, 780, 1080] },
  render,
  flow,
  legend: scale,
};
