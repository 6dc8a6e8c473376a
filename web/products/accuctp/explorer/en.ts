import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { type controls, isTrialThreshold, type Result, type State } from './model.js';

const INPUT: Readonly<Record<State['artery'], string>> = {
  normal: '',
  delayed: 'Input distal to the occlusion: ',
  small: 'Input from a small artery: ',
};

function sentence(result: Result, { flow, tmax, artery, truth }: State): string {
  const { core, delayed, ratio, isTarget, delayedEarlier, trueCore, trueDelayed } = result;
  const mismatch =
    ratio === null ? 'there is no ratio without a core' : `mismatch ratio ${ratio.toFixed(1)}`;
  const verdict = isTrialThreshold({ flow, tmax })
    ? `This ${isTarget ? 'meets' : 'does not meet'} the imaging criteria of DEFUSE 3`
    : 'The criteria of DEFUSE 3 do not apply at these thresholds';
  const found = `core ${core}\u00a0mL at CBF <${flow}%, hypoperfusion ${delayed}\u00a0mL at Tmax >${tmax}\u00a0s; ${mismatch}. ${verdict}.`;
  const opening = `${INPUT[artery]}${found}`;
  const first = opening.charAt(0).toUpperCase() + opening.slice(1);
  return truth
    ? `${first} In the noise-free phantom the same thresholds give a core of ${trueCore}\u00a0mL and hypoperfusion of ${trueDelayed}\u00a0mL.`
    : `${first} At Tmax >${tmax - 1}\u00a0s, the same brain would have ${delayedEarlier}\u00a0mL of hypoperfusion.`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: what makes a perfusion volume',
  alt: 'CT slice with core in orange and hypoperfused tissue in teal, beside maps of CBF and Tmax; rings mark three arteries from which the input can be taken.',
  controls: {
    flow: { label: 'Core threshold: CBF relative to other side', unit: '%' },
    tmax: { label: 'Hypoperfusion threshold: Tmax', unit: '\u00a0s', digits: 1 },
    artery: {
      label: 'Arterial input',
      options: { normal: 'Healthy side', delayed: 'Distal to clot', small: 'Small artery' },
    },
    dose: { label: 'Radiation dose relative to usual', unit: '%' },
    truth: { label: 'Show the true volumes' },
  },
  readings: {
    core: { label: 'Core', unit: '\u00a0mL' },
    delayed: { label: 'Hypoperfusion', unit: '\u00a0mL' },
    mismatch: { label: 'Mismatch', unit: '\u00a0mL' },
    ratio: { label: 'Mismatch ratio', unit: '' },
  },
  sentence,
  presets: [
    'Usual thresholds',
    'Other thresholds',
    'Input distal to the occlusion',
    'Input from a small artery',
    'A tenth of the radiation dose',
  ],
  how: {
    summary:
      'A digital phantom [3] of a left middle cerebral artery occlusion: flow and delay of each voxel are known. A contrast bolus passes through it, noise is added, and each voxel is deconvolved with the arterial curve by delay-insensitive singular value decomposition (oSVD). Core and hypoperfusion are what the thresholds cut out of the two maps; the truth is what the same thresholds cut out of the phantom.',
    equations: [
      'C(t) = CBF · (Ca ∗ R)(t − delay)',
      'Ca(t) = 290 HU · (s·e^(1−s))³, s = (t − 4 s)/4.5 s',
      'R = h ∗ e^(−t/MTT), scaled to max R = 1; h: gamma distribution, mean 1.6 s, SD 0.8 s',
      'k = V·W·Uᵀ·C; CBF = max k, Tmax = time of max k',
      'OI = Σ|k(j) − 2k(j−1) + k(j−2)| / (L · max k) ≤ 0.035',
      'Mismatch = hypoperfusion − core; ratio = hypoperfusion / core',
    ],
    parameters: [
      { name: 'Core', value: 'CBF <30% of the other side, voxel by mirrored voxel', source: 4 },
      { name: 'Hypoperfusion', value: 'Tmax >6 s', source: 4 },
      {
        name: 'Target mismatch',
        value: 'core <70 mL, ratio ≥1.8, mismatch ≥15 mL',
        source: 5,
      },
      {
        name: 'Block-circulant matrix, oscillation index',
        value: 'as defined in the source',
        source: 0,
      },
      { name: 'Limit of the oscillation index', value: '0.035 (chosen)' },
      { name: 'Smallest singular value used', value: '0.5% of the largest (chosen)' },
      {
        name: 'Residue function',
        value: 'exponential, MTT 4 s, and 0.6 s more per second of delay (assumed)',
      },
      { name: 'Healthy CBF, Tmax', value: '25–58, locally ±4 mL/100 g/min; 3 s (assumed)' },
      { name: 'Series', value: '60 frames, 1 s apart (assumed)' },
      { name: 'Voxels', value: '2 × 2 × 10 mm, seven slices' },
      { name: 'Noise at the usual dose', value: '0.6 HU, ∝ 1/√dose (assumed)' },
      { name: 'Input distal to the occlusion', value: '3 s later, spread over 2.5 s (assumed)' },
      { name: 'Small artery', value: 'fills 40% of its voxel (assumed)' },
    ],
    leftOut: [
      'Recirculation, leakage of contrast medium, motion, and noise in the arterial input',
      'Loss of flow signal by dispersion: the phantom’s CBF is the height of its dispersed residue function',
      'Correction of partial volume by a venous curve [4], and everything by which software tells tissue from artefact',
      'What becomes of the tissue: core and hypoperfusion are defined by thresholds here, not by outcome',
    ],
    checked: [
      'Deconvolution: equal within 1e-8 to a decomposition of the matrix by plane rotations',
      '1,000 random tissues: the same height within 1e-9 however late they fill, within 5% where oscillation is limited',
      'Without noise: CBF within 5% and Tmax within 0.3 s of the truth in every voxel',
      'Without noise: volumes within 5% of the truth, CBF below 20–40% and Tmax above 4–8 s',
      '1,000 random thresholds: raising the CBF threshold never shrinks the core, raising the Tmax threshold never enlarges the hypoperfused volume',
    ],
  },
};
