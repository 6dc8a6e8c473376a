import { memoise } from '../../../figures/memoise.js';
import { seeded } from '../../../figures/random/seeded.js';
import { deconvolver } from './deconvolution.js';
import { count, type Result, type State } from './model.js';
import {
  arterialCurve,
  type Artery,
  FRAMES,
  makePhantom,
  type Phantom,
  type Scan,
  STEP,
  tissueCurve,
  tissueShapes,
} from './phantom.js';

/** Noise of a voxel at the usual dose, in HU after the customary smoothing; assumed. */
const USUAL_NOISE = 0.6;

export interface Analysis {
  readonly phantom: Phantom;
  /**
   * Scans the phantom and deconvolves every voxel.
   * @param dosePercent of the usual dose; infinite without noise
   */
  readonly perfusion: (artery: Artery, dosePercent: number) => Scan;
}

/** Phantom, its curves and its noise, made once: some 20,000 voxels of 60 frames. */
function makeAnalysis(): Analysis {
  const phantom = makePhantom();
  const shapes = tissueShapes();
  const count = phantom.places.length;
  const curves = new Float32Array(count * FRAMES);
  const curve = new Float64Array(FRAMES);
  for (let voxel = 0; voxel < count; voxel++) {
    const [flow, tmax, transit] = [phantom.flow, phantom.tmax, phantom.transit].map(
      (map) => map[voxel] ?? 0,
    );
    tissueCurve(shapes, flow ?? 0, tmax ?? 0, transit ?? 0, curve);
    curves.set(curve, voxel * FRAMES);
  }
  const random = seeded(50164);
  const noise = Float32Array.from({ length: count * FRAMES }, () => random.normal());
  return {
    phantom,
    perfusion: (artery, dosePercent) => {
      const input = arterialCurve(artery, shapes);
      const deconvolve = deconvolver(input, STEP);
      // Quanta make noise fall with the root of the dose.
      const size = USUAL_NOISE * Math.sqrt(100 / dosePercent);
      const flow = new Float32Array(count);
      const tmax = new Float32Array(count);
      for (let voxel = 0; voxel < count; voxel++) {
        for (let frame = 0; frame < FRAMES; frame++) {
          const at = voxel * FRAMES + frame;
          curve[frame] = (curves[at] ?? 0) + size * (noise[at] ?? 0);
        }
        const found = deconvolve(curve);
        // 1/s to mL/100 g/min
        flow[voxel] = found.height * 6000;
        tmax[voxel] = found.tmax;
      }
      return { flow, tmax, input };
    },
  };
}

/** Once for everything in a worker or a process. */
export const analysis = memoise(makeAnalysis);

/** The whole model: scan, deconvolution and what the thresholds cut out. */
export function simulate(state: State): Result {
  const { phantom, perfusion } = analysis();
  return count({ phantom, scan: perfusion(state.artery, state.dose) }, state);
}
