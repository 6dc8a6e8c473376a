import sharp from 'sharp';
import { ctColour } from '../../../figures/anatomy/ct-look.js';
import { STAGE } from '../../../figures/colour/palette.js';
import { encode, fromHex } from '../../../figures/colour/srgb.js';
import { STAGE_FRAME, stateFigures } from '../../../figures/explorer-states.js';
import { memoise } from '../../../figures/memoise.js';
import { simulate } from './analysis.js';
import { PRESETS } from './model.js';
import { OVERLAY, paint, RASTER } from './perfusion-raster.js';
import { draw } from './picture.js';

/** The head as plain CT shows it, below maps and volumes; alike on both sides, as the phantom is. */
const head = memoise((): Uint8Array => {
  const pixels = new Uint8Array(RASTER.width * RASTER.height * 4);
  const unit = STAGE_FRAME.width / RASTER.width;
  const stage = fromHex(STAGE);
  for (let index = 0; index < pixels.length / 4; index++) {
    const x = (((index % RASTER.width) + 0.5) * unit - OVERLAY.x) / OVERLAY.scale;
    const y = (OVERLAY.y - (Math.floor(index / RASTER.width) + 0.5) * unit) / OVERLAY.scale;
    const isHead = Math.abs(x) < 1.05 && Math.abs(y) < 1.3;
    const { r, g, b } = isHead ? ctColour(Math.abs(x), y, 'ganglionic', 0) : stage;
    pixels.set(
      [r, g, b, 1].map((part, index) => Math.round(255 * (index < 3 ? encode(part) : part))),
      index * 4,
    );
  }
  return pixels;
});

export const states = stateFigures({
  presets: PRESETS,
  compute: simulate,
  raster: RASTER,
  paint: (pixels, state, result) => paint(pixels, head(), state, result),
  draw,
  data: () => ({
    'head.webp': sharp(head(), { raw: { ...RASTER, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 82, effort: 5 })
      .toBuffer(),
  }),
});
