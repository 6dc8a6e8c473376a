import { stateFigures } from '../../../figures/explorer-states.js';
import { RASTER } from '../../../figures/anatomy/section-raster.js';
import { compute, PRESETS } from './model.js';
import { draw, paint } from './picture.js';

export const states = stateFigures({ presets: PRESETS, compute, raster: RASTER, paint, draw });
