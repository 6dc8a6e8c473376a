import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: {
    zh: 'AccuASPECTS 急性缺血性卒中 CT 评分',
    en: 'AccuASPECTS: CT score in acute ischaemic stroke',
  },
  summary: {
    zh: '平扫 CT 十分区早期缺血评分，逐区可核对',
    en: 'Ten-region ASPECTS on non-contrast CT, confirmed region by region',
  },
  images: ['plainCt'],
  question: {
    zh: '早期缺血改变累及哪些分区？',
    en: 'Which regions already show early ischaemic change?',
  },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
