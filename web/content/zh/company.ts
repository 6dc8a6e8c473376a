import type { Company } from '../types.js';

export const company: Company = {
  name: '衡脉科技',
  shortName: '衡脉',
  tagline: '脑血管与心脏影像分析及治疗规划软件',
  founded: '2017-06',
  address: '浙江省杭州市示例区示例路 0 号',
  telephone: '400-000-0000',
  telephoneHref: 'tel:4000000000',
  mailbox: 'contact@hengmai.example',
  officialAccountUrl: 'https://u.wechat.example/hengmai',
  copyright: '© 衡脉科技 版权所有',
  icpFiling: { text: '浙ICP备XXXXXXXX号-1', href: 'https://beian.miit.gov.cn/' },
  policeFiling: { text: '浙公网安备 XXXXXXXXXXXXXX号', href: 'https://beian.mps.gov.cn/' },
  placeholders: [
    'name',
    'shortName',
    'address',
    'telephone',
    'telephoneHref',
    'mailbox',
    'officialAccountUrl',
    'copyright',
    'icpFiling',
    'policeFiling',
  ],
};
