import type { Company } from '../types.js';

export const company: Company = {
  name: 'Hengmai Medical',
  shortName: 'Hengmai',
  tagline: 'Brain and heart vessel imaging: analysis and treatment-planning software',
  founded: '2017-06',
  address: '0 Example Road, Example District, Hangzhou, Zhejiang, China',
  telephone: '+86 400-000-0000',
  telephoneHref: 'tel:+864000000000',
  mailbox: 'contact@hengmai.example',
  officialAccountUrl: 'https://u.wechat.example/hengmai',
  copyright: '© Hengmai Medical. All rights reserved.',
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
