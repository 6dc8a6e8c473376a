import { enlarged } from '../../figures/render/picture.js';
import type { Edition } from '../../contract/editions.js';
import { callout } from '../../figures/charts/callout.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { PICTURE, pictureSheet, SHEET_SCALE } from '../../figures/charts/picture-sheet.js';
import { flowMap } from '../../figures/colour/maps.js';
import { HEART_BRIGHT } from '../../figures/colour/palette.js';
import type { Figure } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import { creased } from '../../figures/render/tube.js';
import { sampleTrees } from '../../figures/scenes/coronary-case.js';
import { heartEye, heartPicture } from '../../figures/scenes/heart-picture.js';
import { analysedSegment, arrivalTubes, imrNumbers } from '../../figures/scenes/imr-case.js';
import { territoryColour } from '../../figures/scenes/territory.js';

const CAMERA: CameraSettings = {
  eye: heartEye(34, 10, 420),
  target: vector(6, -7, 0),
  up: vector(0.34, 0.94, 0),
  heightAtTarget: 128,
  targetAt: [0.4, 0.5],
};

/** s at the lower end of the colours. */
const LATEST = 2;

/** Place of a time in the colours, paler where blood arrives sooner; square root, as marked. */
function share(seconds: number): number {
  return 1 - Math.sqrt(Math.min(1, seconds / LATEST)) * 0.96;
}

/** The heart is a soft shape: it is computed with fewer pixels than the picture has. */
const SMALLER = 0.7;

const WORDS: Readonly<Record<Edition, Readonly<Record<'time' | 'territory', string>>>> = {
  zh: { time: '到达时间（s）', territory: '前降支供血区' },
  en: { time: 'Arrival (s)', territory: 'LAD territory' },
};

export const output: Figure = {
  ...PICTURE,
  render: (width, height) =>
    enlarged(
      heartPicture(
        {
          tubes: creased(arrivalTubes(share)),
          isSmall: true,
          map: flowMap,
          camera: CAMERA,
          glowAt: [0.4, 0.5],
          fade: 0.04,
          bodyAt: territoryColour(),
        },
        width * SMALLER,
        height * SMALLER,
      ),
      width,
      height,
    ),
  draw: (edition, size) => {
    const letter = letters(size);
    const words = WORDS[edition];
    const camera = placeCamera(CAMERA, PICTURE.width * SHEET_SCALE, PICTURE.height * SHEET_SCALE);
    const { nodes } = sampleTrees().left.tree;
    const at = (node: number | undefined) =>
      project(camera, camera.toView(nodes[node ?? 0]?.position ?? vector(0, 0, 0)));
    const lad = sampleTrees().left.named.get('LAD') ?? [];
    const { imr, transit } = imrNumbers();
    return pictureSheet(
      edition,
      callout(
        { at: at(analysedSegment().at(-1)), dx: -60, dy: 130, name: 'T', value: `${transit} s` },
        letter,
      ),
      callout(
        {
          at: at(lad[Math.round(lad.length * 0.8)]),
          dx: 220,
          dy: 60,
          name: 'IMR',
          value: `${imr} U`,
          colour: HEART_BRIGHT,
        },
        letter,
      ),
      colourBar(
        {
          x: 900,
          y: 150,
          height: 300,
          map: flowMap,
          range: [0, LATEST],
          place: share,
          ticks: [0, 0.1, 0.5, 1, 2].map((value) => ({ at: value, text: String(value) })),
          title: words.time,
        },
        letter,
      ),
    );
  },
};
