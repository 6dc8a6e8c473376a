import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuIMR 冠状动脉微循环阻力指数',
    en: 'AccuIMR: coronary microcirculatory resistance',
  },
  summary: {
    zh: '由冠状动脉造影估算微循环阻力指数',
    en: 'Index of microcirculatory resistance estimated from a coronary angiogram',
  },
  analysisMinutes: 5,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    placeholders: ['certificate', 'advertisement'],
  },
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
} as const satisfies ProductEntry;
