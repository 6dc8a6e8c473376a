import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuCTP 脑 CT 灌注分析',
    en: 'AccuCTP: CT perfusion of the brain',
  },
  summary: {
    zh: 'CT 灌注参数图与梗死核心、低灌注、错配体积',
    en: 'CBF, CBV, MTT and Tmax maps with core, hypoperfusion and mismatch volumes from CT perfusion',
  },
  question: {
    zh: '梗死核心多大，半暗带还有多少？',
    en: 'How large is the core, and how much is penumbra?',
  },
  analysisMinutes: 2,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
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
      zh: '90 天功能独立（mRS 0–2）的比例',
      en: 'Functional independence (mRS 0–2) at 90 days',
    },
    unit: '%',
    from: 0,
    to: 100,
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
        name: { zh: 'DEFUSE 3，内科治疗组', en: 'DEFUSE 3, medical therapy' },
        estimate: 17,
        sample: { zh: '试验共 182 例', en: 'trial of 182 patients' },
        standard: { zh: '取栓', en: 'thrombectomy' },
      },
    ],
  },
} as const satisfies ProductEntry;
