import type { Figure } from '../figure.js';
import { vector } from '../geometry/vector.js';
import type { Picture } from '../render/picture.js';
import { aneurysmView } from './aneurysm-view.js';

function render(width: number, height: number): Picture {
  return aneurysmView(
    {
      hasDiverter: false,
      camera: {
        eye: vector(12, 18, 100),
        target: vector(16, 12.9, 5),
        heightAtTarget: 16.4,
        targetAt: [0.62, 0.5],
      },
      counts: { inlet: 120, sac: 64 },
      fade: 0.2,
    },
    width,
    height,
  );
}

export const figure: Figure = { width: 1920, height: 1080, widths: [640, 960, 1440, 1920], render };
