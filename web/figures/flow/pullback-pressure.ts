import { clamp, interpolate } from '../geometry/interpolation.js';
import { MMHG, poiseuilleResistance } from './poiseuille.js';
import { type StenosisLoss, youngTsaiLoss } from './young-tsai.js';

/** Areas in mm² along a pullback, frame by frame from its distal end. */
export interface LumenRun {
  /** mm between two frames. */
  readonly spacing: number;
  readonly lumens: readonly number[];
  /** What the lumen would be without disease. */
  readonly references: readonly number[];
}

/** A stretch whose lumen is below `NARROWED` of its reference; frames by their numbers. */
export interface Narrowing {
  readonly distal: number;
  readonly throat: number;
  readonly proximal: number;
  /** Share of the aortic pressure that is lost over it. */
  readonly drop: number;
}

export interface PullbackPressure {
  /** mm³/s */
  readonly flow: number;
  /** Pressure over aortic pressure in each frame. */
  readonly ffr: readonly number[];
  /** From the distal end up. */
  readonly narrowings: readonly Narrowing[];
}

/** Maximal hyperaemia, as in the trees of `scenes/coronary-case`: assumed. */
export const PULLBACK_HYPERAEMIA = {
  /** Pa */
  aorticPressure: 95 * MMHG,
  venousPressure: 5 * MMHG,
  /** Flow without disease over the distal radius cubed: mm³/s per mm³. */
  flowPerCube: 600,
} as const;

/** Share of the reference area below which blood leaves the wall behind the throat. */
export const NARROWED = 0.9;

/** mm that the jet needs to fill the lumen again, some six throats: assumed. */
const REATTACHMENT = 6;

const radiusOf = (area: number): number => Math.sqrt(area / Math.PI);

/**
 * Pressure along a vessel without branches that begins at the aorta: friction by Poiseuille's law from
 * frame to frame and, for each narrowing, what Young and Tsai found it to lose besides: entrance and
 * separation of the jet. The bed behind keeps the resistance that gives the vessel its flow without
 * disease, so that the flow falls with the pressure: a·Q + b·Q² + R·Q = aortic − venous pressure.
 */
export function pullbackPressure({ spacing, lumens, references }: LumenRun): PullbackPressure {
  const { aorticPressure, venousPressure, flowPerCube } = PULLBACK_HYPERAEMIA;
  const viscous = frictions(lumens, spacing);
  const turbulent = viscous.map(() => 0);
  const found = narrowings(lumens, references);
  const jets = found.map(({ throat }) => jetLoss(lumens[throat] ?? 1, references[throat] ?? 1));
  found.forEach(({ distal, throat, proximal }, index) => {
    const { viscous: entrance, turbulent: separation } = jets[index] ?? {
      viscous: 0,
      turbulent: 0,
    };
    // Between two close narrowings the jet does not spread: the weaker one counts for less.
    const share = [index - 1, index + 1].reduce((least, other) => {
      const [near, jet] = [found[other], jets[other]];
      if (!near || !jet) return least;
      const isWeaker =
        separation < jet.turbulent || (separation === jet.turbulent && other < index);
      const gap = other < index ? distal - near.proximal : near.distal - proximal;
      return isWeaker ? Math.min(least, ((gap - 1) * spacing) / REATTACHMENT) : least;
    }, 1);
    spread(viscous, throat, proximal + 1, entrance * share);
    spread(turbulent, distal - 1, throat, separation * share);
  });
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const healthyFlow = flowPerCube * radiusOf(references[0] ?? 1) ** 3;
  const driving = aorticPressure - venousPressure;
  const bed = driving / healthyFlow - sum(frictions(references, spacing));
  const [a, b] = [sum(viscous) + bed, sum(turbulent)];
  // The root of a·Q + b·Q² = driving pressure in the form that holds for b = 0 as well.
  const flow = (2 * driving) / (a + Math.sqrt(a * a + 4 * b * driving));
  const losses = viscous.map(
    (value, index) => (flow * (value + flow * (turbulent[index] ?? 0))) / aorticPressure,
  );
  const ffr = lumens.map(() => 1);
  for (let index = lumens.length - 2; index >= 0; index--) {
    ffr[index] = (ffr[index + 1] ?? 1) - (losses[index] ?? 0);
  }
  const last = lumens.length - 1;
  return {
    flow,
    ffr,
    narrowings: found.map((one) => ({
      ...one,
      drop: (ffr[Math.min(one.proximal + 1, last)] ?? 1) - (ffr[Math.max(one.distal - 1, 0)] ?? 1),
    })),
  };
}

/** What a narrowing loses besides friction along it, which is in the frames already: its length is 0. */
function jetLoss(lumen: number, reference: number): StenosisLoss {
  const severity = Math.max(0, 1 - Math.sqrt(lumen / reference));
  return youngTsaiLoss({ diameter: 2 * radiusOf(reference), severity, length: 0 });
}

/** A number between two frames, at a place in mm from the distal end. */
export function valueAt(values: readonly number[], spacing: number, at: number): number {
  const place = clamp(at / spacing, 0, values.length - 1);
  const frame = Math.floor(place);
  const value = values[frame] ?? 0;
  return interpolate(value, values[frame + 1] ?? value, place - frame);
}

/** Resistances in Pa·s/mm³ from each frame to the next. */
function frictions(areas: readonly number[], spacing: number): number[] {
  return areas
    .slice(1)
    .map((area, index) =>
      poiseuilleResistance(spacing, radiusOf(areas[index] ?? area), radiusOf(area)),
    );
}

function narrowings(
  lumens: readonly number[],
  references: readonly number[],
): Omit<Narrowing, 'drop'>[] {
  const found: { distal: number; throat: number; proximal: number }[] = [];
  let open: (typeof found)[number] | undefined;
  lumens.forEach((lumen, frame) => {
    if (lumen >= NARROWED * (references[frame] ?? lumen)) {
      open = undefined;
      return;
    }
    if (!open) found.push((open = { distal: frame, throat: frame, proximal: frame }));
    open.proximal = frame;
    if (lumen < (lumens[open.throat] ?? lumen)) open.throat = frame;
  });
  return found;
}

/** Adds an amount in equal parts to the stretches between two frames; at the run's ends to the last one. */
function spread(stretches: number[], from: number, to: number, amount: number): void {
  const first = Math.min(Math.max(from, 0), stretches.length - 1);
  const end = Math.max(Math.min(to, stretches.length), first + 1);
  for (let index = first; index < end; index++) {
    stretches[index] = (stretches[index] ?? 0) + amount / (end - first);
  }
}
