import type { Edition } from '../../contract/editions.js';
import { fromLesion, HALF_WIDTH } from '../anatomy/perfusion-lesion.js';
import { skullRadius } from '../anatomy/brain-slice.js';
import { callout } from '../charts/callout.js';
import type { Letters } from '../charts/letters.js';
import { scaleBar } from '../charts/scale-bar.js';
import { polyline } from '../charts/svg.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE_SOFT } from '../colour/palette.js';
import { fromHex } from '../colour/srgb.js';
import { sampledField } from '../geometry/sampled-field.js';
import { along, dot, normalise, vector, type Vector } from '../geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../render/camera.js';
import { compose, type Sheet } from '../render/compose.js';
import { shade } from '../render/light.js';
import { enlarged, type Picture } from '../render/picture.js';
import { solidLayer } from '../render/solid.js';
import { stageLighting } from '../render/stage.js';
import { modelPoint, type Placement } from './aneurysm-sheets.js';
import type { Mismatch } from './perfusion-case.js';
import { SHEET } from '../charts/picture-sheet.js';
import { MARGIN } from './stroke-frame.js';

const EYE = vector(470, 230, 300);
/** mm; x to the patient's left, y up, z to the forehead: seen from the left, front and above. */
const CAMERA: CameraSettings = {
  eye: EYE,
  target: vector(0, 0, 0),
  // At right angles to the view, as a camera that looks down needs it.
  up: normalise(along(vector(0, 1, 0), EYE, -EYE.y / dot(EYE, EYE))),
  heightAtTarget: 150,
  targetAt: [0.5, 0.49],
};

/** Reach of the brain in units of half the skull's width: across, and up. */
const BRAIN = { across: 0.885, up: 0.78 };
/** Distance from the lesion's middle, as `fromLesion` measures it, at the border of each volume. */
const BORDERS = { core: 0.54, delayed: 0.87 };
/** mm between the points of the grid on which the lesion is computed in view space, and its reach. */
const GRID = { spacing: 3, reach: 54 };
const POINTS = Math.ceil((2 * GRID.reach) / GRID.spacing);
const MIDDLE = vector(42, 2, 0);
/** mm in one unit of `fromLesion` where it rises most, so that no step passes the surface. */
const PER_UNIT = 20;

/** mm to the brain's surface, negative within. */
function toSurface(x: number, y: number, z: number): number {
  const across = skullRadius(x / HALF_WIDTH, z / HALF_WIDTH) / BRAIN.across;
  return 50 * (Math.hypot(across, y / HALF_WIDTH / BRAIN.up) - 0.99);
}

function volumeSheet(place: Placement, border: number, hex: string, clear: number): Sheet {
  const middle = place.camera.toView(MIDDLE);
  const corner = vector(middle.x - GRID.reach, middle.y - GRID.reach, middle.z - GRID.reach);
  const field = sampledField(
    (x, y, z) => {
      const at = modelPoint(place, x + corner.x, y + corner.y, z + corner.z);
      const away = fromLesion(at.x / HALF_WIDTH, at.z / HALF_WIDTH, at.y / HALF_WIDTH) - border;
      return Math.max(away * PER_UNIT, toSurface(at.x, at.y, at.z));
    },
    [POINTS, POINTS, POINTS],
    GRID.spacing,
  );
  const colour = fromHex(hex);
  return {
    trace: solidLayer(
      (x, y, z) => field(x - corner.x, y - corner.y, z - corner.z),
      place.camera,
      place.width,
      place.height,
      [middle.z - 50, middle.z + 50],
    ),
    look: (hit, view) => {
      const facing = Math.max(0, -(hit.nx * view.x + hit.ny * view.y + hit.nz * view.z));
      return {
        colour: shade(
          hit,
          view,
          colour,
          { roughness: 0.5, gloss: 0.22, rim: 0.3 },
          stageLighting,
          1,
          1,
        ),
        cover: clear + (1 - clear) * (1 - facing) ** 2.4,
      };
    },
  };
}

/** Core and penumbra as solids: the penumbra lets the core be seen. */
export function volumePicture(width: number, height: number): Picture {
  // Soft shapes need no more than half the pixels.
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const camera = placeCamera(CAMERA, columns, rows);
  const place: Placement = { eye: CAMERA.eye, camera, width: columns, height: rows };
  const middle = camera.toView(CAMERA.target).z;
  const half = compose({
    camera,
    width: columns,
    height: rows,
    sheets: [
      volumeSheet(place, BORDERS.delayed, BRAIN_BRIGHT, 0.3),
      volumeSheet(place, BORDERS.core, HEART_BRIGHT, 1),
    ],
    fog: [middle + 60, middle + 200],
  });
  return enlarged(half, width, height);
}

function outlineAt(height: number): Vector[] {
  const reach = BRAIN.across * Math.sqrt(Math.max(0, 1 - (height / HALF_WIDTH / BRAIN.up) ** 2));
  return Array.from({ length: 61 }, (_, index) => {
    const angle = (index / 60) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const radius = (reach / skullRadius(x, y)) * HALF_WIDTH;
    return vector(x * radius, height, y * radius);
  });
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'core' | 'penumbra', string>>>> = {
  zh: { core: '梗死核心', penumbra: '半暗带' },
  en: { core: 'Core', penumbra: 'Penumbra' },
};

/** The brain as outlines of its slices, and the names of the volumes. */
export function volumeDrawing(
  edition: Edition,
  letter: Letters,
  { core, penumbra }: Mismatch,
): string[] {
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const seen = (point: Vector) => project(camera, camera.toView(point));
  const rings = [-45, -30, -15, 0, 15, 30, 45].map((height) =>
    polyline(outlineAt(height).map(seen), {
      stroke: ON_STAGE_SOFT,
      'stroke-opacity': 0.34,
      'stroke-width': letter.stroke * 0.6,
    }),
  );
  const perMillimetre = SHEET.height / CAMERA.heightAtTarget;
  return [
    ...rings,
    callout(
      {
        at: seen(vector(50, 8, 6)),
        dx: 110,
        dy: -250,
        name: WORDS[edition].core,
        value: `${core} mL`,
        colour: HEART_BRIGHT,
      },
      letter,
    ),
    callout(
      {
        at: seen(vector(50, -6, -34)),
        dx: -40,
        dy: 225,
        name: WORDS[edition].penumbra,
        value: `${penumbra} mL`,
        colour: BRAIN_BRIGHT,
      },
      letter,
    ),
    scaleBar({ x: MARGIN, y: SHEET.height - MARGIN, millimetres: 30, perMillimetre }, letter),
  ];
}
