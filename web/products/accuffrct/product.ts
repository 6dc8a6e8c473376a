import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRct 冠状动脉 CT 血流储备分数',
    en: 'AccuFFRct: FFR from coronary CT angiography',
  },
  summary: {
    zh: '在进入导管室之前，由冠状动脉 CTA 计算整个冠状动脉树的 FFR',
    en: 'FFR throughout the coronary tree, computed from a CT angiogram before any catheter',
  },
  analysisMinutes: 3,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    placeholders: ['certificate', 'advertisement'],
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
} as const satisfies ProductEntry;
