import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'pufs-3-year-2017': {
      authors: 'Becske T, Potts MB, Shapiro M, et al.',
      title: 'Pipeline for uncoilable or failed aneurysms: 3-year follow-up results',
      journal: 'J Neurosurg',
      published: '2017;127(1):81–88',
      doi: '10.3171/2015.6.JNS15311',
      unverified: ['authors'],
    },
    'flow-diverter-size-2024': {
      authors: 'Kim S, Yang H, Oh JH, et al.',
      title:
        'Quantitative analysis of hemodynamic changes induced by the discrepancy between the sizes of the flow diverter and parent artery',
      journal: 'Sci Rep',
      published: '2024;14(1):1–8',
      doi: '10.1038/s41598-024-61312-y',
    },
    'ankyras-2025': {
      authors: 'Sanders JV, Oliver M, Obradó L, et al.',
      title:
        'Software-based simulation for pipeline vantage flow diverter preprocedural assessment: Method and validation study',
      journal: 'Interv Neuroradiol',
      published: '2025',
      doi: '10.1177/15910199251358590',
      unverified: ['volume', 'pages'],
    },
  },
  plot: {
    measure: { zh: '装置长度的平均准确度', en: 'Mean accuracy of device length' },
    unit: '%',
    ticks: [50, 60, 70, 80, 90, 100],
    studies: [
      {
        kind: 'background',
        ref: 'ankyras-2025',
        name: {
          zh: 'Sanders 2025，模拟（其他厂商）',
          en: 'Sanders 2025, simulation (other manufacturer)',
        },
        estimate: 92,
        sample: { zh: '10 例患者', en: '10 patients' },
        standard: { zh: '释放后实测长度', en: 'length measured after deployment' },
      },
      {
        kind: 'background',
        ref: 'ankyras-2025',
        name: { zh: 'Sanders 2025，标称长度', en: 'Sanders 2025, nominal length' },
        estimate: 79,
        sample: { zh: '10 例患者', en: '10 patients' },
        standard: { zh: '释放后实测长度', en: 'length measured after deployment' },
      },
    ],
  },
} as const satisfies ProductEvidence;
