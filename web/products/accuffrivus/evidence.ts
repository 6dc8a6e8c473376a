import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'ufr-ivus-2021': {
      authors: 'Yu W, Tanigaki T, Ding D, et al.',
      title:
        'Accuracy of Intravascular Ultrasound-Based Fractional Flow Reserve in Identifying Hemodynamic Significance of Coronary Stenosis',
      journal: 'Circ Cardiovasc Interv',
      published: '2021;14(2):e009840',
      doi: '10.1161/CIRCINTERVENTIONS.120.009840',
    },
  },
  plot: {
    measure: { zh: '曲线下面积（AUC）', en: 'Area under the curve' },
    unit: '',
    ticks: [0.5, 0.6, 0.7, 0.8, 0.9, 1],
    studies: [
      {
        kind: 'product',
        ref: 'ivus-and-ct-ffr-2023',
        name: { zh: 'BioMed Eng OnLine 2023', en: 'BioMed Eng OnLine 2023' },
        estimate: 0.96,
        sample: { zh: '41 处病变', en: '41 lesions' },
        standard: { zh: '有创 FFR ≤0.80', en: 'invasive FFR ≤0.80' },
      },
      {
        kind: 'background',
        ref: 'ufr-ivus-2021',
        name: { zh: 'Yu 2021，UFR', en: 'Yu 2021, UFR' },
        estimate: 0.97,
        sample: { zh: '167 组配对', en: '167 paired comparisons' },
        standard: { zh: '导丝 FFR ≤0.80', en: 'wire-based FFR ≤0.80' },
      },
      {
        kind: 'background',
        ref: 'ufr-ivus-2021',
        name: { zh: 'Yu 2021，最小管腔面积', en: 'Yu 2021, minimal lumen area' },
        estimate: 0.89,
        sample: { zh: '167 组配对', en: '167 paired comparisons' },
        standard: { zh: '导丝 FFR ≤0.80', en: 'wire-based FFR ≤0.80' },
      },
    ],
  },
} as const satisfies ProductEvidence;
