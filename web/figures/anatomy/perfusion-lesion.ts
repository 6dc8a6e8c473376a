import { clamp, smoothStep } from '../geometry/interpolation.js';
import { fractalNoise } from '../random/noise.js';
import { tissueAt } from './brain-slice.js';

/** Half the skull's width in mm. */
export const HALF_WIDTH = 70;
/** mm between the middles of two slices, and their number above and below the one shown. */
const SLICE = 5;
const SLICES_EACH_WAY = 9;
/** mm: side of a voxel within the slice. */
const VOXEL = 2;

export interface Perfusion {
  /** mL/100 g/min */
  readonly flow: number;
  /** Flow as a share of that of the same place on the other side. */
  readonly relativeFlow: number;
  /** s */
  readonly tmax: number;
  readonly isBrain: boolean;
  readonly fluid: number;
}

/** Distance from the middle of the poorly supplied part in units of its extent, roughened. */
export function fromLesion(x: number, y: number, z: number): number {
  const rough = 0.3 * fractalNoise(x * 4, y * 4, z * 4, 88, 3);
  const across = Math.hypot((x - 0.6) / 0.36, (y + 0.02) / 0.62, (z - 0.04) / 0.5);
  return across + rough + 2.4 * smoothStep(0.3, 0.05, x);
}

/**
 * Perfusion with an occluded left middle cerebral artery, at a height in units of half the skull's
 * width. The field is prescribed: healthy values of grey and white matter, and within the artery's
 * territory the longer delay and the lower flow the nearer to its middle.
 */
export function perfusionAt(x: number, y: number, z: number): Perfusion {
  const spread = 1 / Math.sqrt(Math.max(0.15, 1 - (z / 0.78) ** 2));
  const tissue = tissueAt(x * spread, y * spread, 'ganglionic');
  const healthy = 25 + 33 * (1 - tissue.white) + 4 * fractalNoise(x * 9, y * 9, z * 9, 12, 3);
  const away = x > 0 ? fromLesion(x, y, z) : Infinity;
  const severity = clamp(1.12 - away);
  const relativeFlow = 1 - 0.95 * smoothStep(0.05, 0.84, severity);
  const tmax = 1.4 + 0.7 * fractalNoise(x * 6, y * 6, z * 6, 55, 3) + 13 * severity ** 0.75;
  return {
    flow: Math.max(1.5, healthy * relativeFlow) * (1 - tissue.fluid),
    relativeFlow,
    tmax,
    isBrain: tissue.depth > 0.004,
    fluid: tissue.fluid,
  };
}

/** Below 30 % of the other side's flow. */
export function isCore({ relativeFlow, isBrain, fluid }: Perfusion): boolean {
  return isBrain && fluid < 0.5 && relativeFlow < 0.3;
}

/** Tmax above 6 s. */
export function isDelayed({ tmax, isBrain, fluid }: Perfusion): boolean {
  return isBrain && fluid < 0.5 && tmax > 6;
}

/** mL of core and of delayed tissue, counted voxel by voxel over the whole brain. */
export function perfusionVolumes(): { core: number; delayed: number } {
  const millilitres = (VOXEL * VOXEL * SLICE) / 1000;
  const step = VOXEL / HALF_WIDTH;
  let [core, delayed] = [0, 0];
  for (let slice = -SLICES_EACH_WAY; slice <= SLICES_EACH_WAY; slice++) {
    const z = (slice * SLICE) / HALF_WIDTH;
    for (let y = -1.2; y < 1.2; y += step) {
      for (let x = 0; x < 1; x += step) {
        const perfusion = perfusionAt(x, y, z);
        if (isCore(perfusion)) core += millilitres;
        if (isDelayed(perfusion)) delayed += millilitres;
      }
    }
  }
  return { core, delayed };
}
