import { clamp, smoothStep } from '../../../figures/geometry/interpolation.js';
import { tissueAt } from '../../../figures/anatomy/brain-slice.js';
import { fromLesion, HALF_WIDTH } from '../../../figures/anatomy/perfusion-lesion.js';
import { fractalNoise } from '../../../figures/random/noise.js';

/** A digital phantom of an occluded left middle cerebral artery: what is true in it is known. */

/** Voxels from the patient's right to left, from the back to the forehead, and slices upwards; mm. */
export const GRID = { columns: 64, rows: 78, slices: 7, voxel: 2, thickness: 10 } as const;
/** Of the slice that is shown, through the basal ganglia. */
export const SHOWN = 3;
export const MILLILITRES = (GRID.voxel * GRID.voxel * GRID.thickness) / 1000;

/** s between the frames of the series, and their number. */
export const STEP = 1;
export const FRAMES = 60;

/** HU by which an artery that fills its voxel enhances at the most, and when it begins to, in s. */
const BOLUS = { height: 290, start: 4, rise: 4.5 };
/** Gamma distribution of the ways from the artery to the tissue: mean 1.6 s, standard deviation 0.8 s. */
const TRANSPORT = { shape: 4, scale: 0.4 };
/** s: step in which curves are integrated. */
const FINE = 0.05;

export const ARTERIES = ['normal', 'delayed', 'small'] as const;
export type Artery = (typeof ARTERIES)[number];

/** Where the arterial curve can be taken in the slice shown; places as in `brain-slice.ts`. */
export const PLACES: Readonly<Record<Artery, { readonly x: number; readonly y: number }>> = {
  normal: { x: -0.6, y: 0.16 },
  delayed: { x: 0.6, y: 0.16 },
  small: { x: 0, y: 0.74 },
};
/** Behind the occlusion the bolus comes through collaterals: later, and spread out; s. */
const COLLATERAL = { delay: 3, spread: 2.5 };
/** Share of its voxel that the small artery fills; brain tissue fills the rest. */
const FILLED = 0.4;

/** Per voxel of the brain, fluid left out. */
export interface PerfusionMaps {
  /** mL/100 g/min */
  readonly flow: Float32Array;
  /** s */
  readonly tmax: Float32Array;
}

export interface Scan extends PerfusionMaps {
  /** HU of the arterial input, frame by frame. */
  readonly input: Float64Array;
}

export interface Phantom extends PerfusionMaps {
  /** Place of each voxel in the grid. */
  readonly places: Uint32Array;
  /** The voxel at the same place of the other side. */
  readonly mirror: Uint32Array;
  /** s */
  readonly transit: Float32Array;
}

/** Both halves are alike but for the lesion, so that the other side's flow is what was lost. */
export function makePhantom(): Phantom {
  const { columns, rows, slices, voxel } = GRID;
  const [places, flow, tmax, transit]: [number[], number[], number[], number[]] = [[], [], [], []];
  const voxels = new Map<number, number>();
  for (let slice = 0; slice < slices; slice++) {
    const z = ((slice - SHOWN) * GRID.thickness) / HALF_WIDTH;
    const spread = 1 / Math.sqrt(Math.max(0.15, 1 - (z / 0.78) ** 2));
    for (let row = 0; row < rows; row++) {
      const y = ((row + 0.5 - rows / 2) * voxel) / HALF_WIDTH;
      for (let column = columns / 2; column < columns; column++) {
        const x = ((column + 0.5 - columns / 2) * voxel) / HALF_WIDTH;
        const tissue = tissueAt(x * spread, y * spread, 'ganglionic');
        if (tissue.depth <= 0.004 || tissue.fluid >= 0.5) continue;
        const healthy = 25 + 33 * (1 - tissue.white) + 4 * fractalNoise(x * 9, y * 9, z * 9, 12, 3);
        const usual = 3 + 0.25 * fractalNoise(x * 6, y * 6, z * 6, 55, 3);
        const severity = clamp(1.12 - fromLesion(x, y, z));
        const left = healthy * (1 - 0.95 * smoothStep(0.05, 0.84, severity));
        const late = usual + 9.5 * severity ** 0.8;
        for (const [at, value, time] of [
          [column, left, late],
          [columns - 1 - column, healthy, usual],
        ] as const) {
          const place = (slice * rows + row) * columns + at;
          voxels.set(place, places.length);
          places.push(place);
          flow.push(value);
          tmax.push(time);
          transit.push(4 + 0.6 * (time - usual));
        }
      }
    }
  }
  return {
    places: Uint32Array.from(places),
    mirror: Uint32Array.from(places, (place) => {
      const column = place % columns;
      return voxels.get(place - column + (columns - 1 - column)) ?? 0;
    }),
    flow: Float32Array.from(flow),
    tmax: Float32Array.from(tmax),
    transit: Float32Array.from(transit),
  };
}

/** HU of an artery that fills its voxel, `time` s into the series: a gamma variate of the power 3. */
export function bolus(time: number): number {
  const share = (time - BOLUS.start) / BOLUS.rise;
  return share <= 0 ? 0 : BOLUS.height * (share * Math.exp(1 - share)) ** 3;
}

const COUNT = Math.round((FRAMES * STEP) / FINE) + 1;

function fineBolus(): Float64Array {
  return Float64Array.from({ length: COUNT }, (_, index) => bolus(index * FINE));
}

/** A well-mixed compartment of the time constant `tau`: the curve convolved with e^(−t/τ)/τ. */
function mixed(curve: Float64Array, tau: number): Float64Array {
  const decay = Math.exp(-FINE / tau);
  // Exact for a curve that is linear between its points.
  const fresh = 1 - (tau / FINE) * (1 - decay);
  const old = (tau / FINE) * (1 - decay) - decay;
  const result = new Float64Array(curve.length);
  for (let index = 1; index < curve.length; index++) {
    result[index] =
      decay * (result[index - 1] ?? 0) +
      old * (curve[index - 1] ?? 0) +
      fresh * (curve[index] ?? 0);
  }
  return result;
}

function transported(curve: Float64Array): Float64Array {
  let result = curve;
  for (let stage = 0; stage < TRANSPORT.shape; stage++) result = mixed(result, TRANSPORT.scale);
  return result;
}

interface TissueShape {
  /** Enhancement in HU for a flow of 1/s and no further delay. */
  readonly curve: Float64Array;
  /** When its residue function is highest, in s. */
  readonly peak: number;
}

/**
 * Exponential residue function of a mean transit time, spread by the transport from the artery and
 * scaled to a height of 1: its height times flow is what deconvolution can find.
 */
function tissueShape(transit: number): TissueShape {
  const step = new Float64Array(COUNT).fill(1);
  // The response to a unit step, differentiated, is the response to a short bolus.
  const transport = transported(step);
  const arrivals = transport.map((value, index) => (value - (transport[index - 1] ?? 0)) / FINE);
  const residue = mixed(arrivals, transit).map((value) => value * transit);
  let top = 0;
  residue.forEach((value, index) => {
    if (value > (residue[top] ?? 0)) top = index;
  });
  const height = residue[top] ?? 1;
  const curve = mixed(transported(fineBolus()), transit).map((value) => (value * transit) / height);
  // Differences belong to the middle of their step.
  return { curve, peak: (top - 0.5) * FINE };
}

function at(curve: Float64Array, time: number): number {
  if (time <= 0) return 0;
  const place = Math.min(time / FINE, curve.length - 1.001);
  const index = Math.floor(place);
  const share = place - index;
  return (curve[index] ?? 0) * (1 - share) + (curve[index + 1] ?? 0) * share;
}

const TRANSITS = { from: 3.5, step: 0.25, count: 40 };

/** Curves of every transit time that occurs, a quarter of a second apart. */
export type TissueShapes = readonly TissueShape[];

export function tissueShapes(): TissueShapes {
  return Array.from({ length: TRANSITS.count }, (_, index) =>
    tissueShape(TRANSITS.from + index * TRANSITS.step),
  );
}

/** Fills `into` with a tissue's enhancement in HU, frame by frame. */
export function tissueCurve(
  shapes: TissueShapes,
  flow: number,
  tmax: number,
  transit: number,
  into: Float64Array,
): void {
  const place = clamp((transit - TRANSITS.from) / TRANSITS.step, 0, TRANSITS.count - 1.001);
  const [one, other] = [shapes[Math.floor(place)], shapes[Math.floor(place) + 1]];
  if (!one || !other) throw new Error('No curve for this transit time');
  const share = place % 1;
  const delay = tmax - (one.peak * (1 - share) + other.peak * share);
  // mL/100 g/min to 1/s
  const scale = flow / 6000;
  for (let frame = 0; frame < FRAMES; frame++) {
    const time = frame * STEP - delay;
    into[frame] = scale * (at(one.curve, time) * (1 - share) + at(other.curve, time) * share);
  }
}

/** Enhancement in HU where the arterial curve is taken, frame by frame. */
export function arterialCurve(artery: Artery, shapes: TissueShapes): Float64Array {
  const full = fineBolus();
  const sampled = (curve: Float64Array, delay: number): Float64Array =>
    Float64Array.from({ length: FRAMES }, (_, frame) => at(curve, frame * STEP - delay));
  if (artery === 'normal') return sampled(full, 0);
  if (artery === 'delayed') return sampled(mixed(full, COLLATERAL.spread), COLLATERAL.delay);
  const tissue = new Float64Array(FRAMES);
  tissueCurve(shapes, 58, 3, 4, tissue);
  return sampled(full, 0).map(
    (value, frame) => FILLED * value + (1 - FILLED) * (tissue[frame] ?? 0),
  );
}
