import { MMHG, poiseuilleResistance } from '../flow/poiseuille.js';
import { youngTsaiLoss } from '../flow/young-tsai.js';
import { smoothStep } from '../geometry/interpolation.js';
import { noise } from '../random/noise.js';

export interface PullbackFrame {
  /** mm from the distal end of the pullback. */
  readonly at: number;
  /** mm² */
  readonly lumen: number;
  readonly wall: number;
  readonly ffr: number;
}

const LENGTH = 50;
const STEP = 0.5;
const AORTIC = 95 * MMHG;
/** mm³/s at hyperaemia. */
const FLOW = 2300;
const LESION = { middle: 27, halfLength: 7, severity: 0.55 };

/** Lumen radius in mm: tapering vessel, one long narrowing, ordinary roughness. */
export function lumenRadius(at: number): number {
  const healthy = 1.38 + 0.22 * (at / LENGTH) + 0.05 * noise(at / 3.2, 1.5, 0, 17);
  const off = Math.abs(at - LESION.middle) / LESION.halfLength;
  return healthy * (1 - LESION.severity * (1 - smoothStep(0.05, 1, off)));
}

export function wallRadius(at: number): number {
  return 1.62 + 0.26 * (at / LENGTH) + 0.04 * noise(at / 5, 8.5, 0, 23);
}

let frames: PullbackFrame[] | undefined;

/**
 * Areas and FFR along the vessel, from the distal end up. The pressure falls from the proximal end by
 * friction everywhere and by the narrowing's own loss around its throat.
 */
export function pullback(): readonly PullbackFrame[] {
  if (frames) return frames;
  const places = Array.from({ length: LENGTH / STEP + 1 }, (_, index) => LENGTH - index * STEP);
  const reference = lumenRadius(LESION.middle + LESION.halfLength + 2);
  const throat = lumenRadius(LESION.middle);
  const { viscous, turbulent } = youngTsaiLoss({
    diameter: 2 * reference,
    severity: 1 - throat / reference,
    length: LESION.halfLength,
  });
  const loss = viscous * FLOW + turbulent * FLOW * FLOW;
  const isInLesion = (at: number): boolean => Math.abs(at - LESION.middle) < LESION.halfLength;
  const weight = (at: number): number => (isInLesion(at) ? lumenRadius(at) ** -4 : 0);
  const all = places.reduce((sum, at) => sum + weight(at), 0);
  let pressure = 0.985 * AORTIC;
  frames = places
    .map((at): PullbackFrame => {
      const friction = poiseuilleResistance(STEP, lumenRadius(at), lumenRadius(at - STEP)) * FLOW;
      pressure -= isInLesion(at) ? (loss * weight(at)) / all : friction;
      return {
        at,
        lumen: Math.PI * lumenRadius(at) ** 2,
        wall: Math.PI * wallRadius(at) ** 2,
        ffr: pressure / AORTIC,
      };
    })
    .reverse();
  return frames;
}

interface PullbackNumbers {
  /** Smallest lumen area in mm², and its place. */
  readonly mla: number;
  readonly at: number;
  /** Percent of the vessel's area there that is plaque. */
  readonly burden: number;
  /** Percent of the mean lumen area beside the narrowing that is lost there. */
  readonly areaStenosis: number;
  /** At the distal end. */
  readonly ffr: number;
}

/** The numbers as printed. */
export function pullbackNumbers(): PullbackNumbers {
  const all = pullback();
  const beside = all.filter(
    ({ at }) => Math.abs(Math.abs(at - LESION.middle) - LESION.halfLength - 2.5) <= 2.5,
  );
  const reference = beside.reduce((sum, { lumen }) => sum + lumen, 0) / beside.length;
  const least = all.reduce((best, frame) => (frame.lumen < best.lumen ? frame : best));
  return {
    mla: Math.round(least.lumen * 10) / 10,
    areaStenosis: Math.round(100 * (1 - least.lumen / reference)),
    burden: Math.round(100 * (1 - least.lumen / least.wall)),
    ffr: Math.round((all[0]?.ffr ?? 1) * 100) / 100,
    at: least.at,
  };
}
