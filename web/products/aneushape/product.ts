import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AneuShape 颅内动脉瘤形态学测量',
    en: 'AneuShape: aneurysm morphology',
  },
  summary: {
    zh: '在三维模型上测量瘤颈、瘤高、瘤宽与形态比值',
    en: 'Neck plane, height, width and shape ratios of an intracranial aneurysm in three dimensions',
  },
  images: ['rotational', 'cta'],
  question: {
    zh: '动脉瘤有多大，随访时增大了吗？',
    en: 'How large is this aneurysm, and has it grown?',
  },
  analysisMinutes: 3,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
