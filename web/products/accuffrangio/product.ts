import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRangio 造影血流储备分数',
    en: 'AccuFFRangio: FFR from coronary angiography',
  },
  summary: {
    zh: '造影台旁，由两个投照体位计算 FFR',
    en: 'FFR from two angiographic projections while the patient is on the table',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    placeholders: ['certificate', 'advertisement'],
  },
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
} as const satisfies ProductEntry;
