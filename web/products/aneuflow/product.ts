import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AneuFlow 颅内动脉瘤血流动力学分析',
    en: 'AneuFlow: intracranial aneurysm haemodynamics',
  },
  summary: {
    zh: '由三维血管影像计算颅内动脉瘤的壁面切应力、血流形态与入瘤流量',
    en: 'Wall shear, flow pattern and inflow of an intracranial aneurysm, computed from 3D images',
  },
  question: {
    zh: '瘤内血流怎样，瘤壁受力如何？',
    en: 'How does blood flow load the wall of this aneurysm?',
  },
  analysisMinutes: 10,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
  references: {
    'mirror-aneurysms-2011': {
      authors: 'Lu G, Huang L, Zhang XL, et al.',
      title:
        'Influence of Hemodynamic Factors on Rupture of Intracranial Aneurysms: Patient-Specific 3D Mirror Aneurysms Model Computational Fluid Dynamics Simulation',
      journal: 'AJNR Am J Neuroradiol',
      published: '2011;32(7):1255–1261',
      doi: '10.3174/ajnr.A2461',
      unverified: ['pages', 'doi'],
    },
    'multi-modality-hemodynamics-2019': {
      authors: 'Brindise MC, Rothenberger S, Dickerhoff B, et al.',
      title:
        'Multi-modality cerebral aneurysm haemodynamic analysis: in vivo 4D flow MRI, in vitro volumetric particle velocimetry and in silico computational fluid dynamics',
      journal: 'J R Soc Interface',
      published: '2019;16(158):20190465',
      doi: '10.1098/rsif.2019.0465',
    },
  },
  plot: {
    measure: {
      zh: '未完全闭塞的比值比（OR），AneuFlow Pro 计算的参数',
      en: 'Odds ratio for incomplete occlusion, parameters computed by AneuFlow Pro',
    },
    unit: '',
    from: 0,
    to: 8,
    studies: [
      {
        kind: 'product',
        ref: 'aneuflow-ped-nomogram-2026',
        name: { zh: 'Zhao 2026，低 WSS 面积比', en: 'Zhao 2026, low-WSS area ratio' },
        estimate: 2.78,
        low: 1.46,
        high: 5.5,
        sample: { zh: '队列 426 枚动脉瘤', en: 'cohort of 426 aneurysms' },
        standard: { zh: '随访时未完全闭塞', en: 'incomplete occlusion at follow-up' },
      },
      {
        kind: 'product',
        ref: 'aneuflow-ped-nomogram-2026',
        name: { zh: 'Zhao 2026，血流复杂度', en: 'Zhao 2026, flow complexity' },
        estimate: 3.03,
        low: 1.58,
        high: 5.89,
        sample: { zh: '队列 426 枚动脉瘤', en: 'cohort of 426 aneurysms' },
        standard: { zh: '随访时未完全闭塞', en: 'incomplete occlusion at follow-up' },
      },
      {
        kind: 'product',
        ref: 'aneuflow-ped-nomogram-2026',
        name: { zh: 'Zhao 2026，瘤体角度', en: 'Zhao 2026, aneurysm angle' },
        estimate: 3.46,
        low: 1.79,
        high: 6.93,
        sample: { zh: '队列 426 枚动脉瘤', en: 'cohort of 426 aneurysms' },
        standard: { zh: '随访时未完全闭塞', en: 'incomplete occlusion at follow-up' },
      },
    ],
  },
} as const satisfies ProductEntry;
