import type { CtVessel } from '../anatomy/ct-vessel.js';
import { ladAt, ladNumbers } from './lad-case.js';

/** mm of the left main stem, from the aorta to where it divides. */
export const STEM = 15.6;

/** The LAD of the coronary case as CT angiography shows it. */
export const CT_LAD: CtVessel = {
  radiusAt: (at) => ladAt(at).radius,
  healthyAt: (at) => ladAt(at).healthy,
  ostium: -STEM,
  branches: [
    { at: 0.4, radius: 1.5, up: false },
    { at: 18, radius: 1, up: true },
    { at: 26.5, radius: 0.6, up: false },
    { at: 35.6, radius: 0.85, up: true },
    { at: 42, radius: 0.55, up: false },
  ],
  calcium: [
    { at: ladNumbers().throat - 0.8, u: 0.7, v: 1.35, size: [2.5, 0.85, 0.5] },
    { at: ladNumbers().throat + 3, u: -0.6, v: -1.35, size: [1.3, 0.5, 0.38] },
  ],
};
