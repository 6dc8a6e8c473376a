import { HEART_TONES } from '../colour/palette.js';
import { decisionTree } from './decision-tree.js';

export const diagram = decisionTree(HEART_TONES, 2);
