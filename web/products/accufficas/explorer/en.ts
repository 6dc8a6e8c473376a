import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import type { controls, Result, State } from './model.js';

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;

function sentence(result: Result, { site, stenosis, anterior, posterior, pial }: State): string {
  const { ratio, mcaFlow, flows, alone } = result;
  if (stenosis === 0) {
    return `No narrowing: the pressure ratio is ${ratio.toFixed(2)} and flow to the MCA territory is normal.`;
  }
  const lesion = `${site} narrowed by ${stenosis}%: Pd/Pa is ${ratio.toFixed(2)}`;
  const without = `Without collaterals, MCA flow would be ${percent(alone.mcaFlow)} of normal.`;
  const isKept = mcaFlow > 0.995;
  if (isKept && alone.mcaFlow > 0.995) {
    if (ratio.toFixed(2) === '1.00') return `${lesion} and flow to the MCA territory is normal.`;
    return `${lesion}, yet flow to the MCA territory is normal: its bed dilates as the pressure falls.`;
  }
  const flow = isKept
    ? `${lesion} and flow to the MCA territory stays normal`
    : `${lesion} and the MCA territory receives ${percent(mcaFlow)} of its normal flow`;
  if (!anterior && !posterior && pial === 'none') return `${flow}: no collateral supplies it.`;
  if (site === 'M1' && pial === 'none') {
    return `${flow}. The communicating arteries join proximal to M1 and cannot supply it beyond the narrowing.`;
  }
  if (site === 'M1') {
    return `${flow}, ${flows.pial.toFixed(0)}\u00a0mL/min of it through leptomeningeal collaterals. ${without}`;
  }
  const crossing = flows.anterior + flows.posterior;
  if (crossing >= 0.5) {
    return `${flow}, with ${crossing.toFixed(0)}\u00a0mL/min crossing the communicating arteries. ${without}`;
  }
  if (pial !== 'none') {
    return `${flow}, ${flows.pial.toFixed(0)}\u00a0mL/min of it through leptomeningeal collaterals. ${without}`;
  }
  return `${flow}. ${without}`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: one narrowing, different collaterals',
  alt: 'The circle of Willis seen from below, coloured by pressure ratio; a ring marks the narrowing. Below, the pressure ratio along ICA, M1 and M2, with and without collaterals.',
  controls: {
    site: { label: 'Site of the narrowing', options: { M1: 'M1', ICA: 'Intracranial ICA' } },
    stenosis: { label: 'Diameter stenosis', unit: '%' },
    pial: {
      label: 'Leptomeningeal (pial) collaterals',
      options: { none: 'None', moderate: 'Moderate', good: 'Good' },
    },
    anterior: { label: 'Anterior communicating artery' },
    posterior: { label: 'Posterior communicating arteries' },
  },
  readings: {
    ratio: { label: 'Translesional Pd/Pa', unit: '' },
    flow: { label: 'MCA flow', unit: '% of normal' },
    alone: { label: 'MCA flow without collaterals', unit: '% of normal' },
    shear: { label: 'WSS at the stenosis', unit: '\u00a0Pa' },
  },
  sentence,
  presets: [
    'M1, good pial collaterals',
    'M1, no pial collaterals',
    'M1, milder narrowing',
    'ICA, complete circle',
    'ICA, incomplete circle',
  ],
  how: {
    summary:
      'Arteries are tubes with the resistance of Poiseuille flow; the narrowing loses pressure by friction and by flow separation. Each bed takes the flow it needs until the pressure before it falls below the limit of autoregulation, then flow falls with pressure. The circle of Willis lies proximal to M1: its communicating arteries help beyond a narrowed carotid, leptomeningeal collaterals beyond a narrowed M1.',
    equations: [
      'R = 8μL/(πr⁴)',
      'ΔP = aQ + bQ², with a beyond the friction of the healthy vessel',
      'a = Kv·μ/(D₀·A₀), Kv = 32·(La/D₀)·(A₀/A₁)², La = 0.83·L + 1.64·D₁',
      'b = ρ·Kt/(2·A₀²)·(A₀/A₁ − 1)², Kt = 1.52',
      'Bed: Q = Q₀·min(1, (P − Pv)/(Plim − Pv))',
      'Wall shear stress = 4μQ/(πr³)',
    ],
    parameters: [
      { name: 'Lengths and radii of the arteries', value: '25 segments', source: 0 },
      { name: 'ACoA; PCoA, radius', value: '0.74; 0.73 mm', source: 0 },
      { name: 'M1 length; two M2 by Murray’s law', value: '20 mm (assumed)' },
      { name: 'Flow to the brain; to each MCA', value: '717 mL/min; 21%', source: 1 },
      { name: 'Limit of autoregulation', value: '60 mmHg', source: 2 },
      {
        name: 'Leptomeningeal: MCA flow left if M1 closes',
        value: '15% (moderate), 30% (good)',
        source: 3,
      },
      { name: 'Length of the narrowing', value: '8 mm (assumed)' },
      { name: 'Arterial, venous pressure', value: '95 and 8 mmHg (assumed)' },
      { name: 'Viscosity, density of blood', value: '3.5 mPa·s and 1,060 kg/m³ (assumed)' },
    ],
    leftOut: [
      'Pulsation, elastic walls, losses at bends and junctions',
      'Collaterals through the ophthalmic artery, growth of collaterals over months',
      'Limits of autoregulation that differ between patients; one value is a simplification',
      'Emboli and perforators: pressure tells nothing about them',
    ],
    checked: [
      '1,000 random states: flow conserved at every node within 1e-9 of the brain’s flow',
      'No collaterals: within 1e-9 of the closed form of one stenosis, at M1 (62–90%) and ICA (30–60%)',
      '1,000 random states: never a higher ratio or more flow beyond a tighter narrowing',
      '1,000 random states: communicating arteries change flow beyond M1 by less than one point',
      'Carotid share of flow: 72% as measured, within 1 point without PCoA, 6 with a complete circle',
      'Pd/Pa at 70–80% of M1 lies on both sides of 0.40, the median that CFD gave for 70–99%',
    ],
  },
};
