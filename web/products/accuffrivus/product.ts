import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRivus 血管内超声血流储备分数',
    en: 'AccuFFRivus: FFR from intravascular ultrasound',
  },
  summary: {
    zh: '由 IVUS 回撤计算 FFR，与斑块逐帧对照',
    en: 'FFR from an IVUS pullback, aligned with plaque burden',
  },
  images: ['ivus'],
  question: {
    zh: '这处病变限制血流吗，压力在哪里下降？',
    en: 'Does this lesion limit flow, and where is the pressure lost?',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
