import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuASPECTS 急性缺血性卒中 CT 评分',
    en: 'AccuASPECTS: CT score in acute ischaemic stroke',
  },
  summary: {
    zh: '非增强 CT 十分区 ASPECTS 评分，逐区显示评分依据',
    en: 'Ten-region ASPECTS on non-contrast CT, with the evidence for every region on view',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    placeholders: ['certificate', 'advertisement'],
  },
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
} as const satisfies ProductEntry;
