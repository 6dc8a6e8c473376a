import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRoct 光学相干断层血流储备分数',
    en: 'AccuFFRoct: FFR from optical coherence tomography',
  },
  summary: {
    zh: '由 OCT 管腔计算 FFR，用于支架植入前后',
    en: 'FFR from an OCT pullback, before and after stenting',
  },
  images: ['oct'],
  question: {
    zh: '支架植入前后，压力损失各有多大？',
    en: 'How much pressure is lost across this lesion or stent?',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
