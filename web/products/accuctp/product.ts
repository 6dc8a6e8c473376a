import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuCTP 脑 CT 灌注分析',
    en: 'AccuCTP: CT perfusion of the brain',
  },
  summary: {
    zh: '由脑 CT 灌注得到 CBF、CBV、MTT、Tmax 图及梗死核心、低灌注与错配体积',
    en: 'CBF, CBV, MTT and Tmax maps with core, hypoperfusion and mismatch volumes from CT perfusion',
  },
  analysisMinutes: 2,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    placeholders: ['certificate', 'advertisement'],
  },
  references: {
    'dawn-2018': {
      authors: 'Nogueira RG, Jadhav AP, Haussen DC, et al.',
      title: 'Thrombectomy 6 to 24 Hours after Stroke with a Mismatch between Deficit and Infarct',
      journal: 'N Engl J Med',
      published: '2018;378(1):11–21',
      doi: '10.1056/NEJMoa1706442',
    },
  },
} as const satisfies ProductEntry;
