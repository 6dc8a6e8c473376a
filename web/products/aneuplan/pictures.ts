import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import type { Figure } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import type { CameraSettings } from '../../figures/render/camera.js';
import { subtractedRun } from '../../figures/scenes/aneurysm-inputs.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { cornerWords, type Panel } from '../../figures/scenes/aneurysm-plate.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { model } from './picture-model.js';
import { output } from './picture-output.js';
import { report } from './picture-report.js';

/** The detector's square; the angles stand beside it. */
const PANEL: Panel = { x: 270, y: 60, width: 780, height: 780 };
const TALL = 52;
const CAMERA: CameraSettings = {
  eye: vector(-30, 24, 620),
  target: vector(17, 8.5, 5),
  heightAtTarget: TALL,
  targetAt: [0.55, 0.5],
};

const input: Figure = {
  ...PICTURE,
  render: (width, height) => subtractedRun(CAMERA, PANEL, width, height),
  draw: (edition, size) => {
    const letter = letters(size);
    const angles = ['LAO 24°', 'CRA 12°'];
    return pictureSheet(
      edition,
      cornerWords(60, 62 + letter.small, size === 'wide' ? ['DSA', ...angles] : angles, letter),
      scaleBar({ x: 64, y: 836, millimetres: 10, perMillimetre: SHEET.height / TALL }, letter),
    );
  },
};

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
