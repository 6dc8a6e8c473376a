import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { label } from '../../figures/charts/svg.js';
import type { Figure } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import { noise } from '../../figures/random/noise.js';
import { placeCamera } from '../../figures/render/camera.js';
import { contrastThickness } from '../../figures/render/radiograph.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { grain, greyPlates, type Panel } from '../../figures/scenes/aneurysm-plate.js';
import { vesselTubes } from '../../figures/scenes/siphon-case.js';
import { TWIGS } from '../../figures/scenes/siphon-shape.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { model } from './picture-model.js';
import { output } from './picture-output.js';
import { report } from './picture-report.js';

/** Degrees of the C-arm about the patient's long axis. */
const ANGLES = [-50, 0, 50] as const;
const PANELS: readonly Panel[] = ANGLES.map((_, index) => ({
  x: 60 + index * 370,
  y: 126,
  width: 340,
  height: 640,
}));
const PER_MM = 12.4;
const AWAY = 300;

const input: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const tubes = [
      ...vesselTubes(),
      ...TWIGS.map((twig, index) => ({
        stations: twig.map((position) => ({ position, radius: 0.7 - 0.1 * index, value: 0 })),
      })),
    ];
    const frames = ANGLES.map((degrees, index) => {
      const panel = PANELS[index];
      const turn = (degrees * Math.PI) / 180;
      const settings = {
        eye: vector(-2.5 + AWAY * Math.sin(turn), 0, AWAY * Math.cos(turn)),
        target: vector(-2.5, -1, 2),
        heightAtTarget: SHEET.height / PER_MM,
        targetAt: [
          ((panel?.x ?? 0) + (panel?.width ?? 0) / 2) / SHEET.width,
          ((panel?.y ?? 0) + (panel?.height ?? 0) / 2) / SHEET.height,
        ] as const,
      };
      return contrastThickness(tubes, placeCamera(settings, width, height), width, height);
    });
    return greyPlates(width, height, PANELS, (panel, column, row) => {
      const thick = frames[panel]?.[row * width + column] ?? 0;
      // Not subtracted: the skull's soft shadows stay.
      const skull =
        0.6 +
        0.05 * noise(column / 70 + 9 * panel, row / 90, 0, 5) +
        0.02 * noise(column / 24, row / 30, panel, 8);
      return (
        0.13 + (skull - 0.13) * Math.exp(-0.2 * thick) + 0.013 * grain(column, row, 51 + panel)
      );
    });
  },
  draw: (edition, size) => {
    const letter = letters(size);
    const degrees = (angle: number): string =>
      `${angle < 0 ? '−' : angle > 0 ? '+' : ''}${Math.abs(angle)}°`;
    return pictureSheet(
      edition,
      ...PANELS.map(({ x, width }, index) =>
        label(x + width / 2, 100, degrees(ANGLES[index] ?? 0), {
          'font-size': letter.text,
          'text-anchor': 'middle',
        }),
      ),
      scaleBar({ x: 62, y: 846, millimetres: 10, perMillimetre: PER_MM }, letter),
      label(1140, 846, '3D-RA', { 'font-size': letter.small, 'text-anchor': 'end' }),
    );
  },
};

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
