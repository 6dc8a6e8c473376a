import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  CUT_OFF,
  type controls,
  type Physiology,
  printed,
  quadrantOf,
  type State,
} from './model.js';

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;

/** As it is spoken: an 8, an 11, an 18, an 80. */
function stenosisOf(percentage: number): string {
  const isVowel = /^8|^1[18]$/.test(String(percentage));
  return `${isVowel ? 'An' : 'A'} ${percentage}% stenosis`;
}

function verdict(ffr: number): string {
  return ffr >= CUT_OFF.ffrGrey ? 'in the grey zone (0.75–0.80)' : 'below the cut-off of 0.80';
}

function sentence(result: Physiology, { stenosis, resistance }: State): string {
  const { flow, correctedImr, collateralShare, healthyBedFfr } = result;
  const { ffr, imr, cfr } = printed(result);
  const corrected = Math.round(correctedImr);
  const value = ffr.toFixed(2);
  const units = `${imr}\u00a0U`;
  const reserve = `CFR ${cfr.toFixed(1)}`;
  const lesion = stenosisOf(stenosis);
  const bed = `microvascular resistance is ${resistance.toFixed(1)} times normal`;
  if (imr >= CUT_OFF.imr && corrected < CUT_OFF.imr) {
    return `Collaterals carry ${percent(collateralShare)} of the flow, which the transit time does not register: IMR reads ${units}, although the bed accounts for ${corrected}\u00a0U. FFR is ${value}.`;
  }
  switch (quadrantOf(result)) {
    case 'micro':
      if (healthyBedFfr <= CUT_OFF.ffr) {
        return `${lesion} reads FFR ${value}, above the cut-off, because ${bed} (IMR ${units}). With a healthy bed it would read ${healthyBedFfr.toFixed(2)}.`;
      }
      return `${stenosis === 0 ? `The artery is open and FFR is ${value}` : `${lesion} reads FFR ${value}, above the cut-off`}, yet ${bed}: IMR is ${units}, ${reserve}, and the muscle receives ${percent(flow)} of normal hyperaemic flow.`;
    case 'epicardial':
      return `${lesion} reads FFR ${value}, ${verdict(ffr)}. IMR is ${units}, below 25\u00a0U: the obstruction is epicardial.`;
    case 'both':
      return `${lesion} reads FFR ${value}, ${verdict(ffr)}, and IMR is ${units}: artery and microvessels both limit flow. ${
        imr > corrected
          ? `Corrected for collaterals, IMR is ${corrected}\u00a0U.`
          : `With a healthy bed FFR would read ${healthyBedFfr.toFixed(2)}.`
      }`;
    case 'neither': {
      const artery = stenosis === 0 ? 'The artery is open' : lesion;
      return cfr < CUT_OFF.cfr
        ? `${artery}: FFR is ${value} and IMR ${units}, neither at its cut-off, yet together they bring CFR to ${cfr.toFixed(1)}, below 2.0.`
        : `${artery}: FFR is ${value}, IMR ${units} and ${reserve}. No cut-off is reached.`;
    }
  }
}

export const texts: ExplorerTexts<typeof controls, Physiology> = {
  title: 'Try it: artery or microvessels?',
  alt: 'A coronary artery with a narrowing leads into branching microvessels. Below, transit curves at rest and at hyperaemia, and a map of FFR against IMR with cut-off lines; its point can be dragged.',
  controls: {
    stenosis: { label: 'Diameter stenosis', unit: '%' },
    resistance: { label: 'Microvascular resistance', unit: '\u00a0× normal', digits: 1 },
    collaterals: { label: 'Collaterals' },
  },
  readings: {
    ffr: { label: 'FFR', unit: '' },
    cfr: { label: 'CFR', unit: '' },
    imr: { label: 'IMR', unit: '\u00a0U' },
    corrected: { label: 'IMR, wedge-corrected', unit: '\u00a0U' },
    flow: { label: 'Hyperaemic flow, of normal', unit: '%' },
  },
  sentence,
  presets: [
    'Hidden stenosis',
    'Same stenosis, healthy bed',
    'Open artery, diseased bed',
    'Neither',
    'Misled by collaterals',
  ],
  how: {
    summary:
      'The stenosis and the microvascular bed are resistances in series; collaterals bypass the stenosis. At hyperaemia the bed is fully dilated, at rest it adjusts until the muscle has its resting flow. Flow depends on both resistances, so the muscle beyond an open artery can still be ischaemic; and a high resistance of the bed lowers the flow and with it the pressure lost across a stenosis, so that FFR rises.',
    equations: [
      'Pa − Pd = aQ + bQ², with a beyond the friction of the healthy vessel',
      'Q + (Pa − Pd)/Rc = Pd/R',
      'FFR = Pd/Pa',
      'CFR = Tmn(rest)/Tmn(hyperaemia), Tmn = V/Q',
      'IMR = Pd·Tmn',
      'IMR, wedge-corrected = Pa·Tmn·(Pd − Pw)/(Pa − Pw), Pw/Pa = R/(R + Rc)',
    ],
    parameters: [
      {
        name: 'Healthy hyperaemic flow',
        value:
          '240\u00a0mL/min (assumed; measured in the LAD: 293 ± 102 without, 228 ± 71 with mild atherosclerosis)',
        source: 0,
      },
      { name: 'Loss across the stenosis, a and b', value: 'Young and Tsai, Kt = 1.52', source: 1 },
      { name: 'The same, effective length', value: 'La = 0.83·L + 1.64·D₁', source: 2 },
      { name: 'Cut-offs of FFR and CFR', value: '0.80 and 2.0', source: 3 },
      { name: 'Cut-off of IMR', value: '25\u00a0U', source: 4 },
      { name: 'Aortic pressure', value: '90\u00a0mmHg (assumed)' },
      { name: 'Resting flow', value: '60\u00a0mL/min, so that normal CFR is 4 (assumed)' },
      {
        name: 'Artery',
        value: '3.2\u00a0mm wide, sensor at 80\u00a0mm, stenosis 10\u00a0mm long (assumed)',
      },
      { name: 'Collaterals', value: 'Pw/Pa = 0.20 with a healthy bed (assumed)' },
    ],
    leftOut: [
      'Venous pressure, pulsation, elastic vessels',
      'Diffuse disease, serial stenoses and side branches',
      'Raised resting flow, spasm and endothelial dysfunction',
      'Spread of repeated injections',
    ],
    checked: [
      'Open artery: FFR 1, CFR 4/R and IMR in proportion to R, to 9 digits',
      'No collaterals: Pa = aQ + bQ² + RQ, to 9 digits',
      '1,000 random states: flow conserved, and corrected IMR equal to that of the bed, to 9 digits',
      '1,000 random states: FFR and flow fall with stenosis; FFR and IMR rise with microvascular resistance',
      'Healthy IMR of 14.5\u00a0U within the reference interval from 20 patients with normal hearts, 7.3–27.2\u00a0U [6]',
      'A stenosis of FFR 0.81 at IMR 14\u00a0U rises by 0.13 at 36\u00a0U; between groups of different lesions a rise of 0.06 was measured [7]',
    ],
  },
};
