import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AneuShape 颅内动脉瘤形态学测量',
    en: 'AneuShape: aneurysm morphology',
  },
  summary: {
    zh: '在三维血管模型上确定瘤颈平面，测量瘤高、瘤宽与形态比值',
    en: 'Neck plane, height, width and shape ratios of an intracranial aneurysm in three dimensions',
  },
  analysisMinutes: 3,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    placeholders: ['certificate', 'advertisement'],
  },
  references: {
    'rupture-resemblance-score-2015': {
      authors: 'Xiang J, Yu J, Choi H, et al.',
      title:
        'Rupture Resemblance Score (RRS): toward risk stratification of unruptured intracranial aneurysms using hemodynamic–morphological discriminants',
      journal: 'J Neurointerv Surg',
      published: '2015;7(7):490–495',
      doi: '10.1136/neurintsurg-2014-011218',
    },
  },
} as const satisfies ProductEntry;
