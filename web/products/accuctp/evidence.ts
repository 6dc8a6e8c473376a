import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'dawn-2018': {
      authors: 'Nogueira RG, Jadhav AP, Haussen DC, et al.',
      title: 'Thrombectomy 6 to 24 Hours after Stroke with a Mismatch between Deficit and Infarct',
      journal: 'N Engl J Med',
      published: '2018;378(1):11–21',
      doi: '10.1056/NEJMoa1706442',
    },
  },
} as const satisfies ProductEvidence;
