import { stateFigures } from '../../../figures/explorer-states.js';
import { paintCircle, RASTER } from './circle-raster.js';
import { compute, PRESETS } from './model.js';
import { draw } from './picture.js';

export const states = stateFigures({
  presets: PRESETS,
  compute,
  raster: RASTER,
  paint: (pixels, state, result) => paintCircle(pixels, RASTER, state, result),
  draw,
});
