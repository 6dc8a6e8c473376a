import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  ASSUMED_PRESSURE,
  isAtMostCutOff,
  isGrey,
  LARGEST_SHOWN,
  type controls,
  type Result,
  sideOf,
  type State,
  wholeDegrees,
} from './model.js';

const VERDICTS = {
  below: 'at or below the cut-off of 0.80',
  above: 'above the cut-off of 0.80',
  both: 'on both sides of the cut-off of 0.80',
};

function sentence(result: Result, { pressure, assumed }: State): string {
  const { angle, depthError, isWithheld, ffr, low, high, measured, withAssumed } = result;
  const apart = `Views ${wholeDegrees(angle)}° apart`;
  if (isWithheld) {
    const why =
      depthError < LARGEST_SHOWN
        ? `one pixel of error moves a point ${depthError.toFixed(2)}\u00a0mm in depth`
        : 'depth cannot be determined';
    return `${apart}: ${why}. Below 25° no value is given.`;
  }
  const interval = `${low.toFixed(2)}–${high.toFixed(2)}`;
  const zone = isGrey(ffr) ? ', in the grey zone of 0.75–0.80' : '';
  const value = `${ffr.toFixed(2)}${zone} (${interval}, ${VERDICTS[sideOf(result)]})`;
  const isMissed = isAtMostCutOff(measured) && !isAtMostCutOff(withAssumed);
  const isOvercalled = !isAtMostCutOff(measured) && isAtMostCutOff(withAssumed);
  if (assumed) {
    const consequence = isMissed
      ? ': the assumption turns a positive result negative'
      : isOvercalled
        ? ': the assumption turns a negative result positive'
        : '';
    return `${apart}: with ${ASSUMED_PRESSURE}\u00a0mmHg assumed, FFR is ${value}. The measured ${pressure}\u00a0mmHg gives ${measured.toFixed(2)}${consequence}.`;
  }
  const consequence = isMissed
    ? ' and turn a positive result negative'
    : isOvercalled
      ? ' and turn a negative result positive'
      : '';
  return `${apart}: with the measured ${pressure}\u00a0mmHg, FFR is ${value}. Assuming ${ASSUMED_PRESSURE}\u00a0mmHg would give ${withAssumed.toFixed(2)}${consequence}.`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: turn the C-arm, choose the pressure',
  alt: 'Two synthetic angiograms of the left coronary artery with the lesion ringed. Below, the crossing of both views at the lesion, and FFR along the LAD with its interval.',
  controls: {
    primary1: { label: 'View 1: RAO − / LAO +', unit: '°' },
    secondary1: { label: 'View 1: caudal − / cranial +', unit: '°' },
    primary2: { label: 'View 2: RAO − / LAO +', unit: '°' },
    secondary2: { label: 'View 2: caudal − / cranial +', unit: '°' },
    pressure: { label: 'Measured mean aortic pressure', unit: '\u00a0mmHg' },
    assumed: { label: 'Assume 100\u00a0mmHg instead' },
  },
  readings: {
    ffr: { label: 'FFR at the end of the LAD', unit: '' },
    interval: { label: 'Interval, ±1 pixel', unit: '' },
    angle: { label: 'Between the views', unit: '°' },
    depth: { label: 'Error in depth, ±', unit: '\u00a0mm' },
  },
  sentence,
  presets: [
    'Two good views',
    '100\u00a0mmHg assumed',
    'Views 27° apart',
    'Views too close',
    'Views nearly at right angles',
  ],
  how: {
    summary:
      'A point is reconstructed where the rays of two views meet. If a border is misplaced by one pixel, it moves along the other view’s ray by that pixel over the sine of the angle between the views. The lumen at the lesion is wider or narrower by as much, and so is the pressure loss computed from it. Aortic pressure turns that loss, with the friction along the rest of the vessel, into FFR: the same loss is a larger share of a lower pressure.',
    equations: [
      'Error in depth = p/sin θ',
      'ΔA/A = √((p/D)² + (p/(D·sin θ))²)',
      'ΔP = ΔPs + Σ 8μQ·Δx/(πr⁴) outside the lesion, Q = U·A₀·(2r/D₀)³',
      'ΔPs = ρU²·[Kv/Re + Kt/2·(A₀/A₁ − 1)²]',
      'Kv = 32·(La/D₀)·(A₀/A₁)², La = 0.83·L + 1.64·D₁, Kt = 1.52',
      'FFR = 1 − ΔP/Pa',
    ],
    parameters: [
      { name: 'Focus to isocentre, to detector', value: '750\u00a0mm and 1,050\u00a0mm (assumed)' },
      { name: 'Pixel p of the detector; at the isocentre', value: '0.20; 0.14\u00a0mm (assumed)' },
      {
        name: 'Minimal lumen diameter in 3D QCA of a phantom',
        value: '0.01 ± 0.13\u00a0mm (mean difference ± SD)',
        source: 1,
      },
      { name: 'Lesion of the LAD', value: '52% of 2.9\u00a0mm, 12\u00a0mm long (assumed)' },
      {
        name: 'Healthy diameter: left main; LAD, to 102\u00a0mm from the ostium',
        value: '4.4 to 4.3\u00a0mm; 3.6 to 1.7\u00a0mm (assumed)',
      },
      { name: 'Velocity U at the lesion under hyperaemia', value: '34.5\u00a0cm/s (assumed)' },
      {
        name: 'Sensitivity, pressure measured; 100\u00a0mmHg assumed',
        value: '90%; 57.5%',
        source: 0,
      },
      {
        name: 'Specificity, pressure measured; 100\u00a0mmHg assumed',
        value: '95%; 97.7%',
        source: 0,
      },
      {
        name: 'Viscosity μ, density ρ of blood',
        value: '3.5\u00a0mPa·s and 1,060\u00a0kg/m³ (assumed)',
      },
    ],
    leftOut: [
      'Overlap and foreshortening of the lesion, cardiac and respiratory motion, table movement',
      'Errors of the frame count, and of the length of vessel and lesion',
      'Borders are taken as points; a lumen that is not round is seen differently by each view',
      'Pulsation, bends and junctions, the microvascular bed',
    ],
    checked: [
      '1,000 random pairs of views: error in depth p/sin θ, within 0.1% at the isocentre, 8% at the lesion',
      'No value at 24° between the views, a value at 25°',
      'Pressure loss over the lesion: within 1e-9 of the published form in SI units',
      'Loss from the ostium to the end of the LAD: within 0.1% of the lesion’s plus the integral of 16μU/(D₀r)',
      '1,000 random states: an assumed pressure shifts FFR as 1 − (1 − FFR)·Pa/100, to 1e-12',
      '1,000 random pairs of views: a larger error in depth never narrows the interval',
    ],
  },
};
