import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRoct 光学相干断层血流储备分数',
    en: 'AccuFFRoct: FFR from optical coherence tomography',
  },
  summary: {
    zh: '由 OCT 管腔轮廓计算 FFR，仅限冲洗清晰的节段',
    en: 'FFR from the lumen that OCT draws, for the segment the flush has cleared',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    placeholders: ['certificate', 'advertisement'],
  },
  references: {
    'oct-based-ffr-2024': {
      authors: 'Pan W, Wei W, Hu Y, et al.',
      title:
        'Diagnostic accuracy of a novel optical coherence tomography-based fractional flow reserve algorithm for assessment of coronary stenosis significance',
      journal: 'Cardiol J',
      published: '2024;31(3):381–389',
      doi: '10.5603/cj.90744',
    },
    'ofr-meta-analysis-2023': {
      authors: 'Hu F, Ding D, Westra J, et al.',
      title: 'Diagnostic accuracy of optical flow ratio: an individual patient-data meta-analysis',
      journal: 'EuroIntervention',
      published: '2023;19(2):e145–e154',
      doi: '10.4244/EIJ-D-22-01098',
      unverified: ['volume', 'pages'],
    },
  },
} as const satisfies ProductEntry;
