import type { Figure } from '../figure.js';
import { vector } from '../geometry/vector.js';
import type { Picture } from '../render/picture.js';
import { coronaryCase, coronaryTubes, ffrColour } from './coronary-case.js';
import { heartEye, heartPicture } from './heart-picture.js';

function render(width: number, height: number): Picture {
  const { left, right } = coronaryCase();
  return heartPicture(
    {
      tubes: [...coronaryTubes(left), ...coronaryTubes(right)],
      map: ffrColour,
      camera: {
        eye: heartEye(22, 12, 420),
        target: vector(-2, 6, 0),
        up: vector(0.45, 0.89, 0),
        heightAtTarget: 142,
        targetAt: [0.68, 0.52],
      },
      glowAt: [0.68, 0.5],
    },
    width,
    height,
  );
}

export const figure: Figure = { width: 1920, height: 1080, widths: [640, 960, 1440, 1920], render };
