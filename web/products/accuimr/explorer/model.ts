import { indicator } from '../../../figures/flow/imr.js';
import { MMHG } from '../../../figures/flow/poiseuille.js';
import { positiveRoot } from '../../../figures/flow/positive-root.js';
import { youngTsaiLoss } from '../../../figures/flow/young-tsai.js';
import { clamp } from '../../../figures/geometry/interpolation.js';
import type { Reading, StateOf, Tone } from '../../../ui/stage/explorer.js';

export const controls = {
  /** % of the diameter */
  stenosis: { kind: 'range', min: 0, max: 80, step: 1 },
  /** Of the bed at hyperaemia, times normal. */
  resistance: { kind: 'range', min: 1, max: 4, step: 0.1 },
  collaterals: { kind: 'switch' },
} as const;

export type State = StateOf<typeof controls>;

export const PRESETS: readonly [State, State, State, State, State] = [
  { stenosis: 62, resistance: 2.6, collaterals: false },
  { stenosis: 62, resistance: 1, collaterals: false },
  { stenosis: 0, resistance: 2.6, collaterals: false },
  { stenosis: 20, resistance: 1, collaterals: false },
  { stenosis: 79, resistance: 1, collaterals: true },
];

/** mmHg, mean (assumed). Venous pressure is neglected, as the indices do. */
export const AORTIC = 90;

/**
 * mL/s of the healthy artery at hyperaemia: 240 mL/min. Measured in the anterior descending artery:
 * 293 ± 102 mL/min without and 228 ± 71 mL/min with mild atherosclerosis (S. Fournier et al.,
 * EuroIntervention 2021;17:e309–e316, doi:10.4244/EIJ-D-20-00684).
 */
const HEALTHY_FLOW = 4;

/** mL/s that the muscle takes at rest (assumed): a quarter of the healthy maximum. */
const RESTING_FLOW = 1;

/** mm, of the open artery; from its ostium to the sensor; length of the narrowing (all assumed). */
const ARTERY = { diameter: 3.2, toSensor: 80, stenosis: 10 } as const;

/** mmHg·s/mL of the healthy bed at hyperaemia. */
export const HEALTHY_BED = AORTIC / HEALTHY_FLOW;

/** mmHg·s/mL (assumed): wedge pressure is a fifth of the aortic one before a healthy bed. */
const COLLATERAL = 4 * HEALTHY_BED;

/** mL that the indicator passes on its way to the sensor. */
const TRANSIT_VOLUME = (Math.PI / 4) * ARTERY.diameter ** 2 * ARTERY.toSensor * 1e-3;

/** mmHg·s of the healthy bed. */
export const HEALTHY_IMR = HEALTHY_BED * TRANSIT_VOLUME;

/** FFR counts as low up to its cut-off, CFR below its own; IMR as high from its own on. */
export const CUT_OFF = { ffr: 0.8, ffrGrey: 0.75, cfr: 2, imr: 25 } as const;

interface Loss {
  /** mmHg·s/mL */
  readonly viscous: number;
  /** mmHg·s²/mL² */
  readonly turbulent: number;
}

/** Pressure loss of the narrowing beyond that of the open artery: none at 0 %. */
export function stenosisLoss(percent: number): Loss {
  const { diameter, stenosis: length } = ARTERY;
  const narrow = youngTsaiLoss({ diameter, severity: percent / 100, length });
  const open = youngTsaiLoss({ diameter, severity: 0, length });
  return {
    viscous: ((narrow.viscous - open.viscous) * 1e3) / MMHG,
    turbulent: (narrow.turbulent * 1e6) / MMHG,
  };
}

interface Circulation {
  /** mmHg behind the narrowing */
  readonly distal: number;
  /** mL/s through the artery, and through the collaterals. */
  readonly artery: number;
  readonly collateral: number;
}

/**
 * Conductance of the collaterals in mL/(s·mmHg).
 * @param hasCollaterals none otherwise
 */
function collateralConductance(hasCollaterals: boolean): number {
  return hasCollaterals ? 1 / COLLATERAL : 0;
}

/**
 * Flow at hyperaemia. With ΔP = aQ + bQ² the balance at the node behind the narrowing,
 * Q + G·ΔP = (Pa − ΔP)/R, is a quadratic equation.
 * @param bed mmHg·s/mL
 */
export function hyperaemia(loss: Loss, bed: number, hasCollaterals: boolean): Circulation {
  const collaterals = collateralConductance(hasCollaterals);
  const conductance = collaterals + 1 / bed;
  const artery = positiveRoot(
    loss.turbulent * conductance,
    1 + loss.viscous * conductance,
    AORTIC / bed,
  );
  return circulation(loss, artery, collaterals);
}

/**
 * Flow at rest: the bed widens until the muscle has what it takes, or cannot widen any more and rest
 * equals hyperaemia.
 */
export function rest(loss: Loss, bed: number, hasCollaterals: boolean): Circulation {
  const collaterals = collateralConductance(hasCollaterals);
  const artery = positiveRoot(
    loss.turbulent * collaterals,
    1 + loss.viscous * collaterals,
    RESTING_FLOW,
  );
  const supplied = circulation(loss, artery, collaterals);
  return supplied.distal >= RESTING_FLOW * bed ? supplied : hyperaemia(loss, bed, hasCollaterals);
}

function circulation({ viscous, turbulent }: Loss, artery: number, collaterals: number) {
  const drop = viscous * artery + turbulent * artery * artery;
  return { distal: AORTIC - drop, artery, collateral: collaterals * drop };
}

export interface Physiology {
  readonly ffr: number;
  /** Of the artery, as transit times give it. */
  readonly cfr: number;
  /** mmHg·s, as measured: Pd × Tmn. */
  readonly imr: number;
  /** mmHg·s, with the wedge pressure: Pa × Tmn × (Pd − Pw)/(Pa − Pw). */
  readonly correctedImr: number;
  /** Flow of the muscle at hyperaemia, from both sources, as a share of the healthy maximum. */
  readonly flow: number;
  /** Share of that flow that the collaterals carry. */
  readonly collateralShare: number;
  /** s, mean transit times. */
  readonly transit: { readonly rest: number; readonly hyperaemia: number };
  /** FFR of the same narrowing before a healthy bed. */
  readonly healthyBedFfr: number;
}

export function compute({ stenosis, resistance, collaterals }: State): Physiology {
  const loss = stenosisLoss(stenosis);
  const bed = resistance * HEALTHY_BED;
  const maximal = hyperaemia(loss, bed, collaterals);
  const calm = rest(loss, bed, collaterals);
  const transit = TRANSIT_VOLUME / maximal.artery;
  const wedge = collaterals ? (AORTIC * bed) / (bed + COLLATERAL) : 0;
  const muscle = maximal.artery + maximal.collateral;
  return {
    ffr: maximal.distal / AORTIC,
    cfr: maximal.artery / calm.artery,
    imr: maximal.distal * transit,
    correctedImr: (AORTIC * transit * (maximal.distal - wedge)) / (AORTIC - wedge),
    flow: muscle / HEALTHY_FLOW,
    collateralShare: maximal.collateral / muscle,
    transit: { rest: TRANSIT_VOLUME / calm.artery, hyperaemia: transit },
    healthyBedFfr: hyperaemia(loss, HEALTHY_BED, collaterals).distal / AORTIC,
  };
}

/** Temperature fall at the sensor over time, 1 at its peak: as high at rest, where it only lasts longer. */
export function transitCurve(mean: number, until: number, count: number) {
  return Array.from({ length: count + 1 }, (_, index) => {
    const time = (until * index) / count;
    return { time, signal: indicator(time, mean) };
  });
}

/** The state whose FFR and measured IMR come nearest to those of a place on the map. */
export function stateAt(ffr: number, imr: number, collaterals: boolean): State {
  const distal = clamp(ffr, 0.01, 1) * AORTIC;
  const artery = (distal * TRANSIT_VOLUME) / Math.max(imr, 1);
  const muscle = artery + collateralConductance(collaterals) * (AORTIC - distal);
  const { min, max } = controls.resistance;
  const resistance = clamp(distal / muscle / HEALTHY_BED, min, max);
  const stenosis = narrowingWith(
    (loss) => hyperaemia(loss, resistance * HEALTHY_BED, collaterals).distal <= distal,
  );
  return { stenosis, resistance, collaterals };
}

/** % of the diameter from which on a narrowing does something: the slider's end if it never does. */
function narrowingWith(does: (loss: Loss) => boolean): number {
  let { min: low, max: high } = controls.stenosis as { min: number; max: number };
  for (let round = 0; round < 14; round++) {
    const middle = (low + high) / 2;
    if (does(stenosisLoss(middle))) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

export interface MapPoint {
  readonly ffr: number;
  readonly imr: number;
}

/** Where the state stands on the map as only its bed changes, from the healthy one on. */
export function sameNarrowing({ stenosis, collaterals }: State, count: number): MapPoint[] {
  const { min, max } = controls.resistance;
  return Array.from({ length: count + 1 }, (_, index) =>
    compute({ stenosis, collaterals, resistance: min + ((max - min) * index) / count }),
  );
}

/** Places of the map at which CFR is at its cut-off: with a higher IMR or a lower FFR it is lower. */
export function cfrBorder(collaterals: boolean, count: number): MapPoint[] {
  const last = HEALTHY_FLOW / RESTING_FLOW / CUT_OFF.cfr;
  return Array.from({ length: count + 1 }, (_, index) => {
    const resistance = 1 + ((last - 1) * index) / count;
    const bed = resistance * HEALTHY_BED;
    const stenosis = narrowingWith((loss) => {
      const { artery } = hyperaemia(loss, bed, collaterals);
      return artery / rest(loss, bed, collaterals).artery < CUT_OFF.cfr;
    });
    return compute({ stenosis, resistance, collaterals });
  });
}

export type Quadrant = 'neither' | 'micro' | 'epicardial' | 'both';

/** As the readings print them: whoever compares the print with a cut-off finds the same. */
export function printed({ ffr, imr, cfr }: Pick<Physiology, 'ffr' | 'imr' | 'cfr'>) {
  return {
    ffr: Math.round(ffr * 100) / 100,
    imr: Math.round(imr),
    cfr: Math.round(cfr * 10) / 10,
  };
}

/** Which of FFR and IMR, as measured, is beyond its cut-off. */
export function quadrantOf(result: Physiology): Quadrant {
  const { ffr, imr } = printed(result);
  if (ffr > CUT_OFF.ffr) return imr >= CUT_OFF.imr ? 'micro' : 'neither';
  return imr >= CUT_OFF.imr ? 'both' : 'epicardial';
}

function toneOfFfr(ffr: number): Tone {
  if (ffr > CUT_OFF.ffr) return 'good';
  return ffr >= CUT_OFF.ffrGrey ? 'grey' : 'bad';
}

const toneOfImr = (imr: number): Tone => (Math.round(imr) >= CUT_OFF.imr ? 'bad' : 'good');

export function read(result: Physiology): readonly Reading[] {
  const { ffr, cfr, imr } = printed(result);
  return [
    { id: 'ffr', value: ffr.toFixed(2), tone: toneOfFfr(ffr) },
    { id: 'cfr', value: cfr.toFixed(1), tone: cfr < CUT_OFF.cfr ? 'bad' : 'good' },
    { id: 'imr', value: imr.toFixed(0), tone: toneOfImr(imr) },
    {
      id: 'corrected',
      value: result.correctedImr.toFixed(0),
      tone: toneOfImr(result.correctedImr),
    },
    { id: 'flow', value: (100 * result.flow).toFixed(0) },
  ];
}
