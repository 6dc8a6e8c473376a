import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AneuGuide 微导管塑形规划',
    en: 'AneuGuide: microcatheter shaping',
  },
  summary: {
    zh: '计算微导管头端塑形的弯曲角度与节段长度',
    en: 'Bend angles and segment lengths for shaping a coiling microcatheter',
  },
  images: ['rotational'],
  question: {
    zh: '微导管头端该怎么塑形？',
    en: 'How should I shape the microcatheter for this aneurysm?',
  },
  analysisMinutes: 3,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
