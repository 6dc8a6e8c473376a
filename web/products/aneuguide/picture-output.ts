import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { label, line, polyline, type Point } from '../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE_SOFT,
  STAGE_LINE,
} from '../../figures/colour/palette.js';
import type { Edition } from '../../contract/editions.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import { type Picture, sideBySide } from '../../figures/render/picture.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { SHAPED } from '../../figures/scenes/siphon-case.js';
import { pattern, tipShape } from '../../figures/scenes/siphon-shape.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';

const TALL = 25;
const PER_MM = SHEET.height / TALL;
/** Far away, so that both views are as good as parallel and true to scale. */
const FAR = 2000;
const PLAN: CameraSettings = {
  eye: vector(-6, -1, FAR),
  target: vector(-6, -1, 0),
  heightAtTarget: TALL,
  targetAt: [0.5, 0.5],
};
/** Along the piece between the bends: shows the angle between their planes. */
const END: CameraSettings = {
  eye: vector(FAR, -1, 0),
  target: vector(0, -1, 0),
  heightAtTarget: TALL,
  targetAt: [0.5, 0.5],
};
const SPLIT = 0.6;

function view(camera: CameraSettings, width: number, height: number): Picture {
  const stations = pattern().path.map((position) => ({ position, radius: 0.34, value: 0 }));
  return vesselPicture(
    {
      tubes: [{ stations }],
      map: () => SHAPED,
      camera,
      fog: [20, 40],
      fade: 0.05,
      samples: 2,
    },
    width,
    height,
  );
}

function render(width: number, height: number): Picture {
  const left = Math.round(width * SPLIT);
  return sideBySide(view(PLAN, left, height), view(END, width - left, height));
}

function arc(at: Point, from: number, to: number, radius: number): Point[] {
  return Array.from({ length: 17 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 16) * Math.PI) / 180;
    return { x: at.x + radius * Math.cos(angle), y: at.y - radius * Math.sin(angle) };
  });
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'plan' | 'end', string>>>> = {
  zh: { plan: '远端弯曲平面', end: '沿导管轴' },
  en: { plan: 'Plane of distal bend', end: 'Along the shaft' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const shape = tipShape();
  const { corners } = pattern();
  const split = SHEET.width * SPLIT;
  const plan = placeCamera(PLAN, split, SHEET.height);
  const end = placeCamera(END, SHEET.width - split, SHEET.height);
  const inPlan = (place: Vector | undefined): Point =>
    project(plan, plan.toView(place ?? vector(0, 0, 0)));
  const inEnd = (place: Vector | undefined): Point => {
    const { x, y } = project(end, end.toView(place ?? vector(0, 0, 0)));
    return { x: x + split, y };
  };
  const [tip, first, second] = [inPlan(corners[0]), inPlan(corners[1]), inPlan(corners[2])];
  const centre = inEnd(corners[1]);
  const value = (x: number, y: number, text: string, fill: string, anchor = 'middle'): string =>
    label(x, y, text, {
      'font-size': letter.text,
      'font-weight': 600,
      'text-anchor': anchor,
      fill,
    });
  const dashed = {
    stroke: ON_STAGE_SOFT,
    'stroke-width': letter.stroke * 0.8,
    'stroke-dasharray': '7 7',
  };
  const bow = { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.3 };
  const size1 = 1.9 * PER_MM;
  const start = inPlan(corners[3]);
  const rise = Math.atan2(start.y - second.y, second.x - start.x);
  const half = (shape.distal * Math.PI) / 360;
  return pictureSheet(
    edition,
    line(split, 100, split, 800, { stroke: STAGE_LINE }),
    label(60, 92, words.plan, { 'font-size': letter.text }),
    label(split + 40, 92, words.end, { 'font-size': letter.text }),
    line(first.x, first.y, first.x + 2.6 * PER_MM, first.y, dashed),
    polyline(arc(first, 0, shape.distal, size1), bow),
    value(
      first.x + (size1 + 16) * Math.cos(half),
      first.y - (size1 + 16) * Math.sin(half),
      `${shape.distal}°`,
      HEART_BRIGHT,
      'start',
    ),
    value(
      (tip.x + first.x) / 2 - 0.6 * PER_MM,
      (tip.y + first.y) / 2 - 6,
      `${shape.tip.toFixed(1)} mm`,
      BRAIN_BRIGHT,
      'end',
    ),
    value(
      (first.x + second.x) / 2,
      first.y + 0.6 * PER_MM + letter.text,
      `${shape.between.toFixed(1)} mm`,
      BRAIN_BRIGHT,
    ),
    line(
      second.x,
      second.y,
      second.x + 2.6 * PER_MM * Math.cos(rise),
      second.y - 2.6 * PER_MM * Math.sin(rise),
      dashed,
    ),
    polyline(arc(second, 0, (180 / Math.PI) * rise, size1), bow),
    value(
      second.x + (size1 + 16) * Math.cos(rise / 2),
      second.y - (size1 + 16) * Math.sin(rise / 2),
      `${shape.proximal}°`,
      HEART_BRIGHT,
      'start',
    ),
    line(centre.x, centre.y, centre.x, centre.y - 3.4 * PER_MM, dashed),
    polyline(arc(centre, 90, 90 + planeTurn(centre, inEnd(corners[3])), 2.6 * PER_MM), bow),
    value(centre.x + 24, centre.y - 3 * PER_MM, `${shape.planes}°`, HEART_BRIGHT, 'start'),
    scaleBar({ x: 62, y: 838, millimetres: 2, perMillimetre: PER_MM }, letter),
  );
}

/** Degrees from straight up to a place around a centre, anticlockwise. */
function planeTurn(centre: Point, { x, y }: Point): number {
  return (180 / Math.PI) * Math.atan2(centre.y - y, x - centre.x) - 90;
}

export const output: Figure = { ...PICTURE, render, draw };
