import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuLV 左心室功能分析',
    en: 'AccuLV: left ventricular function',
  },
  summary: {
    zh: '由门控心脏 CT 测量左心室容积、射血分数与节段运动',
    en: 'Left ventricular volumes, ejection fraction and segmental motion from cardiac CT',
  },
  images: ['gatedCt'],
  question: {
    zh: '左心室收缩功能如何，哪些节段运动减弱？',
    en: 'How well does this left ventricle contract?',
  },
  analysisMinutes: 2,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
