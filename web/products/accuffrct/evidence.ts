import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
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
      zh: '曲线下面积（AUC），血管或病变水平',
      en: 'Area under the curve, per vessel or lesion',
    },
    unit: '',
    ticks: [0.5, 0.6, 0.7, 0.8, 0.9, 1],
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
} as const satisfies ProductEvidence;
