import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFRivus 血管内超声血流储备分数',
    en: 'AccuFFRivus: FFR from intravascular ultrasound',
  },
  summary: {
    zh: '由 IVUS 回撤计算 FFR，与斑块逐帧对照',
    en: 'FFR from an IVUS pullback, aligned with plaque burden',
  },
  question: {
    zh: '这处病变限制血流吗，着陆区选哪里？',
    en: 'Does this lesion limit flow, and where should a stent land?',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
  references: {
    'ufr-ivus-2021': {
      authors: 'Yu W, Tanigaki T, Ding D, et al.',
      title:
        'Accuracy of Intravascular Ultrasound-Based Fractional Flow Reserve in Identifying Hemodynamic Significance of Coronary Stenosis',
      journal: 'Circ Cardiovasc Interv',
      published: '2021;14(2):e009840',
      doi: '10.1161/CIRCINTERVENTIONS.120.009840',
    },
  },
  plot: {
    measure: { zh: '曲线下面积（AUC）', en: 'Area under the curve' },
    unit: '',
    from: 0.5,
    to: 1,
    studies: [
      {
        kind: 'product',
        ref: 'ivus-and-ct-ffr-2023',
        name: { zh: 'BioMed Eng OnLine 2023', en: 'BioMed Eng OnLine 2023' },
        estimate: 0.96,
        sample: { zh: '41 处病变', en: '41 lesions' },
        standard: { zh: '有创 FFR ≤0.80', en: 'invasive FFR ≤0.80' },
      },
      {
        kind: 'background',
        ref: 'ufr-ivus-2021',
        name: { zh: 'Yu 2021，UFR', en: 'Yu 2021, UFR' },
        estimate: 0.97,
        sample: { zh: '167 次配对', en: '167 paired comparisons' },
        standard: { zh: '导丝 FFR ≤0.80', en: 'wire-based FFR ≤0.80' },
      },
      {
        kind: 'background',
        ref: 'ufr-ivus-2021',
        name: { zh: 'Yu 2021，最小管腔面积', en: 'Yu 2021, minimal lumen area' },
        estimate: 0.89,
        sample: { zh: '167 次配对', en: '167 paired comparisons' },
        standard: { zh: '导丝 FFR ≤0.80', en: 'wire-based FFR ≤0.80' },
      },
    ],
  },
} as const satisfies ProductEntry;
