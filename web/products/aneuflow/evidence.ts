import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
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
    isRatio: true,
    against: 'outcome',
    ticks: [0.5, 1, 2, 4, 8],
    studies: [
      {
        kind: 'product',
        ref: 'aneuflow-ped-nomogram-2026',
        name: { zh: 'Zhao 2026，低切应力面积比', en: 'Zhao 2026, low-WSS area ratio' },
        estimate: 2.78,
        low: 1.46,
        high: 5.5,
        sample: { zh: '队列 426 枚动脉瘤', en: 'cohort of 426 aneurysms' },
        standard: { zh: '随访时未完全闭塞', en: 'incomplete occlusion at follow-up' },
      },
      {
        kind: 'product',
        ref: 'aneuflow-ped-nomogram-2026',
        name: { zh: 'Zhao 2026，血流复杂性', en: 'Zhao 2026, flow complexity' },
        estimate: 3.03,
        low: 1.58,
        high: 5.89,
        sample: { zh: '队列 426 枚动脉瘤', en: 'cohort of 426 aneurysms' },
        standard: { zh: '随访时未完全闭塞', en: 'incomplete occlusion at follow-up' },
      },
      {
        kind: 'product',
        ref: 'aneuflow-ped-nomogram-2026',
        name: { zh: 'Zhao 2026，动脉瘤角度', en: 'Zhao 2026, aneurysm angle' },
        estimate: 3.46,
        low: 1.79,
        high: 6.93,
        sample: { zh: '队列 426 枚动脉瘤', en: 'cohort of 426 aneurysms' },
        standard: { zh: '随访时未完全闭塞', en: 'incomplete occlusion at follow-up' },
      },
    ],
  },
} as const satisfies ProductEvidence;
