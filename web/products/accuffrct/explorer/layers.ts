import sharp from 'sharp';
import { memoise } from '../../../figures/memoise.js';
import { placeCamera } from '../../../figures/render/camera.js';
import { toBytes } from '../../../figures/render/picture.js';
import { surfaceLayer, tubeTracer } from '../../../figures/render/surface-layer.js';
import { sampleTrees } from '../../../figures/scenes/coronary-case.js';
import { heartPicture } from '../../../figures/scenes/heart-picture.js';
import { treeTubes } from '../../../figures/vessels/tree-tubes.js';
import { packed } from '../../../ui/stage/stored-layers.js';
import { CAMERA } from '../figure.js';
import { NO_NODE, type PressureLayers, RASTER } from './picture.js';
import { reducedTrees } from './reduce-tree.js';

const { width, height } = RASTER;

/** The lead figure with black and with white vessels, and which node of the model each pixel shows. */
export const pressureLayers = memoise(() => {
  const { left, right } = sampleTrees();
  const tubes = [left, right].flatMap(({ tree, radii }) =>
    treeTubes(
      tree,
      radii,
      tree.nodes.map(() => 0),
    ),
  );
  const lit = (level: number): Uint8Array => {
    const map = () => ({ r: level, g: level, b: level });
    return opaque(toBytes(heartPicture({ tubes, map, camera: CAMERA, fade: 0.05 }, width, height)));
  };
  return { dark: lit(0), bright: lit(1), nodes: nodesSeen(tubes) } satisfies PressureLayers;
});

/** RGB to RGBA. */
function opaque(rgb: Uint8Array): Uint8Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let pixel = 0; 3 * pixel < rgb.length; pixel++) {
    rgba.set(rgb.subarray(3 * pixel, 3 * pixel + 3), 4 * pixel);
  }
  return rgba;
}

function nodesSeen(tubes: Parameters<typeof tubeTracer>[0]): Uint8Array {
  const camera = placeCamera(CAMERA, width, height);
  const { depth } = surfaceLayer(tubeTracer(tubes, camera, width, height), width, height);
  const { keptFor } = reducedTrees();
  const { left, right } = sampleTrees();
  const places = [left, right].flatMap(({ tree, radii }, side) =>
    tree.nodes.map(({ position }, node) => ({
      at: camera.toView(position),
      radius: radii.end[node] ?? 0,
      kept: keptFor[side === 0 ? 0 : 1][node] ?? 0,
    })),
  );
  const nodes = new Uint8Array(width * height).fill(NO_NODE);
  depth.forEach((z, pixel) => {
    if (z === Infinity) return;
    const x = (((pixel % width) + 0.5 - camera.centreX) / camera.focal) * z;
    const y = ((camera.centreY - Math.floor(pixel / width) - 0.5) / camera.focal) * z;
    let [least, nearest] = [Infinity, NO_NODE];
    for (const { at, radius, kept } of places) {
      const away = Math.hypot(x - at.x, y - at.y, z - at.z) - radius;
      if (away < least) [least, nearest] = [away, kept];
    }
    nodes[pixel] = nearest;
  });
  return nodes;
}

/** The layers as the running explorer loads them. */
export const data = (): Readonly<Record<string, Uint8Array | Promise<Uint8Array>>> => {
  const webp = async (rgba: Uint8Array): Promise<Uint8Array> =>
    sharp(rgba, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 82, effort: 5 })
      .toBuffer();
  const { dark, bright, nodes } = pressureLayers();
  return { 'dark.webp': webp(dark), 'bright.webp': webp(bright), 'nodes.bin': packed(nodes) };
};
