import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AccuIMR: microvascular resistance from coronary angiography',
  intro:
    'AccuIMR estimates the index of microcirculatory resistance (IMR) from coronary angiography and the measured aortic pressure, without a pressure–temperature wire, to help decide who needs wire-based testing.',
  description:
    'AccuIMR estimates the index of microcirculatory resistance from coronary angiography, without a pressure–temperature wire.',
};

export const figure: FigureText = {
  caption:
    'A microvascular bed, paler where blood arrives sooner; transit-time curves of one artery at two microvascular resistances, and the IMR of each. A model, not a patient.',
  alt: 'A finely branched microvascular bed; below it two transit-time curves and two columns of IMR with the cut-off as a dashed line.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'Four frames of a coronary run as contrast fills the artery. A model, not a patient.',
    alt: 'Four angiographic frames of the left coronary artery: contrast leaves the catheter, passes the left main stem and proximal branches, and finally fills the whole tree.',
  },
  model: {
    caption:
      'The contrast front, frame by frame, along the segment analysed. A model, not a patient.',
    alt: 'Enlarged angiogram with the centreline from the left main stem into the left anterior descending artery, ticks numbered by frame, aortic pressure at the start and computed distal pressure at the end.',
  },
  output: {
    caption: 'Arrival of blood along the tree, and the bed beyond it. A model, not a patient.',
    alt: 'A heart with the left coronary artery coloured by arrival time; the territory of the left anterior descending artery is tinted. Labels give transit time and microvascular resistance.',
  },
  report: {
    caption:
      'Angiogram, index against its cut-off, and transit-time curve. A model, not a patient.',
    alt: 'Left coronary angiogram with the analysed segment marked; beside it a bar of the index of microcirculatory resistance with its cut-off, and the transit-time curve with its mean.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: 'Coronary angiographic runs, measured aortic pressure',
    results: 'Estimated IMR, mean transit time, computed distal pressure',
    user: 'Cardiologists trained in invasive coronary physiology',
  },
  titles: {
    application: 'Assess the microvessels that angiography cannot show',
    features: 'Distal pressure multiplied by transit time',
    advantages: 'A first assessment without a pressure–temperature wire',
  },
  application: [
    {
      text: 'Most coronary resistance lies in microvessels that an angiogram cannot show. IMR is distal pressure multiplied by mean transit time at hyperaemia; the wire measurement takes time, saline and a vasodilator, and is often omitted.',
      refs: [
        'invasive-haemodynamics-review-2015',
        'flash-imr-2023',
        'angio-imr-meta-analysis-2022',
      ],
    },
    {
      text: 'AccuIMR is for angina with non-obstructed coronary arteries and for poor myocardial perfusion after the infarct-related artery has been reopened. Cut-offs differ: IMR ≥25 U was the criterion in non-obstructed vessels; values >40 U are used after ST-segment elevation myocardial infarction (STEMI).',
      refs: ['flash-imr-2023', 'angio-imr-stemi-2021'],
    },
  ],
  features: [
    {
      heading: 'Transit time by frames',
      text: 'The passage of contrast medium through the artery is timed on the angiogram and takes the place of the thermodilution curve.',
    },
    {
      heading: 'Pressure by fluid dynamics',
      text: 'Distal pressure is computed by fluid dynamics in the epicardial segment and therefore changes with any stenosis there.',
      refs: ['accuimr-2023'],
    },
    {
      heading: 'One value per artery',
      text: 'Left anterior descending, circumflex and right coronary artery are analysed and reported separately, each for its own bed.',
    },
    {
      heading: 'Cut-off by clinical setting',
      text: 'The result appears against the cut-off of the setting chosen, in the unit of the wire measurement.',
    },
  ],
  advantages: [
    {
      heading: 'No sensor wire',
      text: 'The estimate starts from runs acquired at hyperaemia: no sensor is placed in the artery, but a vasodilator is still given.',
    },
    {
      heading: 'Ready in the laboratory',
      text: 'After primary PCI, an estimate is available before the patient leaves the catheter laboratory; read it with the early effects of reperfusion in mind.',
    },
    {
      heading: 'Two findings, reported separately',
      text: 'Epicardial pressure loss and microvascular resistance are given as two results, so that one is not mistaken for the other.',
    },
  ],
  inputs: [
    {
      name: 'Coronary angiographic runs',
      unit: '',
      note: 'DICOM; acquired at hyperaemia, target vessel without overlap, filmed until contrast has passed',
    },
    { name: 'Frame rate', unit: 'frames/s', note: 'Time base of the transit' },
    {
      name: 'Mean aortic pressure',
      unit: 'mmHg',
      note: 'Measured during the angiography; starting point of the distal pressure',
    },
    {
      name: 'Clinical setting',
      unit: '',
      note: 'Chronic coronary syndrome or after infarction; selects the cut-off',
    },
  ],
  outputs: [
    { name: 'Estimated IMR', unit: 'U', note: '1 U = 1 mmHg·s; for the artery examined' },
    { name: 'Mean transit time', unit: 's', note: 'From contrast frames' },
    {
      name: 'Computed distal pressure',
      unit: 'mmHg',
      note: 'Aortic pressure less the computed loss along the segment',
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
      text: 'Manufacturer’s figures, not study results: number of patients, cut-off and confidence intervals are not stated, and we have not traced them to a publication. Do not judge performance by them; a published study of AccuIMR and other methods are listed below, under “Designs and findings of the studies”.',
      refs: ['accuimr-2023'],
    },
  },
  evidence: [
    {
      kind: 'product',
      heading: 'AccuIMR in acute and chronic coronary syndromes',
      design:
        'Retrospective, single centre; 163 consecutive patients (43 with STEMI, 59 with NSTEMI, 61 with chronic coronary syndrome), 232 vessels; reference standard: wire-based IMR.',
      findings:
        'Correlation with wire-based IMR: r = 0.76 overall, 0.78 in STEMI, 0.78 in NSTEMI, 0.75 in chronic coronary syndrome. Correlation does not measure agreement between individual values. The paper also reports diagnostic performance, which is not quoted here.',
      ref: 'accuimr-2023',
    },
    {
      kind: 'background',
      heading: 'Angiography-derived IMR as a class: meta-analysis',
      design:
        'Several systems; 7 studies, 687 patients, 807 vessels; reference standard: wire-based IMR.',
      findings: 'Pooled sensitivity 82%, specificity 83%, accuracy 83%.',
      ref: 'angio-imr-meta-analysis-2022',
    },
    {
      kind: 'background',
      heading: 'Angiography-derived IMR as a class: meta-analysis of 2024',
      design:
        'Several systems; 12 diagnostic studies, 1,642 vessels; reference standard: IMR by thermodilution.',
      findings:
        'Pooled sensitivity 85% (95% CI 79–89%), specificity 89% (83–93%), summary AUC 0.93 (0.91–0.95).',
      ref: 'angio-imr-meta-analysis-2024',
    },
    {
      kind: 'background',
      heading: 'Five angiographic indices in one core laboratory (other systems)',
      design:
        'Blinded core laboratory analysis; 270 patients, 274 vessels; five methods on three software platforms, AccuIMR not among them; reference standard: wire-based IMR, cut-off ≥25 U.',
      findings:
        'All five correlated poorly with wire-based IMR; AUC 0.530 to 0.576, none better than chance (P > 0.05). AccuIMR was not tested; this does not show that it would do better.',
      ref: 'angio-imr-core-laboratory-2025',
    },
    {
      kind: 'background',
      heading: 'FLASH IMR (caIMR, another system)',
      design:
        'Prospective, multicentre; 113 patients with suspected ischaemia and non-obstructed coronary arteries; reference standard: wire-based IMR, cut-off ≥25 U.',
      findings:
        'Accuracy 93.8% (95% CI 87.7–97.5%), sensitivity 95.1% (83.5–99.4%), specificity 93.1% (84.5–97.7%).',
      ref: 'flash-imr-2023',
    },
  ],
  limits: [
    {
      text: 'Run acquired at rest, or a change of heart rate, injection or frame-count endpoint: transit time shifts, and the estimate may differ from thermodilution IMR.',
    },
    {
      text: 'Tight epicardial stenosis: collateral flow is not accounted for, so IMR is overestimated and hard to interpret.',
    },
    {
      text: 'Suspected epicardial or microvascular spasm or endothelial dysfunction: IMR can be normal; arrange a specific test.',
    },
    {
      text: 'Inferring later resistance from a value taken in the first hours after reperfusion, primary PCI included: oedema, embolised debris and drugs change it. A value holds for its moment alone; record the time of the run.',
    },
    {
      text: 'Diagnosis or treatment on this value alone: results differ widely between systems and studies; confirm with a wire measurement.',
      refs: [
        'angio-imr-meta-analysis-2022',
        'angio-imr-meta-analysis-2024',
        'flash-imr-2023',
        'angio-imr-core-laboratory-2025',
      ],
    },
  ],
  intendedUse:
    'For cardiologists trained in invasive coronary physiology and in the software. AccuIMR gives an estimate to consider, in suspected microvascular dysfunction, when deciding whether a wire-based test is worthwhile. The physician decides; neither diagnosis nor treatment should rest on the estimate alone.',
};
