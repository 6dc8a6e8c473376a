import { stateFigures } from '../../../figures/explorer-states.js';
import { compute, PRESETS } from './model.js';
import { draw } from './picture.js';
import { paint, RASTER } from './raster.js';

export const states = stateFigures({
  presets: PRESETS,
  compute,
  raster: RASTER,
  paint: (pixels, state, result) => paint(pixels, state, result),
  draw,
});
