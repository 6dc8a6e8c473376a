import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AneuPlan 血流导向装置植入规划',
    en: 'AneuPlan: flow diverter planning',
  },
  summary: {
    zh: '估算血流导向装置的展开长度、覆盖与入瘤血流变化',
    en: 'Landing zones, deployed length, coverage and change in inflow for a flow diverter',
  },
  images: ['rotational'],
  question: {
    zh: '选哪个规格，两端落在哪里？',
    en: 'Which flow diverter fits this artery, and where?',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
