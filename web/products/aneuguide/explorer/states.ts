import { stateFigures } from '../../../figures/explorer-states.js';
import { compute, PRESETS } from './model.js';
import { draw, paint, RASTER } from './picture.js';

export const states = stateFigures({
  presets: PRESETS,
  compute,
  raster: RASTER,
  paint: (pixels, state, result) => paint(pixels, state, result),
  draw,
});
