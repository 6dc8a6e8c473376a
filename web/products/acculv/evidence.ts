import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
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
} as const satisfies ProductEvidence;
