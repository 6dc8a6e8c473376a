import { displayableOklch } from '../../../figures/colour/oklab.js';
import { STAGE } from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { smoothStep } from '../../../figures/geometry/interpolation.js';
import { vector } from '../../../figures/geometry/vector.js';
import { memoise } from '../../../figures/memoise.js';
import {
  meshThickness,
  paintMeshes,
  type MeshView,
  type PictureSize,
} from '../../../figures/render/mesh.js';
import { meshLook } from '../../../figures/render/mesh-look.js';
import { stageView, type ShapeResult, type ShapeState } from './model.js';
import { lumenMesh } from './sac.js';

const MATERIAL = { roughness: 0.4, gloss: 0.22, rim: 0.4 };
const looks = memoise(() => ({
  sac: meshLook(displayableOklch(0.66, 0.075, 212), MATERIAL),
  artery: meshLook(displayableOklch(0.52, 0.075, 20), MATERIAL),
}));
/** Of the same view as an angiogram shows it; in units of the frame and mm. */
export const ANGIOGRAM = { x: 796, y: 56, width: 348, height: 348, tall: 12.6 };

/** Grey of the angiogram without a vessel, and what a millimetre of contrast takes away. */
const BRIGHT = 184;
const ABSORBED = 0.16;

export function angiogramView(view: MeshView): MeshView {
  return { ...view, target: vector(0, 4.6, 0), targetAt: [0.5, 0.5], tall: ANGIOGRAM.tall };
}

/** Of the raster of figures, and of the stage when it rests. */
export const RASTER = { width: 800, height: 600 } as const;

export function paint(
  pixels: Uint8ClampedArray,
  state: ShapeState,
  { heights }: Pick<ShapeResult, 'heights'>,
  size: PictureSize = RASTER,
): void {
  const mesh = lumenMesh();
  const view = stageView(state);
  const { sac, artery } = looks();
  paintMeshes(pixels, size, {
    view,
    layers: [{ mesh, look: sac, below: { values: heights, look: artery } }],
    fog: { from: -1, to: 9, share: 0.45 },
    glowAt: [0.36, 0.46],
    fade: 0.05,
  });
  const share = size.width / STAGE_FRAME.width;
  fadeRight(pixels, size);
  const [left, top] = [Math.round(ANGIOGRAM.x * share), Math.round(ANGIOGRAM.y * share)];
  const inset = {
    width: Math.round(ANGIOGRAM.width * share),
    height: Math.round(ANGIOGRAM.height * share),
  };
  const thickness = meshThickness(mesh, angiogramView(view), inset);
  for (let index = 0; index < thickness.length; index++) {
    const row = top + Math.floor(index / inset.width);
    const at = (row * size.width + left + (index % inset.width)) * 4;
    const grey = BRIGHT * Math.exp(-ABSORBED * (thickness[index] ?? 0));
    pixels[at] = grey;
    pixels[at + 1] = grey;
    pixels[at + 2] = grey;
  }
}

const GROUND = [1, 3, 5].map((at) => parseInt(STAGE.slice(at, at + 2), 16));

/** The artery leaves the picture before it comes to the chart. */
function fadeRight(pixels: Uint8ClampedArray, { width, height }: PictureSize): void {
  const from = Math.round(0.56 * width);
  for (let column = from; column < width; column++) {
    const shown = smoothStep(0.68, 0.56, column / width);
    for (let row = 0; row < height; row++) {
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) {
        const ground = GROUND[part] ?? 0;
        pixels[at + part] = ground + ((pixels[at + part] ?? 0) - ground) * shown;
      }
    }
  }
}
