import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'aspects-2000': {
      authors: 'Barber PA, Demchuk AM, Zhang J, et al.',
      title:
        'Validity and reliability of a quantitative computed tomography score in predicting outcome of hyperacute stroke before thrombolytic therapy',
      journal: 'Lancet',
      published: '2000;355(9216):1670–1674',
      doi: '10.1016/S0140-6736(00)02237-6',
    },
    'automated-aspects-dwi-2019': {
      authors: 'Kuang H, Najm M, Chakraborty D, et al.',
      title:
        'Automated ASPECTS on Noncontrast CT Scans in Patients with Acute Ischemic Stroke Using Machine Learning',
      journal: 'AJNR Am J Neuroradiol',
      published: '2019;40(1):33–38',
      doi: '10.3174/ajnr.A5889',
    },
  },
  plot: {
    measure: { zh: 'ASPECTS 一致性（κ）', en: 'Agreement on ASPECTS (κ)' },
    unit: '',
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
    studies: [
      {
        kind: 'background',
        ref: 'aspects-2000',
        name: { zh: 'Barber 2000，最低', en: 'Barber 2000, lowest' },
        estimate: 0.71,
        sample: { zh: '研究共 156 例', en: 'study of 156 patients' },
        standard: { zh: '其他阅片者，已知患侧', en: 'other readers, side known' },
      },
      {
        kind: 'background',
        ref: 'aspects-2000',
        name: { zh: 'Barber 2000，最高', en: 'Barber 2000, highest' },
        estimate: 0.89,
        sample: { zh: '研究共 156 例', en: 'study of 156 patients' },
        standard: { zh: '其他阅片者，已知患侧', en: 'other readers, side known' },
      },
      {
        kind: 'background',
        ref: 'automated-aspects-ctp-2019',
        name: { zh: 'Sundaram 2019，两位阅片者', en: 'Sundaram 2019, two readers' },
        estimate: 0.48,
        sample: { zh: '58 例患者', en: '58 patients' },
        standard: { zh: '另一位阅片者', en: 'the other reader' },
      },
      {
        kind: 'background',
        ref: 'automated-aspects-ctp-2019',
        name: {
          zh: 'Sundaram 2019，自动评分（其他厂商）',
          en: 'Sundaram 2019, automated (other manufacturer)',
        },
        estimate: 0.84,
        sample: { zh: '58 例患者', en: '58 patients' },
        standard: { zh: '两位阅片者的共识', en: 'consensus of two readers' },
      },
      {
        kind: 'background',
        ref: 'automated-aspects-ctp-2019',
        name: { zh: 'Sundaram 2019，自动评分，CBV', en: 'Sundaram 2019, automated, CBV' },
        estimate: 0.84,
        sample: { zh: '58 例患者', en: '58 patients' },
        standard: { zh: 'CT 灌注 CBV 图评分', en: 'CBV maps, CT perfusion' },
      },
    ],
  },
} as const satisfies ProductEvidence;
