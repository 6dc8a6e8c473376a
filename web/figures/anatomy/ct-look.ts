import { STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import { fromOklab, type Colour } from '../colour/oklab.js';
import { noise } from '../random/noise.js';
import { tissueAt, type SliceLevel } from './brain-slice.js';

const stage = fromHex(STAGE);

/**
 * A slice as unenhanced CT shows it in a stroke window.
 * @param darkening share of the contrast lost to early ischaemia
 */
export function ctColour(x: number, y: number, level: SliceLevel, darkening: number): Colour {
  const tissue = tissueAt(x, y, level);
  if (tissue.head <= 0) return stage;
  const grain = 0.018 * noise(x * 75, y * 75, 1, 5) + 0.012 * noise(x * 150, y * 150, 7, 9);
  let grey =
    0.6 - 0.075 * tissue.white - 0.34 * tissue.fluid - 0.1 * darkening * (1 - tissue.fluid);
  grey += grain;
  if (tissue.depth < -0.032) grey = 0.3;
  grey += (0.96 - grey) * tissue.bone;
  return mixColours(stage, fromOklab(grey, -0.004, -0.018), tissue.head);
}
