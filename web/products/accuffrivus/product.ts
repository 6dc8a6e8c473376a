import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRivus 血管内超声血流储备分数',
    en: 'AccuFFRivus: FFR from intravascular ultrasound',
  },
  summary: {
    zh: '由血管内超声回撤计算 FFR，并与管壁斑块逐帧对应',
    en: 'FFR from an intravascular ultrasound pullback, aligned with the plaque in the wall',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    placeholders: ['certificate', 'advertisement'],
  },
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
} as const satisfies ProductEntry;
