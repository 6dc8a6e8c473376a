import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRangio 造影血流储备分数',
    en: 'AccuFFRangio: FFR from coronary angiography',
  },
  summary: {
    zh: '由两个投照体位和实测主动脉压计算 FFR，无需压力导丝',
    en: 'FFR from two projections and aortic pressure, during the procedure',
  },
  images: ['angiogram'],
  question: {
    zh: '这处中度狭窄限制血流吗？',
    en: 'Does this intermediate stenosis limit flow?',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
