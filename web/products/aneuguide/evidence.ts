import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'microcatheter-shaping-review-2023': {
      authors: 'Liu C, Wu X, Hu X, et al.',
      title:
        'Navigating complexity: a comprehensive review of microcatheter shaping techniques in endovascular aneurysm embolization',
      journal: 'Front Neurol',
      published: '2023;14:1245817',
      doi: '10.3389/fneur.2023.1245817',
    },
    'cfd-guided-shaping-2023': {
      authors: 'Xu G, Ba Y, Zhang K, et al.',
      title:
        'Application of microcatheter shaping based on computational fluid dynamics simulation of cerebral blood flow in the intervention of posterior communicating aneurysm of the internal carotid artery',
      journal: 'Front Neurol',
      published: '2023;14:1221686',
      doi: '10.3389/fneur.2023.1221686',
    },
  },
} as const satisfies ProductEvidence;
