import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuIMR 冠状动脉微循环阻力指数',
    en: 'AccuIMR: coronary microvascular resistance',
  },
  summary: {
    zh: '由造影估算微循环阻力指数，提示是否需要导丝测量',
    en: 'Microvascular resistance estimated from angiography, without a pressure–temperature wire',
  },
  images: ['angiogram'],
  question: {
    zh: '冠状动脉通畅却仍缺血，是微循环障碍吗？',
    en: 'Is microvascular dysfunction behind this ischaemia?',
  },
  analysisMinutes: 5,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
