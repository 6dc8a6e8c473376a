import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuASPECTS: scoring early ischaemic change on CT',
  intro:
    'AccuASPECTS assesses the middle cerebral artery territory region by region on non-contrast head CT and proposes an ASPECTS, to inform decisions on reperfusion and transfer.',
  description:
    'AccuASPECTS analyses the ten middle cerebral artery regions on non-contrast head CT and reports an ASPECTS from 0 to 10.',
};

export const figure: FigureText = {
  caption:
    'The two standard levels of ASPECTS with the ten regions and the score. A synthetic image, not a patient.',
  alt: 'Two synthetic CT slices with ten regions outlined on both sides. Orange regions show early ischaemic change; the total is given below.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'An emergency head CT at the ganglionic level. A model, not a patient.',
    alt: 'Synthetic non-contrast CT slice of a slightly tilted head; on one side the lentiform nucleus and insular ribbon are blurred. A scale bar shows 30 mm.',
  },
  model: {
    caption: 'Tilt corrected, each region compared with its mirror image. A model, not a patient.',
    alt: 'CT slice with fitted midline and region outlines; two magnified circles show both lentiform nuclei with their mean densities, lower on the affected side.',
  },
  output: {
    caption: 'Density of each region against the opposite side. A model, not a patient.',
    alt: 'Two slices tinted orange where density is lower than opposite, and bars for ten regions: L, I, M2 and M5 stand out, the others are near zero.',
  },
  report: {
    caption: 'Both standard levels and the score by region. A model, not a patient.',
    alt: 'Two synthetic CT slices with regions outlined on both sides; L, I, M2 and M5 are orange. Below, ten squares, hollow orange ones for affected regions.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'Non-contrast head CT',
    results: 'ASPECTS, affected regions, density difference',
    user: 'Stroke and emergency physicians, radiologists',
  },
  titles: {
    application: 'Early ischaemia on the first CT',
    features: 'Ten regions compared side to side, reader confirms',
    advantages: 'Routine CT; disagreement shown by region',
  },
  application: [
    {
      text: 'On the first CT in acute stroke the physician looks for haemorrhage, then for early ischaemic change: often no more than slight loss of grey–white differentiation or a blurred insular ribbon. ASPECTS, the Alberta Stroke Program Early CT Score, counts down from 10 over ten regions; dependence and death rise sharply at scores ≤7.',
      refs: ['aspects-2000', 'aspects-reading-2001'],
    },
    {
      text: 'AccuASPECTS gives the on-call doctor, the neurologist deciding on transfer and the interventionalist at another site the same marked regions. The score is then read with onset time, NIHSS and vessel imaging.',
    },
  ],
  features: [
    {
      heading: 'Two levels, ten regions',
      text: 'After correction for head tilt, the template is fitted to the patient’s anatomy: seven ganglionic and three supraganglionic regions.',
    },
    {
      heading: 'Side-to-side comparison',
      text: 'Each region is compared with its counterpart across the midline, and the difference in density is shown.',
    },
    {
      heading: 'Confirmed region by region',
      text: 'The total is always shown with its regions. The reader adds or removes a region, and the score follows.',
    },
    {
      heading: 'Old infarcts flagged',
      text: 'Well-demarcated hypodensity that suggests an older infarct is flagged separately; the reader decides whether it counts.',
    },
  ],
  advantages: [
    {
      heading: 'Disagreement by region',
      text: 'In one study of 58 patients, two neuroradiologists agreed only moderately (κ 0.48), another manufacturer’s automated score with their consensus at κ 0.84. Marked regions show where readers differ.',
      refs: ['automated-aspects-ctp-2019'],
    },
    {
      heading: 'No extra scan',
      text: 'It uses the head CT that stroke patients have anyway: no contrast medium, no further acquisition.',
    },
    {
      heading: 'Both scores on record',
      text: 'The score proposed by the software and the score confirmed by the physician are stored side by side for audit.',
    },
  ],
  inputs: [
    {
      name: 'Non-contrast head CT',
      unit: '',
      note: 'Whole brain; thin slices in a soft-tissue kernel preferred',
    },
    {
      name: 'Symptomatic side',
      unit: '',
      note: 'Optional; left or right hemisphere, as judged clinically',
    },
  ],
  outputs: [
    { name: 'ASPECTS', unit: '', note: '0 to 10; 10 means no early ischaemic change' },
    { name: 'Region findings', unit: '', note: 'Affected or not, for each of the ten regions' },
    {
      name: 'Density difference',
      unit: 'HU',
      note: 'Region against the opposite side; here M5',
    },
    { name: 'Marked slices', unit: '', note: 'Both standard levels with the template' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'How ASPECTS was established',
      design:
        '203 consecutive patients given intravenous alteplase within 3 hours of onset; the 156 with anterior circulation ischaemia were analysed. Physicians scored ten regions on CT before treatment. Primary outcomes: symptomatic intracerebral haemorrhage and function at 3 months.',
      findings:
        'Sensitivity 0.78 and specificity 0.96 for functional outcome, 0.90 and 0.62 for symptomatic haemorrhage. Agreement between readers who knew the affected hemisphere: κ 0.71–0.89.',
      ref: 'aspects-2000',
    },
    {
      kind: 'background',
      heading: 'Reading rules, and outcome by score',
      design:
        'Methods paper by the group that introduced the score, on how the regions are read by physicians.',
      findings: 'Dependence and death rise sharply at ASPECTS ≤7.',
      ref: 'aspects-reading-2001',
    },
    {
      kind: 'background',
      heading: 'Machine learning against diffusion MRI',
      design:
        'Automated ASPECTS by a research algorithm of the authors. Reference: expert ASPECTS on diffusion-weighted MRI within one hour after the CT. 257 patients within 8 hours of onset, 157 for training and 100 for testing.',
      findings:
        'In the 100 test patients, intraclass correlation with the expert score was 0.76 (95% CI 0.67–0.83). The mean difference was 0.3 points (limits of agreement −3.3 to 2.6; printed so in the abstract, although these limits imply a mean near −0.35), so that scores may lie several points apart in one patient. Per region, sensitivity was 66.2% and specificity 91.8%.',
      ref: 'automated-aspects-dwi-2019',
    },
    {
      kind: 'background',
      heading: 'Reader against reader, software against consensus',
      design:
        '58 patients with anterior circulation stroke and successful thrombectomy. Another manufacturer’s automated ASPECTS compared with the consensus of two neuroradiologists and with CBV maps of CT perfusion; scores were also split at ≥6.',
      findings:
        'The two readers agreed moderately (κ 0.48, or 0.64 for dichotomised scores). The automated score agreed with their consensus and with the CBV maps at κ 0.84 each. Small, selected series.',
      ref: 'automated-aspects-ctp-2019',
    },
  ],
  limits: [
    {
      text: 'Withholding thrombectomy on a low score alone: randomised trials such as SELECT2 and ANGEL-ASPECT enrolled patients with ASPECTS 3–5.',
      refs: ['select2-2023', 'angel-aspect-protocol-2023'],
    },
    {
      text: 'Infarct in the anterior cerebral artery territory or the posterior circulation: not scored; ASPECTS may remain 10.',
    },
    {
      text: 'Very early after onset: CT may look normal. A score of 10 excludes neither stroke nor vessel occlusion.',
    },
    {
      text: 'Motion, marked head tilt, skull-base artefact, old infarcts or marked white-matter disease: false markings occur. Check the source images.',
    },
    {
      text: 'Haemorrhage or vessel occlusion: AccuASPECTS detects neither. Read the CT and the vessel imaging.',
    },
    {
      text: 'Judging how severe the deficit is: not possible from the score. Regions differ in size and function, and equal scores do not mean equal deficits.',
    },
  ],
  intendedUse:
    'For physicians trained in emergency stroke imaging who read non-contrast head CT in suspected acute ischaemic stroke. AccuASPECTS adds a proposed score, which they confirm or change. The physician decides on thrombolysis or thrombectomy; the score must not be the sole basis.',
};
