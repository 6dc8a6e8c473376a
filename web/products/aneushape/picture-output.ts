import type { Edition } from '../../contract/editions.js';
import { type Axes, drawAxes, placed } from '../../figures/charts/axes.js';
import { letters } from '../../figures/charts/letters.js';
import { element, line, pathData, polyline, withUnit } from '../../figures/charts/svg.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE } from '../../figures/colour/palette.js';
import { fromHex, mixColours } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { clamp } from '../../figures/geometry/interpolation.js';
import { dot, subtract, vector, type Vector } from '../../figures/geometry/vector.js';
import { memoise } from '../../figures/memoise.js';
import type { CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { colouredWall } from '../../figures/scenes/aneurysm-sheets.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { neckFrame, sacSection } from '../../figures/vessels/sac-sections.js';

const TALL = 15.4;
const PER_MM = SHEET.height / TALL;
/** Looks along the plane of the neck with that plane level, so that heights match the axis. */
const CAMERA = memoise((): CameraSettings => {
  const { middle, up } = neckFrame();
  return {
    eye: vector(middle.x, middle.y + 4, 130),
    target: vector(middle.x, middle.y, middle.z),
    up,
    heightAtTarget: TALL,
    targetAt: [0.27, 0.7],
  };
});
const SAC = displayableOklch(0.52, 0.085, 212);
const BAND = fromHex(BRAIN_BRIGHT);
const ARTERY = displayableOklch(0.44, 0.03, 235);

function above(at: Vector): number {
  const { middle, up } = neckFrame();
  return dot(subtract(at, middle), up);
}

function render(width: number, height: number): Picture {
  return vesselPicture(
    {
      tubes: [],
      map: () => SAC,
      camera: CAMERA(),
      fog: [-1, 8],
      fogShare: 0.35,
      fade: 0.05,
      glowAt: [0.26, 0.45],
      samples: 2,
      others: (camera) => [
        colouredWall(
          { eye: CAMERA().eye, camera, width, height },
          (value) => (value < 0 ? ARTERY : mixColours(SAC, BAND, value)),
          (at) => {
            const height = above(at);
            if (height < 0) return -1;
            const away = Math.abs(height - Math.round(height));
            return clamp(1.6 - away / 0.035);
          },
        ),
      ],
    },
    width,
    height,
  );
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'diameter' | 'height', string>>>> = {
  zh: { diameter: '截面直径', height: '距瘤颈高度' },
  en: { diameter: 'Section diameter', height: 'Height above neck' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const base = 0.7 * SHEET.height;
  const axes: Axes = {
    x: 690,
    y: base - 8 * PER_MM,
    width: 420,
    height: 8 * PER_MM,
    across: {
      range: [0, 8],
      ticks: [0, 2, 4, 6, 8],
      title: withUnit(edition, words.diameter, 'mm'),
    },
    up: { range: [0, 8], ticks: [2, 4, 6, 8], title: withUnit(edition, words.height, 'mm') },
  };
  const sections = Array.from({ length: 39 }, (_, index) => index / 5).flatMap(
    (height) => sacSection(height) ?? [],
  );
  const curve = sections.map(({ height, diameter }) => placed(axes, diameter, height));
  const widest = sections.reduce((most, one) => (one.diameter > most.diameter ? one : most));
  const wide = placed(axes, widest.diameter, widest.height);
  const [foot] = curve;
  return pictureSheet(
    edition,
    drawAxes(axes, letter),
    element('path', {
      d: pathData(
        [placed(axes, 0, 0), ...curve, placed(axes, 0, sections.at(-1)?.height ?? 0)],
        true,
      ),
      fill: BRAIN_BRIGHT,
      'fill-opacity': 0.14,
    }),
    polyline(curve, { stroke: BRAIN_BRIGHT, 'stroke-width': letter.stroke * 2 }),
    line(150, base, axes.x, base, {
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '10 8',
    }),
    element('circle', { cx: foot?.x, cy: foot?.y, r: letter.stroke * 3.4, fill: HEART_BRIGHT }),
    element('circle', { cx: wide.x, cy: wide.y, r: letter.stroke * 3.4, fill: ON_STAGE }),
  );
}

export const output: Figure = { ...PICTURE, render, draw };
