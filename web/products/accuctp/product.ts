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
  images: ['ctPerfusion'],
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
} as const satisfies ProductEntry;
