import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, line, polyline, type Point } from '../../figures/charts/svg.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE } from '../../figures/colour/palette.js';
import type { Figure, Mark } from '../../figures/figure.js';
import { mix, vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { PICTURE, inPercent, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { catheterTubes, SHAFT, SHAPED, siphonGlass } from '../../figures/scenes/siphon-case.js';
import { tipShape } from '../../figures/scenes/siphon-shape.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';

const TALL = 24;
const CAMERA: CameraSettings = {
  eye: vector(-30, 26, 140),
  target: vector(4, 6, 2),
  heightAtTarget: TALL,
  targetAt: [0.42, 0.5],
};
/** Of the path: up to some way behind the second bend, which the lead figure leaves to the artery. */
const SHAPED_POINTS = 52;
/** The two planes of bending, seen along the piece between the bends. */
const DIAL = { x: 960, y: 560, radius: 100 };

function render(width: number, height: number): Picture {
  return vesselPicture(
    {
      tubes: catheterTubes(SHAPED_POINTS),
      map: (value) => (value > 0.5 ? SHAPED : SHAFT),
      camera: CAMERA,
      fog: [0, 20],
      fogShare: 0.4,
      fade: 0.14,
      glowAt: [0.42, 0.5],
      samples: 2,
      others: (camera) => [siphonGlass(camera, width, height)],
    },
    width,
    height,
  );
}

function onSheet(place: Vector): Point {
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  return project(camera, camera.toView(place));
}

function onDial(degrees: number, share: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: DIAL.x + DIAL.radius * share * Math.sin(angle),
    y: DIAL.y - DIAL.radius * share * Math.cos(angle),
  };
}

export const report: Figure = {
  ...PICTURE,
  render,
  draw: (edition, size) => {
    const letter = letters(size);
    const { places, planes } = tipShape();
    const bends = [places[1], places[2]].map(onSheet);
    const ray = (degrees: number, stroke: string): string => {
      const end = onDial(degrees, 1.25);
      return line(DIAL.x, DIAL.y, end.x, end.y, { stroke, 'stroke-width': letter.stroke * 2 });
    };
    const bow = Array.from({ length: 17 }, (_, index) => onDial((planes * index) / 16, 0.8));
    return pictureSheet(
      edition,
      ...bends.map(({ x, y }) =>
        element('circle', {
          cx: x,
          cy: y,
          r: 18,
          fill: 'none',
          stroke: HEART_BRIGHT,
          'stroke-width': letter.stroke * 1.4,
        }),
      ),
      ray(0, BRAIN_BRIGHT),
      ray(planes, ON_STAGE),
      polyline(bow, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.3 }),
      element('circle', { cx: DIAL.x, cy: DIAL.y, r: letter.stroke * 3, fill: HEART_BRIGHT }),
      scaleBar({ x: 860, y: 846, millimetres: 5, perMillimetre: SHEET.height / TALL }, letter),
    );
  },
  marks: (): Mark[] => {
    const { distal, proximal, planes, tip, between, places } = tipShape();
    const beside = (place: Vector, dx: number, dy: number) => {
      const { x, y } = onSheet(place);
      return inPercent({ x: x + dx, y: y + dy });
    };
    return [
      { ...beside(places[1], -70, 40), value: String(distal) },
      { ...beside(places[2], 90, 20), value: String(proximal) },
      { ...inPercent(onDial(planes / 2, 1.3)), value: String(planes) },
      { ...beside(mix(places[0], places[1], 0.2), -40, -60), value: tip.toFixed(1) },
      { ...beside(mix(places[1], places[2], 0.5), 40, 90), value: between.toFixed(1) },
    ];
  },
};
