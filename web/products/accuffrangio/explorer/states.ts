import { stateFigures } from '../../../figures/explorer-states.js';
import { paintFilms, RASTER } from './films.js';
import { compute, PRESETS } from './model.js';
import { draw } from './picture.js';

export const states = stateFigures({
  presets: PRESETS,
  compute,
  raster: RASTER,
  paint: (pixels, state) => paintFilms(pixels, RASTER, state),
  draw,
});
