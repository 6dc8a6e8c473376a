import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'dawn-2018': {
      authors: 'Nogueira RG, Jadhav AP, Haussen DC, et al.',
      title: 'Thrombectomy 6 to 24 Hours after Stroke with a Mismatch between Deficit and Infarct',
      journal: 'N Engl J Med',
      published: '2018;378(1):11–21',
      doi: '10.1056/NEJMoa1706442',
    },
  },
  plot: {
    measure: {
      zh: '晚时间窗取栓试验：90 天 mRS 0–2 的比例（非本软件的试验）',
      en: 'Thrombectomy in the late window: mRS 0–2 at 90 days (no trial of this software)',
    },
    unit: '%',
    ticks: [0, 20, 40, 60, 80, 100],
    studies: [
      {
        kind: 'background',
        ref: 'dawn-2018',
        name: { zh: 'DAWN，取栓组', en: 'DAWN, thrombectomy' },
        estimate: 49,
        sample: { zh: '试验共 206 例', en: 'trial of 206 patients' },
        standard: { zh: '单纯标准治疗', en: 'standard care alone' },
      },
      {
        kind: 'background',
        ref: 'dawn-2018',
        name: { zh: 'DAWN，标准治疗组', en: 'DAWN, standard care' },
        estimate: 13,
        sample: { zh: '试验共 206 例', en: 'trial of 206 patients' },
        standard: { zh: '取栓', en: 'thrombectomy' },
      },
      {
        kind: 'background',
        ref: 'defuse-3-2018',
        name: { zh: 'DEFUSE 3，取栓组', en: 'DEFUSE 3, thrombectomy' },
        estimate: 45,
        sample: { zh: '试验共 182 例', en: 'trial of 182 patients' },
        standard: { zh: '单纯药物治疗', en: 'medical therapy alone' },
      },
      {
        kind: 'background',
        ref: 'defuse-3-2018',
        name: { zh: 'DEFUSE 3，单纯药物组', en: 'DEFUSE 3, medical therapy' },
        estimate: 17,
        sample: { zh: '试验共 182 例', en: 'trial of 182 patients' },
        standard: { zh: '取栓', en: 'thrombectomy' },
      },
    ],
  },
} as const satisfies ProductEvidence;
