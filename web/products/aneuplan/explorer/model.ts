import type { Controls, Reading, StateOf } from '../../../ui/stage/explorer.js';
import { braidDiameter, coverageOf, place, wireGap } from './braid.js';
import type { FlowSession } from './flow-session.js';
import { type Screen, screenOf } from './screen.js';
import { diameterAt, NECK_FROM, NECK_TO } from './vessel.js';

/**
 * The geometry of a braid in an artery, and what flows into the sac with it. The flow comes from a
 * worker; the whole model is `simulate` in `diverted-flow.ts`.
 */

export const controls = {
  /** Nominal diameter, mm. */
  diameter: { kind: 'range', min: 3.25, max: 5, step: 0.25 },
  /** Length on the label, mm. */
  label: { kind: 'range', min: 10, max: 20, step: 2 },
  /** Distance of the distal end from the neck, mm. */
  distal: { kind: 'range', min: 2, max: 10, step: 1 },
  placed: { kind: 'switch' },
} as const satisfies Controls;

export type State = StateOf<typeof controls>;

export const PRESETS: readonly [State, State, State, State, State] = [
  { diameter: 4.25, label: 14, distal: 4, placed: true },
  { diameter: 3.75, label: 14, distal: 4, placed: true },
  { diameter: 4.75, label: 14, distal: 4, placed: true },
  { diameter: 3.75, label: 10, distal: 4, placed: true },
  { diameter: 4.25, label: 14, distal: 4, placed: false },
];

export interface Inflows {
  /** % of the artery's flow that enters the sac, without the device and with it. */
  readonly before: number;
  readonly after: number;
}

export interface Result {
  /** As in `Inflows`; `after` is unknown until it is computed. */
  readonly before: number;
  readonly after: number | undefined;
  /** Arc lengths in mm of the device's ends, from the sac's axis. */
  readonly from: number;
  readonly to: number;
  /** mm along the artery. */
  readonly length: number;
  /** mm between the neck and the ends; negative where an end lies in the neck. */
  readonly proximal: number;
  readonly distal: number;
  /** % of the neck under wire. */
  readonly coverage: number;
  /** mm: the widest gap between braid and wall. */
  readonly gap: number;
  /** The flow that is painted, in the browser. */
  readonly session?: FlowSession;
}

/** Of the presets, for readers whose browser computes nothing; the spec computes them anew. */
const STORED: readonly [Inflows, Inflows, Inflows, Inflows, Inflows] = [
  { before: 5.0228, after: 1.7855 },
  { before: 5.0228, after: 1.132 },
  { before: 5.0228, after: 1.992 },
  { before: 5.0228, after: 3.3187 },
  { before: 5.0228, after: 5.0228 },
];

/** What the flow into the sac depends on; nothing without a device. */
export function screenFor({ diameter, label, distal, placed }: State): Screen | undefined {
  if (!placed) return undefined;
  const { from, to } = place(diameter, label, NECK_TO + distal);
  return screenOf(diameter, from, to);
}

/** mm along the artery between two places at which the neck is looked at. */
const STEP = 0.1;

/** Where the device lies, and how densely: without the flow. */
export function lay({ diameter, label, distal }: State): Omit<Result, keyof Inflows> {
  const { from, to } = place(diameter, label, NECK_TO + distal);
  let [covered, count, gap] = [0, 0, 0];
  for (let arc = NECK_FROM + STEP / 2; arc < NECK_TO; arc += STEP) {
    count++;
    if (arc > from && arc < to) covered += coverageOf(wireGap(diameter, arc));
  }
  for (let arc = from; arc <= to; arc += STEP) {
    gap = Math.max(gap, (diameterAt(arc) - braidDiameter(diameter, arc)) / 2);
  }
  return {
    from,
    to,
    length: to - from,
    proximal: NECK_FROM - from,
    distal: to - NECK_TO,
    coverage: (100 * covered) / count,
    gap,
  };
}

export function isSameScreen(one: Screen | undefined, other: Screen | undefined): boolean {
  return one?.nominal === other?.nominal && one?.from === other?.from && one?.to === other?.to;
}

function storedFor(state: State): Inflows | undefined {
  const screen = screenFor(state);
  return STORED[PRESETS.findIndex((preset) => isSameScreen(screenFor(preset), screen))];
}

/** The geometry of a state, and the flow of a preset's device. */
export function compute(state: State): Result {
  return { ...lay(state), before: STORED[0].before, after: storedFor(state)?.after };
}

/**
 * Whole % by which the device lowers the flow into the sac, of the flows as printed, and without a zero
 * below zero.
 */
export function reduction({ before, after }: Inflows): number {
  return Math.round(100 * (1 - tenths(after) / tenths(before))) + 0;
}

/** As printed: in tenths, without a zero below zero. */
export function tenths(value: number): number {
  return Math.round(10 * value) / 10 + 0;
}

/** The result as the visitor reads it. */
export function read(result: Result, { placed }: State): readonly Reading[] {
  const { length, proximal, distal, coverage, gap, before, after } = result;
  const signed = (value: number): string => tenths(value).toFixed(1).replace('-', '−');
  const isKnown = after !== undefined;
  if (!placed) {
    const none = (id: string): Reading => ({ id, value: '–' });
    return [
      ...['length', 'margins', 'coverage', 'gap'].map(none),
      { id: 'inflow', value: before.toFixed(1) },
      none('reduction'),
    ];
  }
  return [
    { id: 'length', value: length.toFixed(1) },
    {
      id: 'margins',
      value: `${signed(proximal)} / ${signed(distal)}`,
      tone: tenths(proximal) < 0 ? 'bad' : 'plain',
    },
    { id: 'coverage', value: coverage.toFixed(0) },
    { id: 'gap', value: gap.toFixed(1), tone: gap >= 0.05 ? 'bad' : 'plain' },
    { id: 'inflow', value: `${before.toFixed(1)} → ${isKnown ? after.toFixed(1) : '…'}` },
    {
      id: 'reduction',
      value: isKnown ? String(reduction({ before, after })).replace('-', '−') : '–',
    },
  ];
}
