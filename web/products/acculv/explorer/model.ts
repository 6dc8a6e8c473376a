import type { Reading, StateOf, Tone } from '../../../ui/stage/explorer.js';
import { segmentMotion, volume } from './ventricle.js';

const phase = { kind: 'range', min: 0, max: 100, step: 1 } as const;

/** Phases in % of the R–R interval; beats per minute. */
export const controls = {
  diastole: phase,
  systole: phase,
  rate: { kind: 'range', min: 50, max: 110, step: 1 },
} as const;

export type State = StateOf<typeof controls>;

export const PRESETS: readonly [State, State, State, State, State] = [
  { diastole: 0, systole: 30, rate: 70 },
  { diastole: 0, systole: 44, rate: 70 },
  { diastole: 75, systole: 44, rate: 70 },
  { diastole: 0, systole: 38, rate: 100 },
  { diastole: 0, systole: 56, rate: 70 },
];

/** Lower limits of a normal EF in %, men and women (R. M. Lang et al., doi:10.1016/j.echo.2014.10.003). */
export const LOWER_LIMIT = { men: 52, women: 54 } as const;

/** s from the R wave to the opening of the aortic valve, and of both valves closed after it (assumed). */
const PRE_EJECTION = 0.06;
const RELAXATION = 0.06;
/** s from the beginning of QRS to the R wave (assumed). */
const Q_TO_R = 0.04;

/** Parts of the beat, in % of the R–R interval after the R wave. */
interface Timing {
  /** s */
  readonly cycle: number;
  readonly ejection: number;
  /** The volume is least from here until filling begins. */
  readonly endSystole: number;
  readonly filling: number;
}

/**
 * Electromechanical systole, from the beginning of QRS to the closure of the aortic valve, lasts
 * 540 ms − 2.1 ms × heart rate: the mean of 541 − 2.2 in men and 540 − 2.0 in women (H. Boudoulas et
 * al., Chest 1981;80:613–617, doi:10.1378/chest.80.5.613).
 */
export function timing(rate: number): Timing {
  const cycle = 60 / rate;
  const closure = (540 - 2.1 * rate) / 1000 - Q_TO_R;
  const share = (seconds: number): number => (100 * seconds) / cycle;
  return {
    cycle,
    ejection: share(PRE_EJECTION),
    endSystole: share(closure),
    filling: share(closure + RELAXATION),
  };
}

/** s: time scale of early filling; how long before the R wave, and how steeply, the atrium fills. */
const EARLY = { scale: 0.1, shape: 1.7, share: 0.76 } as const;
const ATRIAL = { before: 0.08, scale: 0.022 } as const;

/** Early filling and the atrium's, as a share of both if there were time enough; s into filling. */
function filled(time: number, duration: number): number {
  const early = EARLY.share * (1 - Math.exp(-((time / EARLY.scale) ** EARLY.shape)));
  const fromAtrium = time - (duration - ATRIAL.before);
  return early + (1 - EARLY.share) / (1 + Math.exp(-fromAtrium / ATRIAL.scale));
}

/** How far the ventricle has contracted: 0 at end-diastole, 1 at end-systole. */
export function contraction(percent: number, rate: number): number {
  const { cycle, ejection, endSystole, filling } = timing(rate);
  const at = percent >= 100 ? percent - 100 : percent;
  if (at <= ejection) return 0;
  if (at < endSystole) {
    return 0.5 - 0.5 * Math.cos((Math.PI * (at - ejection)) / (endSystole - ejection));
  }
  if (at <= filling) return 1;
  const [time, duration] = [at - filling, 100 - filling].map((part) => (part * cycle) / 100) as [
    number,
    number,
  ];
  const start = filled(0, duration);
  return 1 - (filled(time, duration) - start) / (filled(duration, duration) - start);
}

/** mL at a phase in % of R–R. */
export function volumeAt(percent: number, rate: number): number {
  return volume(contraction(percent, rate));
}

interface Measurement {
  /** mL */
  readonly endDiastolic: number;
  readonly endSystolic: number;
  readonly stroke: number;
  /** % */
  readonly ejectionFraction: number;
}

export function measure(endDiastolic: number, endSystolic: number): Measurement {
  const stroke = endDiastolic - endSystolic;
  return { endDiastolic, endSystolic, stroke, ejectionFraction: (100 * stroke) / endDiastolic };
}

export interface Result extends Measurement {
  /** At the extremes of the whole curve. */
  readonly right: Measurement;
  /** Of EF, in percentage points. */
  readonly error: number;
  /** mm of inward motion between the chosen phases, in the standard order of the segments. */
  readonly excursions: readonly number[];
  /** mL at every percent from one R wave to the next. */
  readonly curve: readonly number[];
}

export function compute({ diastole, systole, rate }: State): Result {
  const [from, to] = [contraction(diastole, rate), contraction(systole, rate)];
  const right = measure(volume(0), volume(1));
  const chosen = measure(volume(from), volume(to));
  return {
    ...chosen,
    right,
    error: chosen.ejectionFraction - right.ejectionFraction,
    excursions: segmentMotion().map((motion) => motion * (to - from)),
    curve: Array.from({ length: 101 }, (_, percent) => volumeAt(percent, rate)),
  };
}

/** What is printed follows from whole millilitres, as whoever calculates it again does. */
export function asPrinted({ endDiastolic, endSystolic }: Measurement): Measurement {
  return measure(Math.round(endDiastolic), Math.round(endSystolic));
}

function toneOf(ejectionFraction: number): Tone {
  const { men, women } = LOWER_LIMIT;
  const printed = Math.round(ejectionFraction);
  if (printed >= women) return 'good';
  return printed >= men ? 'grey' : 'bad';
}

/** With a minus sign, not a hyphen. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export function read(result: Result): readonly Reading[] {
  const { endDiastolic, endSystolic, stroke, ejectionFraction } = asPrinted(result);
  const right = asPrinted(result.right);
  const volumes = [
    { id: 'endDiastolic', value: endDiastolic.toFixed(0) },
    { id: 'endSystolic', value: endSystolic.toFixed(0) },
  ];
  if (stroke <= 0) {
    const none = ['stroke', 'ejectionFraction', 'error'].map((id) => ({ id, value: '–' }));
    return [...volumes, ...none];
  }
  // Differences of the values as printed, or they would not agree with them.
  const error = Math.round(ejectionFraction) - Math.round(right.ejectionFraction);
  return [
    ...volumes,
    { id: 'stroke', value: stroke.toFixed(0) },
    {
      id: 'ejectionFraction',
      value: ejectionFraction.toFixed(0),
      tone: toneOf(ejectionFraction),
    },
    { id: 'error', value: signed(error) },
  ];
}
