import { type Perfusion, perfusionAt } from '../anatomy/perfusion-lesion.js';
import { clamp } from '../geometry/interpolation.js';
import { memoise } from '../memoise.js';
import { ctNoise, ctSlice, windowed } from './stroke-ct.js';
import type { Colour } from '../colour/oklab.js';

/** Passage of the contrast medium through the slice of `perfusion-lesion.ts`; times in s. */

function gammaVariate(time: number, start: number, peak: number, shape: number): number {
  const share = (time - start) / (peak - start);
  return share <= 0 ? 0 : (share * Math.exp(1 - share)) ** shape;
}

/** Hounsfield units above the unenhanced vessel, with a faint second passage. */
export function arterial(time: number): number {
  return 290 * gammaVariate(time, 9, 15, 3.4) + 34 * gammaVariate(time, 22, 33, 3);
}

/** Later and broader; higher too, since a sinus fills its voxels whole and a branch does not. */
export function venous(time: number): number {
  return 350 * gammaVariate(time, 13, 23, 4.2) + 40 * gammaVariate(time, 28, 42, 3);
}

/** Mean transit time in s: it grows with the delay. */
export function transitTime({ tmax }: Perfusion): number {
  return 3.9 + 0.62 * Math.max(0, tmax - 1);
}

/** mL/100 g: flow times transit time. */
export function bloodVolume(perfusion: Perfusion): number {
  return (perfusion.flow * transitTime(perfusion)) / 60;
}

/** Flow times residue function in mL/100 g/min: it peaks with the flow at Tmax. */
export function residue(perfusion: Perfusion, time: number): number {
  const late = time - perfusion.tmax;
  const shape =
    late < 0 ? Math.exp(-((late / 1.1) ** 2)) : Math.exp(-late / transitTime(perfusion));
  return perfusion.flow * shape;
}

const STEP = 0.5;

/** Hounsfield units of tissue: the arterial curve convolved with the residue function. */
export function tissueCurve(perfusion: Perfusion, time: number): number {
  let sum = 0;
  for (let past = 0; past <= time; past += STEP) {
    sum += arterial(time - past) * residue(perfusion, past) * STEP;
  }
  // mL/100 g/min to 1/s.
  return sum / 6000;
}

const PER_UNIT = 84;
const REACH = { x: 0.92, y: 1.14 };

/** The perfusion of the slice, computed once and read between the points of a grid. */
export const perfusionSlice = memoise(() => {
  const columns = Math.ceil(2 * REACH.x * PER_UNIT);
  const rows = Math.ceil(2 * REACH.y * PER_UNIT);
  const planes = [0, 1, 2, 3, 4].map(() => new Float32Array(columns * rows));
  for (let index = 0; index < columns * rows; index++) {
    const x = (index % columns) / PER_UNIT - REACH.x;
    const y = Math.floor(index / columns) / PER_UNIT - REACH.y;
    const { flow, relativeFlow, tmax, isBrain, fluid } = perfusionAt(x, y, 0);
    [flow, relativeFlow, tmax, isBrain ? 1 : 0, fluid].forEach((value, plane) => {
      const own = planes[plane];
      if (own) own[index] = value;
    });
  }
  return (x: number, y: number): Perfusion => {
    const column = clamp((x + REACH.x) * PER_UNIT, 0, columns - 1.001);
    const row = clamp((y + REACH.y) * PER_UNIT, 0, rows - 1.001);
    const at = Math.floor(row) * columns + Math.floor(column);
    const [u, v] = [column % 1, row % 1];
    const [flow = 0, relativeFlow = 0, tmax = 0, brain = 0, fluid = 0] = planes.map((plane) => {
      const near = (plane[at] ?? 0) * (1 - u) + (plane[at + 1] ?? 0) * u;
      const far = (plane[at + columns] ?? 0) * (1 - u) + (plane[at + columns + 1] ?? 0) * u;
      return near * (1 - v) + far * v;
    });
    return { flow, relativeFlow, tmax, isBrain: brain > 0.5, fluid };
  };
});

interface Vessel {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isVein?: boolean;
  /** Of the branches behind the occlusion, which fill by collaterals: s later, and weaker. */
  readonly delay?: number;
  readonly share?: number;
}

const SYLVIAN = [
  [0.585, 0.13, 0.026],
  [0.665, 0.2, 0.024],
  [0.72, 0.07, 0.02],
  [0.6, 0.3, 0.018],
  [0.7, -0.16, 0.018],
  [0.62, -0.04, 0.02],
] as const;

/** Where the arterial and the venous curve are read. */
export const SITES = { artery: { x: -0.585, y: 0.13 }, vein: { x: 0, y: -1.02 } };

const VESSELS: readonly Vessel[] = [
  ...SYLVIAN.flatMap(([x, y, radius]): Vessel[] => [
    { x: -x, y, radius },
    { x, y, radius, delay: 7, share: 0.42 },
  ]),
  { x: 0.022, y: 0.66, radius: 0.026 },
  { x: -0.024, y: 0.64, radius: 0.026 },
  { x: 0.16, y: -0.62, radius: 0.02 },
  { x: -0.17, y: -0.61, radius: 0.02 },
  { ...SITES.vein, radius: 0.055, isVein: true },
  { x: 0, y: 1.02, radius: 0.034, isVein: true },
  { x: 0.018, y: -0.21, radius: 0.02, isVein: true },
  { x: -0.018, y: -0.21, radius: 0.02, isVein: true },
  { x: -0.72, y: -0.42, radius: 0.018, isVein: true },
  { x: -0.55, y: 0.72, radius: 0.018, isVein: true },
  { x: 0.54, y: 0.74, radius: 0.018, isVein: true },
];

/** Every delay from 0 to 16 s in steps of 0.1 s. */
const DELAYS = Array.from({ length: 161 }, (_, index) => index / 10);
const SERIES_WINDOW = { width: 110, level: 66 };
const scan = memoise(() => ctSlice('ganglionic'));

/** The slice at a time of the passage as grey values, by place. */
export function seriesFrame(time: number): (x: number, y: number) => Colour {
  const { density, head } = scan();
  const slice = perfusionSlice();
  const perFlow = DELAYS.map((tmax) =>
    tissueCurve({ flow: 1, relativeFlow: 1, tmax, isBrain: true, fluid: 0 }, time),
  );
  return (x, y) => {
    const inHead = head(x, y);
    if (inHead === 0) return windowed(0, 0);
    let value = density(x, y);
    const { flow, tmax, isBrain } = slice(x, y);
    if (isBrain) value += flow * (perFlow[Math.round(clamp(tmax, 0, 16) * 10)] ?? 0);
    for (const { x: cx, y: cy, radius, isVein, delay = 0, share = 1 } of VESSELS) {
      const away = Math.hypot(x - cx, y - cy) / radius;
      if (away > 2) continue;
      const filled = isVein ? venous(time) : arterial(time - delay);
      value += 0.55 * share * filled * Math.exp(-1.6 * away * away);
    }
    return windowed(value + 1.1 * ctNoise(x, y, Math.round(time)), inHead, SERIES_WINDOW);
  };
}
