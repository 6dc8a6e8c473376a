import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import type { Figure } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import type { CameraSettings } from '../../figures/render/camera.js';
import { slabProjection } from '../../figures/scenes/aneurysm-inputs.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { cornerWords, type Panel } from '../../figures/scenes/aneurysm-plate.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { model } from './picture-model.js';
import { output } from './picture-output.js';
import { report } from './picture-report.js';

const PANEL: Panel = { x: 60, y: 60, width: 1080, height: 780 };
const TALL = 60;
const CAMERA: CameraSettings = {
  eye: vector(60, 46, 230),
  target: vector(15.5, 5, 5),
  heightAtTarget: TALL,
  targetAt: [0.48, 0.5],
};

const input: Figure = {
  ...PICTURE,
  render: (width, height) => slabProjection(CAMERA, PANEL, width, height),
  draw: (edition, size) => {
    const letter = letters(size);
    const soft = { fill: ON_STAGE_SOFT };
    const slab = edition === 'zh' ? '层厚 40 mm' : 'Slab 40 mm';
    return pictureSheet(
      edition,
      cornerWords(90, 80 + letter.small, ['3D-RA', 'MIP'], letter, soft),
      cornerWords(
        1110,
        80 + letter.small,
        size === 'wide' ? [slab, edition === 'zh' ? '体素 0.3 mm' : 'Voxel 0.3 mm'] : [slab],
        letter,
        {
          ...soft,
          'text-anchor': 'end',
        },
      ),
      scaleBar({ x: 92, y: 806, millimetres: 10, perMillimetre: SHEET.height / TALL }, letter),
    );
  },
};

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
