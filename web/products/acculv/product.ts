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
  question: {
    zh: '左心室收缩功能如何，哪些节段减弱？',
    en: 'How well does this left ventricle contract?',
  },
  analysisMinutes: 2,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
  references: {
    'lv-segmentation-ct-2020': {
      authors: 'Koo HJ, Lee JG, Ko JY, et al.',
      title:
        'Automated Segmentation of Left Ventricular Myocardium on Cardiac Computed Tomography Using Deep Learning',
      journal: 'Korean J Radiol',
      published: '2020;21(6):660–669',
      doi: '10.3348/kjr.2019.0378',
    },
    'lv-function-ct-and-mri-2017': {
      authors: 'Kaniewska M, Schuetz GM, Willun S, et al.',
      title:
        'Noninvasive evaluation of global and regional left ventricular function using computed tomography and magnetic resonance imaging: a meta-analysis',
      journal: 'Eur Radiol',
      published: '2017;27(4):1640–1659',
      doi: '10.1007/s00330-016-4513-1',
      unverified: ['authors'],
    },
  },
} as const satisfies ProductEntry;
