import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'angiography-based-ffr-2021': {
      authors: 'Li C, Leng X, He J, et al.',
      title:
        'Diagnostic Performance of Angiography-Based Fractional Flow Reserve for Functional Evaluation of Coronary Artery Stenosis',
      journal: 'Front Cardiovasc Med',
      published: '2021;8:714077',
      doi: '10.3389/fcvm.2021.714077',
    },
  },
  plot: {
    measure: { zh: '准确度（血管水平）', en: 'Accuracy, per vessel' },
    unit: '%',
    ticks: [50, 60, 70, 80, 90, 100],
    studies: [
      {
        kind: 'product',
        ref: 'angiography-based-ffr-2021',
        name: { zh: 'Li 2021，实测主动脉压', en: 'Li 2021, measured pressure' },
        estimate: 93.7,
        sample: { zh: '300 例患者', en: '300 patients' },
        standard: { zh: '导丝 FFR ≤0.80', en: 'wire-based FFR ≤0.80' },
      },
      {
        kind: 'product',
        ref: 'angiography-based-ffr-2021',
        name: { zh: 'Li 2021，假定 100\u00a0mmHg', en: 'Li 2021, 100 mmHg assumed' },
        estimate: 87,
        sample: { zh: '300 例患者', en: '300 patients' },
        standard: { zh: '导丝 FFR ≤0.80', en: 'wire-based FFR ≤0.80' },
      },
    ],
  },
} as const satisfies ProductEvidence;
