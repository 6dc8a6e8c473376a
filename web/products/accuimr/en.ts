import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AccuIMR: microcirculatory resistance from coronary angiography',
  intro:
    'Ischaemia without obstructive epicardial disease, or poor myocardial perfusion after an infarct artery has been reopened, directs attention to the coronary microcirculation. AccuIMR estimates the index of microcirculatory resistance (IMR, in units U, equal to mmHg·s) from coronary angiography, without the pressure–temperature wire that thermodilution requires; analysis is stated at 5 minutes. Wire-measured IMR ≥25 U usually indicates microvascular dysfunction. An angiographic estimate is not the same measurement, and a cardiologist reads it with the presentation and further tests.',
  description:
    'AccuIMR estimates the index of microcirculatory resistance from coronary angiography, without a pressure–temperature wire.',
};

export const figure: FigureText = {
  caption:
    'A microvascular bed, paler where blood arrives sooner; transit-time curves of one artery at two microvascular resistances, and the IMR of each. A model, not a patient.',
  alt: 'A finely branched microvascular bed; below it two transit-time curves and two columns of IMR with the cut-off as a dashed line.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'An angiogram cannot show the microvessels, where most of the coronary resistance lies. The index of microcirculatory resistance (IMR) describes them: the pressure distal in the coronary artery multiplied by the mean transit time, obtained by thermodilution at hyperaemia.',
      refs: ['invasive-haemodynamics-review-2015'],
    },
    {
      text: 'The wire measurement takes time, saline injections and a vasodilator, and is often left out in routine work. AccuIMR is meant for the situations in which the question is asked but the measurement would otherwise not be made: angina without obstructive stenosis, and perfusion that stays poor after an infarct artery has been opened.',
    },
    {
      text: 'The two situations use different cut-offs. An IMR of 25 U or more served as the criterion of abnormal resistance in patients with non-obstructed vessels; after ST-segment elevation infarction, values above 40 U are used.',
      refs: ['flash-imr-2023', 'angio-imr-stemi-2021'],
    },
  ],
  features: [
    {
      heading: 'Transit followed through the run',
      text: 'The passage of contrast through the artery is timed on the angiogram and takes the place of the thermodilution curve.',
    },
    {
      heading: 'Distal pressure from the reconstructed vessel',
      text: 'The second factor of the product, the pressure at the far end, comes from a fluid-dynamic computation in the epicardial segment and therefore changes with any stenosis there.',
      refs: ['accuimr-2023'],
    },
    {
      heading: 'One value per artery',
      text: 'IMR describes the bed of the vessel examined. Left anterior descending, circumflex and right coronary artery are analysed and reported separately.',
    },
    {
      heading: 'Cut-off shown with its setting',
      text: 'The result appears against the cut-off that belongs to the clinical setting chosen by the user, in units that match those of the wire measurement.',
    },
  ],
  advantages: [
    {
      heading: 'No pressure–temperature wire',
      text: 'The computation starts from angiographic runs and needs no sensor in the artery.',
    },
    {
      heading: 'Applicable when time is short',
      text: 'After primary PCI, an estimate within the stated 5 minutes can be considered before the patient leaves the laboratory.',
    },
    {
      heading: 'Epicardial and microvascular share kept apart',
      text: 'Pressure lost in the visible artery and resistance beyond it are reported as two findings, which guards against attributing one to the other.',
    },
  ],
  inputs: [
    {
      name: 'Coronary angiographic runs',
      unit: '',
      note: 'DICOM; target vessel without overlap, filmed until contrast has passed',
    },
    { name: 'Frame rate', unit: 'frames/s', note: 'Time base of the transit' },
    {
      name: 'Mean aortic pressure',
      unit: 'mmHg',
      note: 'Measured during the angiography; the distal pressure is computed from it',
    },
    {
      name: 'Clinical setting',
      unit: '',
      note: 'Chronic coronary syndrome or after infarction; selects the cut-off shown',
    },
  ],
  outputs: [
    {
      name: 'Estimated IMR',
      unit: 'U',
      note: '1 U = 1 mmHg·s; for the artery examined',
    },
    { name: 'Mean transit time', unit: 's', note: 'From contrast frames' },
    {
      name: 'Computed distal pressure',
      unit: 'mmHg',
      note: 'At the end of the segment: aortic pressure less the computed loss',
    },
    { name: 'Transit-time curve', unit: '', note: 'Contrast over time, with the points used' },
  ],
  validation: {
    figures: [
      { label: 'Accuracy', value: 91, unit: '%' },
      { label: 'Sensitivity', value: 89, unit: '%' },
      { label: 'Specificity', value: 92, unit: '%' },
    ],
    note: {
      text: 'These three figures are stated by the manufacturer, without number of patients, cut-off or confidence interval, and could not be compared with a full publication here. Please read them as a claim. The study of AccuIMR cited on this page is retrospective and from a single centre: 163 patients, 232 vessels, wire-based IMR as the reference standard. For comparison, 7 studies of angiography-derived IMR by several systems (687 patients) had a pooled accuracy of 83%, with a sensitivity of 82% and a specificity of 83%; another meta-analysis, of 2024 (12 studies, 1,642 vessels), had a pooled sensitivity of 85% and a specificity of 89%; in a core laboratory’s comparison of 2025, five other methods had an AUC of only 0.530 to 0.576 (P > 0.05 for each).',
      refs: [
        'accuimr-2023',
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'angio-imr-core-laboratory-2025',
      ],
    },
  },
  evidence: [
    {
      kind: 'product',
      heading: 'AccuIMR in acute and chronic coronary syndromes',
      design:
        'Retrospective, single centre; 163 consecutive patients (43 with STEMI, 59 with NSTEMI, 61 with chronic coronary syndrome), 232 vessels; reference standard: wire-based IMR.',
      findings:
        'Correlation with wire-based IMR: r = 0.76 overall, 0.78 in STEMI, 0.78 in NSTEMI and 0.75 in chronic coronary syndrome. A correlation does not show how far single values lie apart.',
      ref: 'accuimr-2023',
    },
    {
      kind: 'background',
      heading: 'Angiography-derived IMR as a class',
      design:
        'Meta-analysis of several systems; 7 studies, 687 patients, 807 vessels; reference standard: wire-based IMR.',
      findings: 'Pooled sensitivity 82%, specificity 83%, accuracy 83%.',
      ref: 'angio-imr-meta-analysis-2022',
    },
    {
      kind: 'background',
      heading: 'Angiography-derived IMR as a class: the meta-analysis of 2024',
      design:
        'Meta-analysis of several systems; 12 diagnostic studies, 1,642 vessels; reference standard: IMR by thermodilution.',
      findings:
        'Pooled sensitivity 85% (95% CI 79–89%), specificity 89% (83–93%), summary AUC 0.93 (0.91–0.95).',
      ref: 'angio-imr-meta-analysis-2024',
    },
    {
      kind: 'background',
      heading: 'Five angiographic indices in one core laboratory (other systems)',
      design:
        'Blinded analysis in a core laboratory; 270 patients, 274 vessels; five methods on three software platforms; reference standard: wire-based IMR, cut-off ≥25 U. AccuIMR was not among them.',
      findings:
        'All five correlated poorly with wire-based IMR. AUC 0.530 to 0.576, for none of them better than chance (P > 0.05).',
      ref: 'angio-imr-core-laboratory-2025',
    },
    {
      kind: 'background',
      heading: 'FLASH IMR (caIMR, another system)',
      design:
        'Prospective, multicentre; 113 patients with suspected ischaemia and non-obstructed coronary arteries; reference standard: wire-based IMR, cut-off ≥25 U.',
      findings:
        'Accuracy 93.8% (95% CI 87.7–97.5%), sensitivity 95.1% (83.5–99.4%), specificity 93.1% (84.5–97.7%). The platform that computes this index was also among those in the core laboratory’s comparison above, where the methods of no platform did better than chance.',
      ref: 'flash-imr-2023',
    },
  ],
  limits: [
    {
      text: 'Thermodilution follows room-temperature saline by a temperature curve; angiography has contrast and frames, which are not the same. Heart rate, injection and the end of the countable vessel all enter the transit time; and since IMR is defined at hyperaemia, a run filmed at rest needs a model of it.',
    },
    {
      text: 'Behind a tight epicardial stenosis, collaterals bring flow that the transit time does not register, and the resistance appears too high. The value is then hard to interpret by either method.',
    },
    {
      text: 'IMR registers resistance at hyperaemia. Spasm of small or large vessels and endothelial dysfunction can be present with a normal value and need a test of their own.',
    },
    {
      text: 'In the first hours after reperfusion resistance is in flux: oedema, embolised debris and drugs given in the laboratory act on it. The time of the run belongs in the report.',
    },
    {
      text: 'Systems of this class differ in method, and their results lie far apart, even those of one platform in different studies: two meta-analyses pooled a sensitivity of 82% and 85% and a specificity of 83% and 89%, below the most favourable single study, and a comparison in a core laboratory found no discrimination beyond chance. None of this may be transferred to AccuIMR, but it is a reason to treat an estimate with caution.',
      refs: [
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'flash-imr-2023',
        'angio-imr-core-laboratory-2025',
      ],
    },
  ],
  intendedUse:
    'AccuIMR is intended for cardiologists trained in invasive coronary physiology and in this software. It can raise or lower the suspicion of microvascular dysfunction and indicate where a wire-based test is worth its effort. A diagnosis, and treatment that follows from it, must not rest on the estimate alone.',
};
