import { BRAIN } from '../colour/palette.js';
import { clinicalPath } from './clinical-path.js';

export const figure = clinicalPath(BRAIN);
