import type { Edition } from '../../contract/editions.js';
import { callout } from '../../figures/charts/callout.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import { BRAIN_BRIGHT, HEART_BRIGHT } from '../../figures/colour/palette.js';
import { fromHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { add, scale, vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import type { Tube } from '../../figures/render/tube.js';
import { PARENT_DIAMETER } from '../../figures/scenes/aneurysm-case.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import { glassWall } from '../../figures/scenes/aneurysm-sheets.js';
import { deviceLine, LANDING, type Frame } from '../../figures/scenes/diverter-case.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { PARENT, PARENT_RADIUS } from '../../figures/vessels/aneurysm.js';

const TALL = 19.5;
const CAMERA: CameraSettings = {
  eye: vector(24, 46, 98),
  target: vector(16, 12.6, 5.1),
  heightAtTarget: TALL,
  targetAt: [0.5, 0.45],
};
const COLOURS = [fromHex(BRAIN_BRIGHT), fromHex(HEART_BRIGHT), displayableOklch(0.88, 0.02, 230)];
const AROUND = 48;

function ring({ at, up }: Frame, value: number): Tube {
  const stations = Array.from({ length: AROUND + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index) / AROUND;
    const away = add(scale(up, Math.cos(angle)), vector(0, 0, Math.sin(angle)));
    return { position: add(at, scale(away, PARENT_RADIUS - 0.02)), radius: 0.06, value };
  });
  return { stations };
}

/** Cross-sections at even distances within a landing zone. */
function zone({ from, to }: { readonly from: number; readonly to: number }): Frame[] {
  const inside = deviceLine().filter(({ at }) => at.x >= from && at.x <= to);
  return inside.filter((_, index) => index % 6 === 0);
}

function render(width: number, height: number): Picture {
  const centreline = PARENT.filter(({ x }) => x > 1 && x < 30);
  return vesselPicture(
    {
      tubes: [
        { stations: centreline.map((position) => ({ position, radius: 0.07, value: 2 })) },
        ...zone(LANDING.proximal).map((frame) => ring(frame, 0)),
        ...zone(LANDING.distal).map((frame) => ring(frame, 1)),
      ],
      map: (value) => COLOURS[Math.round(value)] ?? { r: 1, g: 1, b: 1 },
      camera: CAMERA,
      fog: [-1, 10],
      fogShare: 0.3,
      occlusionReach: 0.7,
      fade: 0.1,
      samples: 2,
      others: (camera) => [
        { ...glassWall({ eye: CAMERA.eye, camera, width, height }), inFront: true },
      ],
    },
    width,
    height,
  );
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'proximal' | 'distal', string>>>> = {
  zh: { proximal: '近端', distal: '远端' },
  en: { proximal: 'Proximal', distal: 'Distal' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const camera = placeCamera(CAMERA, SHEET.width, SHEET.height);
  const at = (place: Vector) => project(camera, camera.toView(place));
  const middle = (frames: readonly Frame[]): Vector => {
    const frame = frames[Math.floor(frames.length / 2)];
    return frame ? add(frame.at, scale(frame.up, -PARENT_RADIUS)) : vector(0, 0, 0);
  };
  const value = `${PARENT_DIAMETER.toFixed(1)} mm`;
  const left = at(middle(zone(LANDING.proximal)));
  const right = at(middle(zone(LANDING.distal)));
  return pictureSheet(
    edition,
    callout(
      {
        at: left,
        dx: 380 - left.x,
        dy: 820 - left.y,
        name: words.proximal,
        value,
        colour: BRAIN_BRIGHT,
      },
      letter,
    ),
    callout(
      {
        at: right,
        dx: 835 - right.x,
        dy: 820 - right.y,
        name: words.distal,
        value,
        colour: HEART_BRIGHT,
      },
      letter,
    ),
    scaleBar({ x: 62, y: 110, millimetres: 4, perMillimetre: SHEET.height / TALL }, letter),
  );
}

export const model: Figure = { ...PICTURE, render, draw };
