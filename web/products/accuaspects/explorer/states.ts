import { stateFigures } from '../../../figures/explorer-states.js';
import { compute, PRESETS } from './model.js';
import { draw } from './picture.js';
import { paint, RASTER } from './slice-raster.js';
import { data, sliceLayers } from './slices.js';

export const states = stateFigures({
  presets: PRESETS,
  compute,
  raster: RASTER,
  paint: (pixels, state, result) => paint(pixels, sliceLayers(), state, result),
  draw,
  data,
});
