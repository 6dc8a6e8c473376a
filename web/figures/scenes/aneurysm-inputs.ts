import { smoothStep } from '../geometry/interpolation.js';
import { noise } from '../random/noise.js';
import type { CameraSettings } from '../render/camera.js';
import type { Picture } from '../render/picture.js';
import { caseThickness } from './aneurysm-angiogram.js';
import { SHEET } from '../charts/picture-sheet.js';
import { grain, greyPlates, type Panel } from './aneurysm-plate.js';

/** Vessels bright on dark, as a thick slab of a rotational angiography shows its brightest voxels. */
export function slabProjection(
  camera: CameraSettings,
  panel: Panel,
  width: number,
  height: number,
): Picture {
  const thickness = caseThickness(camera, width, height);
  return greyPlates(width, height, [panel], (_, column, row) => {
    const thick = thickness[row * width + column] ?? 0;
    // The brightest voxel does not grow with depth; thin vessels lose to partial volume.
    const filled = smoothStep(0, 2.6, thick);
    const mixing = 0.035 * noise(column / 14, row / 14, 0, 71);
    const soft = 0.03 * noise(column / 60, row / 60, 0, 15);
    return (
      0.19 +
      soft +
      filled * (0.6 + 0.005 * Math.min(thick, 8) + mixing) +
      0.016 * grain(column, row, 11)
    );
  });
}

/** Vessels dark on bright, as a subtracted run shows the absorption of contrast medium. */
export function subtractedRun(
  camera: CameraSettings,
  panel: Panel,
  width: number,
  height: number,
): Picture {
  const thickness = caseThickness(camera, width, height);
  const perPixel = SHEET.width / width;
  return greyPlates(width, height, [panel], (_, column, row) => {
    const thick = thickness[row * width + column] ?? 0;
    const u = (column * perPixel - panel.x) / panel.width - 0.5;
    const v = (row * perPixel - panel.y) / panel.height - 0.5;
    const field = 0.76 - 0.16 * (u * u + v * v) + 0.02 * noise(column / 50, row / 50, 0, 9);
    return 0.16 + (field - 0.16) * Math.exp(-0.2 * thick) + 0.014 * grain(column, row, 23);
  });
}
