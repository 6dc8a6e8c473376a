import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AneuGuide 微导管塑形规划',
    en: 'AneuGuide: microcatheter shaping',
  },
  summary: {
    zh: '计算微导管头端塑形的弯曲角度与节段长度',
    en: 'Bend angles and segment lengths for shaping a coiling microcatheter',
  },
  question: {
    zh: '微导管头端该怎么塑形？',
    en: 'How should I shape the microcatheter for this aneurysm?',
  },
  analysisMinutes: 3,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
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
} as const satisfies ProductEntry;
