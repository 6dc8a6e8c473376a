import { BRAIN_TONES } from '../../../figures/colour/palette.js';
import { decisionTree } from './decision-tree.js';

export const diagram = decisionTree(BRAIN_TONES, 1);
