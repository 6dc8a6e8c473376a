import { smoothStep } from '../geometry/interpolation.js';
import { fractalNoise, noise } from '../random/noise.js';

/** A vessel that CT angiography shows, straightened: all lengths in mm. */
export interface CtVessel {
  readonly radiusAt: (at: number) => number;
  /** Radius that the lumen would have without plaque. */
  readonly healthyAt: (at: number) => number;
  /** Where branches leave, and whether upwards (diagonal) or down (septal). */
  readonly branches: readonly {
    readonly at: number;
    readonly radius: number;
    readonly up: boolean;
  }[];
  readonly calcium: readonly Calcium[];
  /** Where the vessel leaves the aorta. */
  readonly ostium: number;
}

interface Calcium {
  readonly at: number;
  readonly u: number;
  readonly v: number;
  /** Half axes along the vessel and across it. */
  readonly size: readonly [along: number, u: number, v: number];
}

/** The scanner's sharpness: half of the width over which an edge runs out. */
const BLUR = 0.42;

const edge = (inside: number): number => smoothStep(-BLUR, BLUR, inside);
const towards = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * Hounsfield units around a straightened coronary artery: fat above, myocardium below, lung beyond.
 * @param at along the vessel
 * @param u, v across it; v points away from the heart
 */
export function ctAround(vessel: CtVessel, at: number, u: number, v: number): number {
  const round = noise(at / 9, u / 9, 2, 31);
  // The heart's surface is round, so that it falls away to both sides of the vessel.
  const surface = -3.4 - 0.5 * round - u * u * 0.02;
  let units = -88 + 14 * noise(at / 2.6, v / 2.2, u / 2.2, 12);
  units = towards(units, 108 + 10 * round, smoothStep(-0.6, 0.6, surface - v));
  const lung = v - 8.6 - 1.1 * noise(at / 12, 3, 0, 9) + u * u * 0.03;
  units = towards(units, 20, 0.8 * (1 - smoothStep(0.25, 0.75, Math.abs(lung + 0.4))));
  units = towards(units, -840 + 60 * noise(at / 3, v / 3, 0, 5), smoothStep(-0.1, 0.7, lung));
  for (const branch of vessel.branches) {
    const out = branch.up ? v : -v;
    const lean = at - branch.at - 0.75 * out;
    const away = Math.hypot(lean * 0.8, u - 0.05 * out * out);
    const thin = branch.radius * (1 - 0.05 * Math.max(0, out));
    if (out > 0) units = towards(units, 350, edge(thin - away) * (1 - smoothStep(4, 6.5, out)));
  }
  const [radius, healthy] = [vessel.radiusAt(at), vessel.healthyAt(at)];
  const plaque = smoothStep(0, 0.5, 1 - radius / healthy);
  const across = Math.hypot(u, v);
  const wall = Math.hypot(u - 0.15 * plaque, v - 0.34 * plaque);
  units = towards(units, 45 + 26 * plaque, edge(healthy + 0.3 + 0.42 * plaque - wall));
  units = towards(units, 425, edge(radius - across));
  for (const part of vessel.calcium) {
    const [a, b, c] = part.size;
    const away = Math.hypot((at - part.at) / a, (u - part.u) / b, (v - part.v) / c) - 1;
    units = towards(units, 1150, smoothStep(0.55, -0.35, away));
  }
  const aorta = Math.hypot(at - vessel.ostium + 14.4, v + 3, u) - 15.5;
  units = towards(units, 430, smoothStep(0.5, -0.5, aorta));
  return units + 30 * fractalNoise(at * 1.3, v * 1.3, u * 1.3, 71, 2);
}

/** Grey of Hounsfield units in the window in which coronary arteries are read. */
export function coronaryWindow(units: number): number {
  return (units + 180) / 760;
}
