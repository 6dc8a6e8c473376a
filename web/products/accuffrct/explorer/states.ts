import { stateFigures } from '../../../figures/explorer-states.js';
import { data, pressureLayers } from './layers.js';
import { compute, PRESETS } from './model.js';
import { draw, paintPressure, RASTER } from './picture.js';

export const states = stateFigures({
  presets: PRESETS,
  compute,
  raster: RASTER,
  paint: (pixels, _, { ratios }) => paintPressure(pixels, pressureLayers(), ratios),
  draw,
  data,
});
