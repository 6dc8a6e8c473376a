import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRct 冠状动脉 CT 血流储备分数',
    en: 'AccuFFRct: FFR from coronary CT angiography',
  },
  summary: {
    zh: '由冠状动脉 CTA 计算整个冠状动脉树的 FFR，辅助判断是否转诊有创造影',
    en: 'FFR throughout the coronary tree from CT angiography, before referral',
  },
  question: {
    zh: 'CTA 上的中度狭窄，要不要做有创造影？',
    en: 'Does this stenosis on CT warrant invasive angiography?',
  },
  analysisMinutes: 3,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
  references: {
    'accurate-ct-2024': {
      authors: 'Li C, Hu Y, Jiang J, et al.',
      title:
        'Diagnostic Performance of Fractional Flow Reserve Derived From Coronary CT Angiography: The ACCURATE-CT Study',
      journal: 'JACC Cardiovasc Interv',
      published: '2024;17(17):1980–1992',
      doi: '10.1016/j.jcin.2024.06.027',
    },
    'accuffrct-single-centre-2021': {
      authors: 'Jiang W, Pan Y, Hu Y, et al.',
      title:
        'Diagnostic accuracy of coronary computed tomography angiography-derived fractional flow reserve',
      journal: 'BioMed Eng OnLine',
      published: '2021;20:77',
      doi: '10.1186/s12938-021-00914-3',
      unverified: ['authors'],
    },
    'ffrct-nxt-2014': {
      authors: 'Nørgaard BL, Leipsic J, Gaur S, et al.',
      title:
        'Diagnostic Performance of Noninvasive Fractional Flow Reserve Derived From Coronary Computed Tomography Angiography in Suspected Coronary Artery Disease: The NXT Trial (Analysis of Coronary Blood Flow Using CT Angiography: Next Steps)',
      journal: 'J Am Coll Cardiol',
      published: '2014;63(12):1145–1155',
      doi: '10.1016/j.jacc.2013.11.043',
      unverified: ['doi'],
    },
  },
  plot: {
    measure: {
      zh: '曲线下面积（AUC），按血管或病变',
      en: 'Area under the curve, per vessel or lesion',
    },
    unit: '',
    from: 0.5,
    to: 1,
    studies: [
      {
        kind: 'product',
        ref: 'accurate-ct-2024',
        name: { zh: 'ACCURATE-CT', en: 'ACCURATE-CT' },
        estimate: 0.93,
        low: 0.89,
        high: 0.95,
        sample: { zh: '404 支血管', en: '404 vessels' },
        standard: { zh: '有创 FFR ≤0.80', en: 'invasive FFR ≤0.80' },
      },
      {
        kind: 'product',
        ref: 'accuffrct-single-centre-2021',
        name: { zh: 'Jiang 2021', en: 'Jiang 2021' },
        estimate: 0.925,
        sample: { zh: '78 支血管', en: '78 vessels' },
        standard: { zh: '有创 FFR ≤0.80', en: 'invasive FFR ≤0.80' },
      },
      {
        kind: 'product',
        ref: 'ivus-and-ct-ffr-2023',
        name: { zh: 'BioMed Eng OnLine 2023', en: 'BioMed Eng OnLine 2023' },
        estimate: 0.897,
        sample: { zh: '41 处病变', en: '41 lesions' },
        standard: { zh: '有创 FFR ≤0.80', en: 'invasive FFR ≤0.80' },
      },
      {
        kind: 'background',
        ref: 'accurate-ct-2024',
        name: { zh: 'ACCURATE-CT，QCA', en: 'ACCURATE-CT, QCA' },
        estimate: 0.89,
        low: 0.85,
        high: 0.92,
        sample: { zh: '404 支血管', en: '404 vessels' },
        standard: { zh: '有创 FFR ≤0.80', en: 'invasive FFR ≤0.80' },
      },
      {
        kind: 'background',
        ref: 'accurate-ct-2024',
        name: { zh: 'ACCURATE-CT，单独 CTA', en: 'ACCURATE-CT, CTA alone' },
        estimate: 0.77,
        low: 0.72,
        high: 0.81,
        sample: { zh: '404 支血管', en: '404 vessels' },
        standard: { zh: '有创 FFR ≤0.80', en: 'invasive FFR ≤0.80' },
      },
    ],
  },
} as const satisfies ProductEntry;
