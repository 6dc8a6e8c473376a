import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuASPECTS: scoring early ischaemic change on CT',
  intro:
    'Non-contrast CT comes first in most acute stroke pathways, yet early ischaemic change is subtle and readers often disagree. AccuASPECTS examines the ten regions of the middle cerebral artery territory, marks those that appear affected and reports an ASPECTS from 0 to 10, where 10 means no early ischaemic change and each affected region costs one point. A physician confirms the score on the source images and weighs it with onset time, NIHSS and vessel imaging before treatment is chosen.',
  description:
    'AccuASPECTS analyses the ten middle cerebral artery regions on non-contrast head CT and reports an ASPECTS from 0 to 10.',
};

export const figure: FigureText = {
  caption:
    'The two standard levels of ASPECTS with the ten regions and the score. A synthetic image, not a patient.',
  alt: 'Two synthetic CT slices with ten regions outlined on both sides. Red regions show early ischaemic change; the total stands below.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'In an emergency department the first head CT has two tasks. The physician looks for haemorrhage first and then judges early ischaemic change, which is often difficult, because the signs may be no more than a slight loss of grey–white contrast or a blurred insular ribbon. ASPECTS turned this judgement into a count over ten regions of the middle cerebral artery territory, and dependence and death were found to rise sharply at scores of 7 or less.',
      refs: ['aspects-2000', 'aspects-reading-2001'],
    },
    {
      text: 'AccuASPECTS is aimed at the readers who carry that count at night: the resident in a primary stroke centre, the neurologist who decides on transfer, the interventionalist who sees the scan on a screen elsewhere. All three look at the same regions with the same marking and can say by name where they differ.',
    },
  ],
  features: [
    {
      heading: 'Two levels, ten regions',
      text: 'At the ganglionic level caudate, lentiform nucleus, internal capsule, insula and M1 to M3; at the supraganglionic level M4 to M6. The template is fitted to the patient’s own anatomy after correcting the tilt of the head.',
    },
    {
      heading: 'Side against side',
      text: 'Each region is compared with its counterpart across the midline, since early change is easier to recognise as a difference than as a value.',
    },
    {
      heading: 'Region by region',
      text: 'The total is never shown without its parts. The reader adds or removes a region, and the score follows.',
    },
    {
      heading: 'Old and new kept apart',
      text: 'Hypodensity sharp enough to suggest an older infarct is pointed out for the reader, who decides whether it counts.',
    },
  ],
  advantages: [
    {
      heading: 'A common language',
      text: 'In a study of 58 patients, two neuroradiologists scoring non-contrast CT agreed only moderately (κ 0.48; 0.64 once scores were split at ≥6). A marked template does not abolish disagreement, but it shows whether it concerns the insula or the arithmetic.',
      refs: ['automated-aspects-ctp-2019'],
    },
    {
      heading: 'Nothing extra to acquire',
      text: 'The scan is the one every stroke patient receives: no contrast medium, no second visit to the scanner.',
    },
    {
      heading: 'Two numbers on record',
      text: 'The proposal of the software and the score confirmed by the physician are kept side by side, which makes later audit possible.',
    },
  ],
  inputs: [
    {
      name: 'Non-contrast head CT',
      unit: '',
      note: 'Whole brain; thin reconstructions in a soft-tissue kernel are preferred',
    },
    {
      name: 'Symptomatic side',
      unit: '',
      note: 'Optional; left or right hemisphere as judged clinically',
    },
  ],
  outputs: [
    { name: 'ASPECTS', unit: '', note: '0 to 10; 10 means no early ischaemic change' },
    { name: 'Region findings', unit: '', note: 'Affected or not, for each of the ten regions' },
    { name: 'Density difference', unit: 'HU', note: 'Region against the opposite side' },
    { name: 'Marked slices', unit: '', note: 'Both standard levels with the template' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'The score itself',
      design:
        '203 consecutive patients given intravenous alteplase within 3 hours of onset, of whom the 156 with anterior circulation ischaemia were analysed; physicians scored ten regions on CT before treatment; primary outcomes: symptomatic intracerebral haemorrhage and function at 3 months. Human reading, no software.',
      findings:
        'Sensitivity 0.78 and specificity 0.96 for functional outcome, 0.90 and 0.62 for symptomatic haemorrhage; agreement between readers who knew the affected hemisphere κ 0.71–0.89.',
      ref: 'aspects-2000',
    },
    {
      kind: 'background',
      heading: 'Reading rules and the line at 7',
      design:
        'Methods paper by the group that introduced the score, on how the regions are to be read; human reading.',
      findings: 'Dependence and death rise sharply at ASPECTS ≤7.',
      ref: 'aspects-reading-2001',
    },
    {
      kind: 'background',
      heading: 'A machine-learning method against diffusion MRI',
      design:
        'Automated ASPECTS by a research algorithm of the authors; reference: expert ASPECTS on diffusion-weighted MRI within one hour of the CT. 257 patients within 8 hours of onset, 157 for training and 100 for testing. AccuASPECTS was not tested.',
      findings:
        'In the 100 patients of the test, intraclass correlation with the expert score was 0.76 (95% CI 0.67–0.83). On average the two scores differed by 0.3 points, with limits of agreement from −3.3 to 2.6, so that in a single patient the scores can lie several points apart. Region by region, sensitivity was 66.2% and specificity 91.8%.',
      ref: 'automated-aspects-dwi-2019',
    },
    {
      kind: 'background',
      heading: 'Reader against reader, software against consensus',
      design:
        '58 patients with anterior circulation stroke and successful thrombectomy; another vendor’s automated ASPECTS compared with the consensus of two neuroradiologists and with CBV maps of CT perfusion; scores were also split at ≥6. AccuASPECTS had no part in it.',
      findings:
        'Agreement between the two readers was moderate (κ 0.48). The automated score agreed with their consensus at κ 0.84, and with the CBV maps at κ 0.84 as well. The series is small and selected; its result belongs to that software and cannot be transferred to AccuASPECTS.',
      ref: 'automated-aspects-ctp-2019',
    },
  ],
  limits: [
    {
      text: 'ASPECTS covers the middle cerebral artery territory only. Posterior and anterior cerebral artery infarcts and the brain stem leave it at 10.',
    },
    {
      text: 'The regions differ in size and in function: one point in the internal capsule and one in M3 do not mean the same deficit.',
    },
    {
      text: 'Head motion, beam hardening at the skull base, previous infarcts and marked white-matter disease lead to false markings, and so does a strongly tilted head.',
    },
    {
      text: 'Very soon after onset a CT can look normal. A score of 10 excludes neither a stroke nor an occluded artery.',
    },
  ],
  intendedUse:
    'AccuASPECTS is a reading aid for physicians trained in emergency stroke imaging. It proposes a score that they confirm or change on the source images. It is not a detector of haemorrhage or vessel occlusion, and eligibility for thrombolysis or thrombectomy must not rest on its number alone.',
};
