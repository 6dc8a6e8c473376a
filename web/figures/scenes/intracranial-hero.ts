import { flowMap } from '../colour/maps.js';
import { vector } from '../geometry/vector.js';
import { solveCircle } from '../flow/circle-of-willis.js';
import type { Figure } from '../figure.js';
import type { Picture } from '../render/picture.js';
import { brainTrees } from '../vessels/brain-tree.js';
import { brainTubes, nodeSpeeds } from '../vessels/brain-tubes.js';
import { vesselPicture } from './vessel-picture.js';

/** cm/s at the upper end of the colours. */
const FASTEST = 30;

function render(width: number, height: number): Picture {
  const trees = brainTrees(618, 620);
  const speeds = nodeSpeeds(trees, solveCircle(trees));
  const tubes = brainTubes(trees, (side) => speeds(side).map((speed) => speed / FASTEST));
  return vesselPicture(
    {
      tubes,
      map: flowMap,
      camera: {
        eye: vector(150, 60, 420),
        target: vector(0, 2, -6),
        heightAtTarget: 172,
        targetAt: [0.68, 0.53],
      },
      fog: [-30, 85],
      fogShare: 0.82,
      glowAt: [0.68, 0.45],
    },
    width,
    height,
  );
}

export const figure: Figure = { width: 1920, height: 1080, widths: [640, 960, 1440, 1920], render };
