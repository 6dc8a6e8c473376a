import type { Edition } from '../../contract/editions.js';
import { arrows, type Stroke } from '../../figures/charts/arrow.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { label, polyline } from '../../figures/charts/svg.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import { mixColours } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { clamp } from '../../figures/geometry/interpolation.js';
import { along, normalise, subtract, vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { colouredWall } from '../../figures/scenes/aneurysm-sheets.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { CELL, lumen, PARENT, PARENT_RADIUS } from '../../figures/vessels/aneurysm.js';

const TALL = 31;
const CAMERA: CameraSettings = {
  eye: vector(-6, 34, 110),
  target: vector(15.2, 10.4, 5.1),
  heightAtTarget: TALL,
  targetAt: [0.5, 0.47],
};
const BODY = displayableOklch(0.46, 0.04, 235);
const LINES = displayableOklch(0.84, 0.07, 215);
/** mm: every second cell of the grid in which the flow is solved. */
const SPACING = 2 * CELL;

/** A place where the model ends, with the directions along and across the artery. */
function endOfModel(x: number) {
  const index = PARENT.findIndex((place) => place.x > x);
  const [here, before] = [PARENT[index] ?? vector(x, 0, 0), PARENT[index - 1] ?? vector(0, 0, 0)];
  const way = normalise(subtract(here, before));
  return { middle: here, way, across: vector(-way.y, way.x, 0) };
}

const INLET = endOfModel(1);
const OUTLET = endOfModel(28.4);

/** The lumen between inlet and outlet. */
function cutEnds(x: number, y: number, z: number): number {
  const beyond = ({ middle, way }: typeof INLET): number =>
    (x - middle.x) * way.x + (y - middle.y) * way.y;
  return Math.max(lumen(x, y, z), -beyond(INLET), beyond(OUTLET));
}

/** How much of a line of the grid lies at a place of the wall, 0 to 1. */
function gridLine(at: Vector, { x, y, z }: Vector): number {
  const nearest = (place: number, slope: number): number => {
    const away = Math.abs(place / SPACING - Math.round(place / SPACING)) * SPACING;
    // Where the wall runs along the plane, the plane's cut would widen to a patch.
    const across = Math.sqrt(Math.max(0, 1 - slope * slope));
    return across < 0.35 ? 0 : clamp(1.4 - away / across / 0.045);
  };
  return Math.max(nearest(at.x, x), nearest(at.y, y), nearest(at.z, z));
}

function render(width: number, height: number): Picture {
  return vesselPicture(
    {
      tubes: [],
      map: () => BODY,
      camera: CAMERA,
      fog: [-2, 12],
      fogShare: 0.3,
      fade: 0.02,
      samples: 2,
      others: (camera) => [
        colouredWall(
          { eye: CAMERA.eye, camera, width, height },
          (value) => mixColours(BODY, LINES, 0.8 * value),
          gridLine,
          cutEnds,
        ),
      ],
    },
    width,
    height,
  );
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'inlet' | 'outlet' | 'wall', string>>>> = {
  zh: { inlet: '入口流量', outlet: '出口压力', wall: '刚性管壁，无滑移' },
  en: { inlet: 'Inlet flow', outlet: 'Outlet pressure', wall: 'Rigid wall, no slip' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const at = (place: Vector) => project(camera, camera.toView(place));
  const entry = along(INLET.middle, INLET.way, -3.8);
  const reach = (share: number): number => 3.2 * (1 - share * share);
  const profile = Array.from({ length: 21 }, (_, index) => -1 + index / 10).map((share) =>
    at(along(along(entry, INLET.across, share * PARENT_RADIUS), INLET.way, reach(share))),
  );
  const inward = [-0.8, -0.4, 0, 0.4, 0.8].map((share): Stroke => {
    const from = along(entry, INLET.across, share * PARENT_RADIUS);
    return [at(from), at(along(from, INLET.way, reach(share)))];
  });
  const outward = [-0.5, 0, 0.5].map((share): Stroke => {
    const from = along(along(OUTLET.middle, OUTLET.way, 0.5), OUTLET.across, share * PARENT_RADIUS);
    return [at(from), at(along(from, OUTLET.way, 2.4))];
  });
  const [enter, leave] = [at(entry), at(OUTLET.middle)];
  return pictureSheet(
    edition,
    polyline(profile, { stroke: BRAIN_BRIGHT, 'stroke-width': letter.stroke * 0.7 }),
    arrows(inward, BRAIN_BRIGHT, letter.stroke * 1.5),
    arrows(outward, HEART_BRIGHT, letter.stroke * 1.5),
    label(60, enter.y + 132, words.inlet, {
      'font-size': letter.text,
      fill: BRAIN_BRIGHT,
      'font-weight': 600,
    }),
    label(1140, leave.y + 132, words.outlet, {
      'font-size': letter.text,
      fill: HEART_BRIGHT,
      'font-weight': 600,
      'text-anchor': 'end',
    }),
    label(1140, 840, words.wall, {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
      'text-anchor': 'end',
    }),
    scaleBar({ x: 470, y: 838, millimetres: 4, perMillimetre: SHEET.height / TALL }, letter),
  );
}

export const model: Figure = { ...PICTURE, render, draw };
