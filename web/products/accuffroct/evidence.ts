import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'oct-based-ffr-2024': {
      authors: 'Pan W, Wei W, Hu Y, et al.',
      title:
        'Diagnostic accuracy of a novel optical coherence tomography-based fractional flow reserve algorithm for assessment of coronary stenosis significance',
      journal: 'Cardiol J',
      published: '2024;31(3):381–389',
      doi: '10.5603/cj.90744',
    },
    'ofr-meta-analysis-2023': {
      authors: 'Hu F, Ding D, Westra J, et al.',
      title: 'Diagnostic accuracy of optical flow ratio: an individual patient-data meta-analysis',
      journal: 'EuroIntervention',
      published: '2023;19(2):e145–e154',
      doi: '10.4244/EIJ-D-22-01098',
      unverified: ['volume', 'pages'],
    },
  },
  plot: {
    measure: { zh: '与导丝 FFR 的一致率', en: 'Concordance with wire-based FFR' },
    unit: '%',
    ticks: [50, 60, 70, 80, 90, 100],
    studies: [
      {
        kind: 'background',
        ref: 'ofr-meta-analysis-2023',
        name: { zh: 'Hu 2023，OFR 总体', en: 'Hu 2023, OFR overall' },
        estimate: 90,
        low: 87,
        high: 92,
        sample: { zh: '626 支血管', en: '626 vessels' },
        standard: { zh: '导丝 FFR', en: 'wire-based FFR' },
      },
      {
        kind: 'background',
        ref: 'ofr-meta-analysis-2023',
        name: { zh: 'Hu 2023，OFR，PCI 术前', en: 'Hu 2023, OFR before PCI' },
        estimate: 91,
        low: 88,
        high: 94,
        sample: { zh: '404 支血管', en: '404 vessels' },
        standard: { zh: '导丝 FFR ≤0.80', en: 'wire-based FFR ≤0.80' },
      },
      {
        kind: 'background',
        ref: 'ofr-meta-analysis-2023',
        name: { zh: 'Hu 2023，OFR，PCI 术后', en: 'Hu 2023, OFR after PCI' },
        estimate: 87,
        low: 82,
        high: 91,
        sample: { zh: '222 支血管', en: '222 vessels' },
        standard: { zh: '导丝 FFR ≤0.90', en: 'wire-based FFR ≤0.90' },
      },
    ],
  },
} as const satisfies ProductEvidence;
