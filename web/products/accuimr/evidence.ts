import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'accuimr-2023': {
      authors: 'Fan Y, Li C, Hu Y, et al.',
      title:
        'Angiography-based index of microcirculatory resistance (AccuIMR) for the assessment of microvascular dysfunction in acute coronary syndrome and chronic coronary syndrome',
      journal: 'Quant Imaging Med Surg',
      published: '2023;13',
      doi: '10.21037/qims-22-961',
      unverified: ['pages'],
    },
    'flash-imr-2023': {
      authors: 'Huang D, Gong Y, Fan Y, et al.',
      title:
        'Coronary angiography-derived index for assessing microcirculatory resistance in patients with non-obstructed vessels: The FLASH IMR study',
      journal: 'Am Heart J',
      published: '2023',
      doi: '10.1016/j.ahj.2023.03.016',
      unverified: ['volume', 'pages'],
    },
    'angio-imr-stemi-2021': {
      authors: 'Choi KH, et al.',
      title:
        'Functional Coronary Angiography-Derived Index of Microcirculatory Resistance in Patients With ST-Segment Elevation Myocardial Infarction',
      journal: 'JACC Cardiovasc Interv',
      published: '2021;14(15):1670–1684',
      doi: '10.1016/j.jcin.2021.05.027',
    },
  },
  plot: {
    measure: { zh: '与导丝 IMR 的相关系数 r', en: 'Correlation with wire-based IMR, r' },
    unit: '',
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
    studies: [
      {
        kind: 'product',
        ref: 'accuimr-2023',
        name: { zh: 'Fan 2023，总体', en: 'Fan 2023, all' },
        estimate: 0.76,
        sample: { zh: '163 例患者', en: '163 patients' },
        standard: { zh: '导丝 IMR', en: 'wire-based IMR' },
      },
      {
        kind: 'product',
        ref: 'accuimr-2023',
        name: { zh: 'Fan 2023，STEMI', en: 'Fan 2023, STEMI' },
        estimate: 0.78,
        sample: { zh: '43 例患者', en: '43 patients' },
        standard: { zh: '导丝 IMR', en: 'wire-based IMR' },
      },
      {
        kind: 'product',
        ref: 'accuimr-2023',
        name: { zh: 'Fan 2023，NSTEMI', en: 'Fan 2023, NSTEMI' },
        estimate: 0.78,
        sample: { zh: '59 例患者', en: '59 patients' },
        standard: { zh: '导丝 IMR', en: 'wire-based IMR' },
      },
      {
        kind: 'product',
        ref: 'accuimr-2023',
        name: { zh: 'Fan 2023，慢性冠状动脉综合征', en: 'Fan 2023, CCS' },
        estimate: 0.75,
        sample: { zh: '61 例患者', en: '61 patients' },
        standard: { zh: '导丝 IMR', en: 'wire-based IMR' },
      },
    ],
  },
} as const satisfies ProductEvidence;
