import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
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
  plot: {
    measure: { zh: '识别破裂状态的灵敏度', en: 'Sensitivity for rupture status' },
    unit: '',
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
    studies: [
      {
        kind: 'background',
        ref: 'rupture-resemblance-score-2015',
        name: { zh: 'Xiang 2015，仅大小', en: 'Xiang 2015, size alone' },
        estimate: 0.28,
        sample: { zh: '85 枚检验动脉瘤', en: '85 test aneurysms' },
        standard: { zh: '破裂状态', en: 'rupture status' },
      },
      {
        kind: 'background',
        ref: 'rupture-resemblance-score-2015',
        name: { zh: 'Xiang 2015，仅纵横比', en: 'Xiang 2015, aspect ratio alone' },
        estimate: 0.33,
        sample: { zh: '85 枚检验动脉瘤', en: '85 test aneurysms' },
        standard: { zh: '破裂状态', en: 'rupture status' },
      },
      {
        kind: 'background',
        ref: 'rupture-resemblance-score-2015',
        name: { zh: 'Xiang 2015，各模型最低', en: 'Xiang 2015, models, lowest' },
        estimate: 0.78,
        sample: { zh: '85 枚检验动脉瘤', en: '85 test aneurysms' },
        standard: { zh: '破裂状态', en: 'rupture status' },
      },
      {
        kind: 'background',
        ref: 'rupture-resemblance-score-2015',
        name: { zh: 'Xiang 2015，各模型最高', en: 'Xiang 2015, models, highest' },
        estimate: 0.83,
        sample: { zh: '85 枚检验动脉瘤', en: '85 test aneurysms' },
        standard: { zh: '破裂状态', en: 'rupture status' },
      },
    ],
  },
} as const satisfies ProductEvidence;
