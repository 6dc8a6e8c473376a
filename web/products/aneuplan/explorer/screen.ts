import { NECK_FROM, NECK_TO } from './vessel.js';

/** Of a device, all that the flow into the sac depends on: what of it lies at the neck. */
export interface Screen {
  readonly nominal: number;
  /** Arc lengths in mm between which it lies, within a little more than the neck. */
  readonly from: number;
  readonly to: number;
}

/** mm beyond the neck up to which the braid may face the sac. */
const RIM = 1.5;

export function screenOf(nominal: number, from: number, to: number): Screen {
  const within = (arc: number): number => Math.min(NECK_TO + RIM, Math.max(NECK_FROM - RIM, arc));
  return { nominal, from: within(from), to: within(to) };
}
