import type { Controls, Reading, StateOf } from '../../../ui/stage/explorer.js';
import { reynolds, womersley } from '../../../figures/flow/lattice2d/units.js';
import { BEAT } from './heartbeat.js';
import { BENDS, DOMES, NECKS, SETTLED } from './settled-flows.js';
import { DIAMETER, type FlowMeasures, MEAN_SPEED, PARENT_SHEAR, type SacShape } from './shape.js';

/**
 * What the settled flow of each sac is: read off solutions of the lattice-Boltzmann solver
 * (`steadyFlow` in `steady-flow.ts`) for 360 shapes, linear between them. The same solver runs live in
 * the worker; it shows how the flow gets there.
 */

export const controls = {
  /** Width of the neck, mm. */
  neck: { kind: 'range', min: 2, max: 7, step: 0.5 },
  /** Height of the dome above the artery's wall, mm. */
  dome: { kind: 'range', min: 3, max: 8, step: 0.5 },
  /** Angle by which the parent artery turns just upstream of the sac, degrees. */
  bend: { kind: 'range', min: 0, max: 90, step: 5 },
  pulse: { kind: 'switch' },
} as const satisfies Controls;

export type State = StateOf<typeof controls>;

export const PRESETS: readonly [State, State, State, State, State] = [
  { neck: 5, dome: 6, bend: 90, pulse: false },
  { neck: 5, dome: 6, bend: 0, pulse: false },
  { neck: 3, dome: 6, bend: 90, pulse: false },
  { neck: 7, dome: 6, bend: 90, pulse: false },
  { neck: 5, dome: 8, bend: 90, pulse: false },
];

export interface Result extends FlowMeasures {
  /** The same sac on a straight artery; on one that turns by 90° where this one is straight. */
  readonly other: FlowMeasures;
}

export function shapeOf({ neck, dome, bend }: State): SacShape {
  return { neck, dome, bend };
}

export function compute(state: State): Result {
  return {
    ...settledFlow(shapeOf(state)),
    other: settledFlow({ ...shapeOf(state), bend: state.bend === 0 ? 90 : 0 }),
  };
}

/** Linear between the stored shapes. */
function settledFlow({ neck, dome, bend }: SacShape): FlowMeasures {
  const sum = { speed: 0, inflow: 0, dome: 0 };
  for (const [b, bendShare] of around(BENDS, bend)) {
    for (const [n, neckShare] of around(NECKS, neck)) {
      for (const [d, domeShare] of around(DOMES, dome)) {
        const share = bendShare * neckShare * domeShare;
        const stored = SETTLED[(b * NECKS.length + n) * DOMES.length + d];
        if (!stored || share === 0) continue;
        sum.speed += share * stored.speed;
        sum.inflow += share * stored.inflow;
        sum.dome += share * stored.dome;
      }
    }
  }
  return sum;
}

/** The two numbers of an even row around a value, with the weight of each. */
function around(row: readonly number[], value: number): [index: number, share: number][] {
  const [first = 0, second = 1] = row;
  const place = (value - first) / (second - first);
  const index = Math.min(Math.floor(place), row.length - 2);
  return [
    [index, 1 - (place - index)],
    [index + 1, place - index],
  ];
}

export const REYNOLDS = reynolds(MEAN_SPEED, DIAMETER);
export const WOMERSLEY = womersley(DIAMETER, BEAT);

/** The result as the visitor reads it. */
export function read({ speed, inflow, dome }: Result, { pulse }: State): readonly Reading[] {
  return [
    { id: 'inflow', value: inflow.toFixed(1) },
    { id: 'speed', value: speed.toFixed(1) },
    { id: 'shear', value: `${dome.toFixed(2)} / ${PARENT_SHEAR.toFixed(2)}` },
    { id: 'reynolds', value: REYNOLDS.toFixed(0) },
    { id: 'womersley', value: pulse ? WOMERSLEY.toFixed(1) : '–' },
  ];
}
