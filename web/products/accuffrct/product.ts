import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRct 冠状动脉 CT 血流储备分数',
    en: 'AccuFFRct: FFR from coronary CT angiography',
  },
  summary: {
    zh: '由冠状动脉 CTA 计算整个冠状动脉树的 FFR，辅助判断是否需要冠状动脉造影',
    en: 'FFR throughout the coronary tree from CT angiography, before referral',
  },
  images: ['gatedCt'],
  question: {
    zh: 'CTA 上的中度狭窄，要不要做冠状动脉造影？',
    en: 'Does this stenosis on CT warrant invasive angiography?',
  },
  analysisMinutes: 3,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
