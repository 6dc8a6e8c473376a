import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AneuFlow 颅内动脉瘤血流动力学分析',
    en: 'AneuFlow: intracranial aneurysm haemodynamics',
  },
  summary: {
    zh: '由三维血管影像计算颅内动脉瘤的壁面切应力、血流形态与入瘤流量',
    en: 'Wall shear stress, flow pattern and inflow of an intracranial aneurysm, computed from 3D images',
  },
  images: ['rotational', 'cta'],
  question: {
    zh: '瘤内血流怎样，瘤壁受力如何？',
    en: 'How does blood flow act on the wall of this aneurysm?',
  },
  analysisMinutes: 10,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
