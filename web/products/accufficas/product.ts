import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuFFicas 颅内动脉狭窄功能学评估',
    en: 'AccuICAS: intracranial stenosis',
  },
  summary: {
    zh: '颅内动脉狭窄的跨狭窄压力比与壁面切应力',
    en: 'Pressure ratio and wall shear stress across an intracranial stenosis',
  },
  images: ['cta', 'dsa'],
  question: {
    zh: '狭窄远端还保留多少压力？',
    en: 'How much pressure remains beyond this stenosis?',
  },
  analysisMinutes: 5,
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
