import type { Edition } from '../../contract/editions.js';
import { legend } from '../charts/legend.js';
import { flowMap } from '../colour/maps.js';
import { solveCircle } from '../flow/circle-of-willis.js';
import type { Figure, FlowPath } from '../figure.js';
import { vector } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import type { CameraSettings } from '../render/camera.js';
import type { Picture } from '../render/picture.js';
import { brainTrees } from '../vessels/brain-tree.js';
import { brainTubes, nodeSpeeds, supplyingTubes } from '../vessels/brain-tubes.js';
import { vesselPaths, vesselPicture } from './vessel-picture.js';

/** cm/s at the upper end of the colours. */
const FASTEST = 30;
const CAMERA: CameraSettings = {
  eye: vector(150, 60, 420),
  target: vector(0, 2, -6),
  heightAtTarget: 172,
  targetAt: [0.68, 0.53],
};

const solve = memoise(() => {
  const trees = brainTrees(618, 620);
  return { trees, speeds: nodeSpeeds(trees, solveCircle(trees)) };
});

function render(width: number, height: number): Picture {
  const { trees, speeds } = solve();
  return vesselPicture(
    {
      tubes: brainTubes(trees, (side) => speeds(side).map((speed) => speed / FASTEST)),
      map: flowMap,
      camera: CAMERA,
      fog: [-30, 85],
      fogShare: 0.82,
      glowAt: [0.68, 0.45],
    },
    width,
    height,
  );
}

function flow(width: number, height: number): FlowPath[] {
  const { trees, speeds } = solve();
  const tubes = supplyingTubes(trees, (side) => speeds(side).map((speed) => speed * 10));
  return vesselPaths({ tubes, camera: CAMERA, reach: 25, points: 560 }, width, height);
}

const TITLES: Readonly<Record<Edition, string>> = {
  zh: '平均流速（cm/s）',
  en: 'Mean speed (cm/s)',
};

function scale(edition: Edition): string {
  const [title, ticks] = [TITLES[edition], [0, 10, 20, 30]];
  return legend({ edition, title, map: flowMap, range: [0, FASTEST], ticks, digits: 0 });
}

export const figure: Figure = {
  width: 1920,
  height: 1080,
  widths: [640, 960, 1440, 1920],
  crop: { x: 760, width: 1080, widths: [480, 780, 1080] },
  render,
  flow,
  legend: scale,
};
