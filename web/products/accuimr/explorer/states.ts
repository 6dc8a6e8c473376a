import { stateFigures } from '../../../figures/explorer-states.js';
import { compute, PRESETS } from './model.js';
import { draw } from './picture.js';

export const states = stateFigures({ presets: PRESETS, compute, draw });
