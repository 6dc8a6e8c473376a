import { HEART_TONES } from '../../../figures/colour/palette.js';
import { decisionTree } from './decision-tree.js';

export const diagram = decisionTree(HEART_TONES, 2);
