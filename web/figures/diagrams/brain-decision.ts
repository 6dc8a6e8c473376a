import { BRAIN_TONES } from '../colour/palette.js';
import { decisionTree } from './decision-tree.js';

export const diagram = decisionTree(BRAIN_TONES, 1);
