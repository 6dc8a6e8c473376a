import sharp from 'sharp';
import {
  ASPECTS_REGIONS,
  insideRegion,
  regionOutline,
} from '../../../figures/anatomy/aspects-regions.js';
import type { SliceLevel } from '../../../figures/anatomy/brain-slice.js';
import { memoise } from '../../../figures/memoise.js';
import { ctNoise, ctSlice } from '../../../figures/scenes/stroke-ct.js';
import { packed } from '../../../ui/stage/stored-layers.js';
import { AIR, codeOf, HEAD, LEVELS, type SliceLayers, WEIGHTS } from './slice-raster.js';

/** The healthy slices and the regions in them, on the raster's own pixels; made by the build. */
export const sliceLayers = memoise((): Readonly<Record<SliceLevel, SliceLayers>> => ({
  ganglionic: layersOf('ganglionic'),
  supraganglionic: layersOf('supraganglionic'),
}));

function layersOf(level: SliceLevel): SliceLayers {
  const { density, head } = ctSlice(level);
  const count = HEAD.width * HEAD.height;
  const codes = new Uint8Array(count);
  const regions = new Uint8Array(count);
  const own = ASPECTS_REGIONS.map(({ name, level: at }, index) => ({ name, at, index })).filter(
    ({ at }) => at === level,
  );
  for (let pixel = 0; pixel < count; pixel++) {
    const x = ((pixel % HEAD.width) + 0.5 - HEAD.width / 2) / HEAD.perUnit;
    const y = (HEAD.height / 2 - Math.floor(pixel / HEAD.width) - 0.5) / HEAD.perUnit;
    if (head(x, y) < 0.5) {
      regions[pixel] = AIR;
      continue;
    }
    const value = density(x, y);
    codes[pixel] = codeOf(value + ctNoise(x, y, 5));
    // Fluid keeps its density.
    if (x < 0.1 || value < 18 || value > 60) continue;
    for (const { name, index } of own) {
      if (!isNear(name, x, y)) continue;
      const weight = Math.round(insideRegion(name, x, y) * WEIGHTS);
      if (weight > (regions[pixel] ?? 0) >> 4) regions[pixel] = (weight << 4) | (index + 1);
    }
  }
  return { codes, regions };
}

const BOXES = new Map(
  ASPECTS_REGIONS.map(({ name }) => {
    const xs = regionOutline(name).map(({ x }) => x);
    const ys = regionOutline(name).map(({ y }) => y);
    return [name, [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]] as const;
  }),
);

function isNear(name: (typeof ASPECTS_REGIONS)[number]['name'], x: number, y: number): boolean {
  const [left = 0, right = 0, bottom = 0, top = 0] = BOXES.get(name) ?? [];
  return x > left - 0.04 && x < right + 0.04 && y > bottom - 0.04 && y < top + 0.04;
}

/** The files that the running explorer loads. */
export const data = (): Readonly<Record<string, Uint8Array | Promise<Uint8Array>>> => {
  const layers = sliceLayers();
  return Object.fromEntries(
    LEVELS.flatMap((level): [string, Uint8Array | Promise<Uint8Array>][] => [
      [
        `${level}.webp`,
        sharp(layers[level].codes, { raw: { width: HEAD.width, height: HEAD.height, channels: 1 } })
          .webp({ quality: 96, effort: 5 })
          .toBuffer(),
      ],
      [`${level}.bin`, packed(layers[level].regions)],
    ]),
  );
};
