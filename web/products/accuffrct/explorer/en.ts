import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  asPrinted,
  CUT_OFF,
  distanceAlong,
  GREY_ZONE,
  percent,
  type controls,
  type Result,
  type State,
} from './model.js';

const VESSELS = {
  LAD: 'LAD',
  D1: 'first diagonal',
  LCX: 'circumflex',
  OM1: 'first obtuse marginal',
  RCA: 'right coronary artery',
};

function verdict(distal: number): string {
  const ffr = asPrinted(distal);
  if (ffr > CUT_OFF) return 'above the cut-off of 0.80';
  return ffr >= GREY_ZONE ? 'in the grey zone, 0.75–0.80' : 'below the cut-off of 0.80';
}

function sentence({ distal, territory, loss }: Result, state: State): string {
  const { vessel, place, severity, length, flow } = state;
  if (severity === 0) {
    return `With no narrowing in the ${VESSELS[vessel]}, the ratio at its end is ${distal.toFixed(2)}.`;
  }
  const where = `${distanceAlong(vessel, place).toFixed(0)}\u00a0mm into the ${VESSELS[vessel]}`;
  // As it is spoken: an 8, an 11, an 18, an 80.
  const article = /^8|^1[18]$/.test(String(severity)) ? 'An' : 'A';
  const lesion = `${article} ${severity}% narrowing, ${length}\u00a0mm long, ${where}`;
  if (flow === 'rest') {
    return `${lesion} leaves a resting Pd/Pa of ${distal.toFixed(2)} and a gradient of ${loss.toFixed(0)}\u00a0mmHg. FFR is read at hyperaemia.`;
  }
  const some = territory < 0.5 ? 'Less than 1%' : `About ${percent(territory)}%`;
  const share = territory > 0 ? some : 'None';
  const supplied = `${share} of the myocardium is supplied at FFR ≤0.80`;
  // The vessel's own pressure is lowest at its end: what lies lower lies beside it.
  const isBeside = territory > 0 && asPrinted(distal) > CUT_OFF;
  const muscle = isBeside ? `${supplied}, all of it by side branches with a lower FFR` : supplied;
  return `${lesion}: FFR at the end of the vessel is ${distal.toFixed(2)}, ${verdict(distal)}. ${muscle}.`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: move a narrowing along the coronary tree',
  alt: 'Coronary arteries on the heart, coloured by pressure ratio; a ring marks the narrowing and can be dragged along the vessels.',
  controls: {
    vessel: {
      label: 'Vessel',
      options: { LAD: 'LAD', D1: 'D1', LCX: 'LCX', OM1: 'OM1', RCA: 'RCA' },
    },
    place: { label: 'Place along the vessel', unit: '%' },
    severity: { label: 'Diameter stenosis', unit: '%' },
    length: { label: 'Lesion length', unit: '\u00a0mm' },
    flow: { label: 'Flow', options: { hyperaemia: 'Hyperaemia', rest: 'Rest' } },
  },
  readings: {
    ratio: { label: 'Ratio at the end of the vessel', unit: '' },
    loss: { label: 'Pressure gradient', unit: '\u00a0mmHg' },
    flow: { label: 'Flow at the narrowing', unit: '\u00a0mL/min' },
    territory: { label: 'Myocardium at FFR ≤0.80', unit: '%' },
  },
  sentence,
  presets: ['Proximal LAD', 'Distal LAD', 'First diagonal', 'At rest', 'A longer narrowing'],
  how: {
    summary:
      'The tree is a network of straight tubes with the resistance of Poiseuille flow, ending in beds of fixed resistance, as at maximal hyperaemia. The narrowing loses pressure by friction and by flow separation, solved together with the flow. At the same percentage, place decides how much myocardium lies beyond the narrowing; a smaller vessel carries less flow, but through a smaller lumen, so the pressure loss is much the same or greater. A longer narrowing loses more pressure.',
    equations: [
      'R = 8μL/(πr⁴)',
      'ΔP = aQ + bQ², with a beyond the friction of the healthy vessel',
      'a = Kv·μ/(D₀·A₀), Kv = 32·(La/D₀)·(A₀/A₁)², La = 0.83·L + 1.64·D₁',
      'b = ρ·Kt/(2·A₀²)·(A₀/A₁ − 1)², Kt = 1.52',
      'r₀³ = r₁³ + r₂³',
    ],
    parameters: [
      { name: 'Radii at junctions', value: 'r₀³ = r₁³ + r₂³', source: 2 },
      { name: 'Loss across the narrowing', value: 'Kt = 1.52', source: 1 },
      { name: 'Viscosity, density of blood', value: '3.5 mPa·s and 1,060 kg/m³ (assumed)' },
      { name: 'Aortic, venous pressure', value: '95 and 5 mmHg (assumed)' },
      {
        name: 'Hyperaemic flow without a narrowing',
        value: 'LAD 138, LCX 113, RCA 133 mL/min (as the beds are assumed)',
      },
      { name: 'Resistance of the beds at rest', value: '3.5 × that at hyperaemia (assumed)' },
    ],
    leftOut: [
      'Pulsation, elastic walls, losses at bends and junctions',
      'Collaterals, microvascular disease, autoregulation at rest',
      'Serial lesions: one narrowing at a time',
    ],
    checked: [
      '1,000 random states: flow conserved at every node within 1e-9',
      'One narrowing: within 1e-9 of the closed form of a resistance and a parabola in series',
      '1,000 random states: never a higher ratio beyond a tighter or longer narrowing',
      'Short constrictions: flow at rest can be kept up to 85% diameter stenosis, within 2 points of what Gould and Lipscomb measured in dogs; maximal flow has halved before',
    ],
  },
};
