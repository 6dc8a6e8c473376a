import { ultrasound } from '../../figures/anatomy/vessel-section.js';
import { callout } from '../../figures/charts/callout.js';
import { drawAxes, placed } from '../../figures/charts/axes.js';
import { drawing, element, label, line } from '../../figures/charts/svg.js';
import { fromOklab } from '../../figures/colour/oklab.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../figures/colour/palette.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { Figure, Mark } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import { quickTubes } from '../../figures/render/quick-tubes.js';
import { ffrColour, ffrShare } from '../../figures/scenes/coronary-case.js';
import { PICTURE } from '../../figures/charts/picture-sheet.js';
import { frameLetters, renderPanels, span } from '../../figures/scenes/panels.js';
import {
  pullback,
  pullbackNumbers,
  wallRadius,
  lumenRadius,
} from '../../figures/scenes/pullback-case.js';
import {
  closed,
  disc,
  FRAMES,
  LENGTH,
  narrowest,
  ring,
  vesselArea,
} from '../../figures/scenes/pullback-images.js';
import {
  pullbackInput,
  pullbackModel,
  type PullbackLook,
} from '../../figures/scenes/pullback-pictures.js';
import {
  areaAxes,
  areaCurve,
  ffrAt,
  ffrAxes,
  ffrChart,
  markAt,
} from '../../figures/scenes/pullback-results.js';

/** Two more frames of the run, in mm from its distal end. */
const OTHERS = [
  { at: 30, x: 486, y: 34 },
  { at: 8, x: 486, y: 222 },
];
const SMALL = 176;

const LOOK: PullbackLook = {
  brightness: ultrasound,
  tint: (level) => fromOklab(0.1 + 0.86 * level, 0, -0.012),
  name: 'IVUS',
  speed: '0.5 mm/s',
  cursor: 42,
  hasMedia: true,
  length: LENGTH,
  bloodFrom: Infinity,
  beside: (look) => OTHERS.map(({ at, x, y }) => disc(look, x, y, SMALL, at)),
  besideLabels: (_, letter) =>
    OTHERS.map(({ at, x, y }) =>
      label(x + SMALL + 14, y + SMALL / 2 + letter.small * 0.35, `${at} mm`, {
        'font-size': letter.small,
        fill: ON_STAGE_SOFT,
      }),
    ),
};

/** Part of the run that the lumen is shown of, in mm. */
const SHOWN = [11, 43] as const;

/** The lumen from obliquely in front, its distal end on the left. */
const TILT = 0.42;
const VIEW: CameraSettings = {
  eye: vector(27 - 260 * Math.sin(TILT), 40, 260 * Math.cos(TILT)),
  target: vector(27, 0, 0),
  heightAtTarget: 31,
  targetAt: [0.5, 0.29],
};
const CURVE = { x: 96, y: 378, width: 640, height: 124 };

const output: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const inView = pullback().filter(({ at }) => at >= SHOWN[0] && at <= SHOWN[1]);
    const stations = inView.map(({ at, ffr }) => ({
      position: vector(at, 0, 0),
      radius: lumenRadius(at),
      value: ffrShare(ffr),
    }));
    const camera = placeCamera(VIEW, width, height);
    return quickTubes({
      tubes: [{ stations }],
      map: ffrColour,
      camera,
      width,
      height,
      fog: [400, 500],
      glowAt: [0.5, 0.3],
    });
  },
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const camera = placeCamera(VIEW, PICTURE.width, PICTURE.height);
    const seen = (at: number) => project(camera, camera.toView(vector(at, 0, 0)));
    const rings = Array.from({ length: 16 }, (_, index) => {
      const at = SHOWN[0] + 1 + index * 2;
      const [top, front] = [vector(at, wallRadius(at), 0), vector(at, 0, wallRadius(at))].map(
        (place) => project(camera, camera.toView(place)),
      );
      const { x, y } = seen(at);
      return element('ellipse', {
        cx: x,
        cy: y,
        rx: Math.abs((front?.x ?? x) - x),
        ry: Math.abs((top?.y ?? y) - y),
        fill: 'none',
        stroke: ON_STAGE_SOFT,
        'stroke-opacity': 0.55,
        'stroke-width': letter.stroke * 0.7,
      });
    });
    const axes = ffrAxes(CURVE, edition);
    const reading = (at: number, dx: number, dy: number, colour: string): string =>
      callout({ at: seen(at), dx, dy, name: 'FFR', value: ffrAt(at).toFixed(2), colour }, letter);
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      ...rings,
      reading(FRAMES.distal - 2, -40, -110, HEART_BRIGHT),
      reading(FRAMES.proximal + 2, 20, 110, ON_STAGE),
      ...ffrChart(axes, letter),
    );
  },
};

const SECTION = { x: 40, y: 60, width: 290, height: 290 };
const TOP = { x: 430, y: 84, width: 318, height: 170 };
const AREAS = { x: 430, y: 366, width: 318, height: 140 };

const report: Figure = {
  ...PICTURE,
  render: (width, height) =>
    renderPanels([disc(LOOK, SECTION.x, SECTION.y, SECTION.width, narrowest())], width, height),
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const areas = areaAxes(AREAS, edition, 12);
    const across = (at: number): number => placed(areas, at, 0).x;
    const { at } = pullbackNumbers();
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      closed(ring(SECTION, at, 'media'), BRAIN_BRIGHT, letter.stroke * 1.4),
      closed(ring(SECTION, at, 'lumen'), HEART_BRIGHT, letter.stroke * 1.6, HEART_BRIGHT),
      ...ffrChart(ffrAxes(TOP, edition, false), letter),
      drawAxes(areas, letter),
      drawAreas(areas, letter.stroke),
      line(across(at), AREAS.y, across(at), AREAS.y + AREAS.height, {
        stroke: HEART_BRIGHT,
        'stroke-width': letter.stroke,
        'stroke-dasharray': '5 4',
      }),
      span([across(FRAMES.distal), across(FRAMES.proximal)], AREAS.y - 2, '', letter),
      legend(edition, letter),
    );
  },
  marks,
};

function drawAreas(areas: ReturnType<typeof areaAxes>, stroke: number): string {
  return element(
    'g',
    {},
    ...areaCurve(areas, 'wall', BRAIN_BRIGHT, stroke * 1.6),
    ...areaCurve(areas, 'lumen', HEART_BRIGHT, stroke * 1.6),
  );
}

function legend(edition: 'zh' | 'en', letter: ReturnType<typeof frameLetters>): string {
  const rows = [
    { name: edition === 'zh' ? '管腔' : 'Lumen', colour: HEART_BRIGHT },
    { name: edition === 'zh' ? '外弹力膜' : 'EEM', colour: BRAIN_BRIGHT },
  ];
  return element(
    'g',
    {},
    ...rows.flatMap(({ name, colour }, index) => {
      const y = 420 + index * letter.small * 1.9;
      return [
        line(44, y, 72, y, { stroke: colour, 'stroke-width': letter.stroke * 2 }),
        label(84, y + letter.small * 0.35, name, {
          'font-size': letter.small,
          fill: ON_STAGE_SOFT,
        }),
      ];
    }),
  );
}

function marks(): Mark[] {
  const [ffrs, areas] = [ffrAxes(TOP, 'en'), areaAxes(AREAS, 'en', 12)];
  const { mla, burden, ffr, at } = pullbackNumbers();
  const middle = { x: SECTION.x + SECTION.width / 2, y: SECTION.y + SECTION.height / 2 };
  const length = FRAMES.proximal - FRAMES.distal;
  return [
    markAt(placed(ffrs, 42, 0.983), 0, 0, ''),
    markAt(placed(ffrs, 0, ffr), 46, -44, ffr.toFixed(2)),
    markAt(placed(areas, 9, 6.3), 0, 0, ''),
    markAt(placed(areas, at, mla), 44, -12, mla.toFixed(1)),
    markAt(middle, 64, -108, vesselArea(at).toFixed(1)),
    markAt(middle, -58, 26, burden.toFixed(0)),
    markAt(placed(areas, FRAMES.proximal, 12), 44, -8, length.toFixed(0)),
  ];
}

export const pictures: Readonly<Record<ProductPicture, Figure>> = {
  input: pullbackInput(LOOK),
  model: pullbackModel(LOOK),
  output,
  report,
};
