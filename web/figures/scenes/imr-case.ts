import { bedFlow, microcirculation, type Microcirculation } from '../flow/imr.js';
import { memoise } from '../memoise.js';
import type { Tube } from '../render/tube.js';
import { treeTubes } from '../vessels/tree-tubes.js';
import { HYPERAEMIA, sampleTrees } from './coronary-case.js';

/** mmHg · s: at and above it the microcirculation counts as impaired. */
export const IMR_CUT_OFF = 25;

/** Resistance of the impaired bed relative to the healthy one. */
const IMPAIRED = 2.1;

/** Nodes of the analysed segment: left main stem and proximal LAD, up to where a sensor would lie. */
export const analysedSegment = memoise((): readonly number[] => {
  const { left } = sampleTrees();
  const stem = left.named.get('LM') ?? [];
  const lad = left.named.get('LAD') ?? [];
  return [...stem, ...lad.slice(1, Math.round(lad.length * 0.42))];
});

/** The same artery before a healthy and before an impaired bed. */
export const imrCase = memoise((): { healthy: Microcirculation; impaired: Microcirculation } => {
  const { left } = sampleTrees();
  const sensor = analysedSegment().at(-1) ?? 0;
  return {
    healthy: microcirculation(left, sensor, HYPERAEMIA, 1),
    impaired: microcirculation(left, sensor, HYPERAEMIA, IMPAIRED),
  };
});

/** s that blood takes to each node of the left coronary artery before the impaired bed. */
export const arrivals = memoise(
  (): readonly number[] => bedFlow(sampleTrees().left, HYPERAEMIA, IMPAIRED).arrivals,
);

/** The left coronary artery; its values are seconds of arrival, passed through `share`. */
export function arrivalTubes(share: (seconds: number) => number = (seconds) => seconds): Tube[] {
  const { left } = sampleTrees();
  return treeTubes(left.tree, left.radii, arrivals().map(share));
}

/** As printed: pressure and time to as many places as their product needs. */
export function imrNumbers() {
  const { imr, transit, distalPressure } = imrCase().impaired;
  return {
    imr: imr.toFixed(0),
    transit: transit.toFixed(3),
    distalPressure: distalPressure.toFixed(1),
  };
}
