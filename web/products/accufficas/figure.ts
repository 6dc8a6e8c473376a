import type { Edition } from '../../contract/editions.js';
import { drawAxes, placed, type Axes } from '../../figures/charts/axes.js';
import { callout } from '../../figures/charts/callout.js';
import { colouredCurve } from '../../figures/charts/coloured-curve.js';
import { letters } from '../../figures/charts/letters.js';
import { drawing, element, label } from '../../figures/charts/svg.js';
import { pressureMap } from '../../figures/colour/maps.js';
import { BRAIN_BRIGHT, ON_STAGE, STAGE } from '../../figures/colour/palette.js';
import { fromHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import { onTop, type Picture } from '../../figures/render/picture.js';
import { brainTubes } from '../../figures/vessels/brain-tubes.js';
import { intracranialProfile, solveIntracranial } from '../../figures/scenes/intracranial-case.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';

const WIDTH = 1200;
const HEIGHT = 1080;
/** Share of the frame's height for the vessels; the curve stands below. */
const SCENE = 0.62;
const LOWEST = 0.5;

/** Place of a pressure ratio in the colours of vessels and curve alike. */
function ratioShare(ratio: number): number {
  return (ratio - LOWEST) / (1 - LOWEST);
}

const CAMERA: CameraSettings = {
  eye: vector(-40, 20, 420),
  target: vector(17, 7, 0),
  heightAtTarget: 74,
  targetAt: [0.47, 0.5],
};

function render(width: number, height: number): Picture {
  const { trees, lesion, ratioAt } = solveIntracranial();
  const values = (side: 'left' | 'right' | 'basilar'): number[] =>
    trees[side].tree.nodes.map((_, node) => ratioShare(ratioAt(side, node)));
  const tubes = brainTubes(trees, values, { side: 'left', at: lesion.narrowing });
  const picture = vesselPicture(
    { tubes, map: pressureMap, camera: CAMERA, fog: [-25, 60], fogShare: 0.88 },
    width,
    Math.round(height * SCENE),
  );
  return onTop(picture, height, fromHex(STAGE));
}

const WORDS: Readonly<Record<Edition, Record<'along' | 'value' | 'lesion', string>>> = {
  zh: { along: '沿血管距离（mm）', value: '压力比（相对入口）', lesion: 'M1 狭窄' },
  en: {
    along: 'Distance along the vessel (mm)',
    value: 'Pressure ratio (to the inlet)',
    lesion: 'M1 stenosis',
  },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const { places, ratio, tree, lesion } = intracranialProfile();
  const words = WORDS[edition];
  const axes: Axes = {
    x: 120,
    y: 742,
    width: 940,
    height: 200,
    across: { range: [0, 70], ticks: [0, 10, 20, 30, 40, 50, 60, 70], title: words.along },
    up: {
      range: [0.6, 1],
      ticks: [0.6, 0.8, 1],
      title: words.value,
      format: (value) => value.toFixed(1),
    },
  };
  const shown = places.filter(({ at }) => at <= 70);
  const inside = shown.filter(({ node }) => lesion.nodes.includes(node));
  const [from, to] = [inside[0]?.at ?? 0, inside.at(-1)?.at ?? 0];
  const band = { left: placed(axes, from, 1), right: placed(axes, to, 1) };
  const camera = placeCamera(CAMERA, WIDTH, HEIGHT * SCENE);
  const throat = tree.nodes[lesion.throat]?.position ?? vector(0, 0, 0);
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    callout(
      {
        at: project(camera, camera.toView(throat)),
        dx: 160,
        dy: 150,
        name: size === 'wide' ? words.lesion : 'M1',
        value: `Pd/Pa ${ratio.toFixed(2)}`,
        colour: ON_STAGE,
      },
      letter,
    ),
    element('rect', {
      x: band.left.x,
      y: axes.y,
      width: band.right.x - band.left.x,
      height: axes.height,
      fill: BRAIN_BRIGHT,
      'fill-opacity': 0.16,
    }),
    drawAxes(axes, letter),
    ...colouredCurve(
      shown.map(({ at, ratio: value }) => placed(axes, at, value)),
      shown.map(({ ratio: value }) => pressureMap(ratioShare(value))),
      letter.stroke * 2.6,
    ),
    label(band.left.x - 8, axes.y + axes.height - 12, 'M1', {
      'font-size': letter.small,
      'text-anchor': 'end',
    }),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: () => ({ pressureRatio: Number(intracranialProfile().ratio.toFixed(2)) }),
};
