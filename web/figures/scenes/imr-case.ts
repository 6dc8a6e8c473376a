import { microcirculation, type Microcirculation } from '../flow/imr.js';
import { memoise } from '../memoise.js';
import { HYPERAEMIA, sampleTrees } from './coronary-case.js';

/** mmHg · s: at and above it the microcirculation counts as impaired. */
export const IMR_CUT_OFF = 25;

/** Resistance of the impaired bed relative to the healthy one. */
const IMPAIRED = 2.1;

/** The same artery before a healthy and before an impaired bed. */
export const imrCase = memoise((): { healthy: Microcirculation; impaired: Microcirculation } => {
  const { left } = sampleTrees();
  const stem = left.named.get('LM') ?? [];
  const lad = left.named.get('LAD') ?? [];
  const way = [...stem, ...lad.slice(1, Math.round(lad.length * 0.42))];
  return {
    healthy: microcirculation(left, way, HYPERAEMIA, 1),
    impaired: microcirculation(left, way, HYPERAEMIA, IMPAIRED),
  };
});
