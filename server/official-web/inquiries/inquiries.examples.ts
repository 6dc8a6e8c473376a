import type { ExampleBody } from '../common/api.decorators.js';

/** Research cooperation and contact ask for the same. */
export const MESSAGES = {
  zh: {
    language: 'zh',
    username: '王五',
    telephone: '0571-88888888',
    email: 'wangwu@example.org',
    company: '示例大学',
    address: '示例路 1 号',
    consult: '希望了解合作方式，谢谢。',
    agreement: 'true',
  },
  en: {
    language: 'en',
    name: 'Jane Sample',
    company: 'Sample Hospital',
    contact: 'jane.sample@example.org',
    content: 'Could you tell us more?',
    agreement: 'true',
  },
} as const satisfies Record<string, ExampleBody>;

export const CONSULTATIONS = {
  zh: {
    language: 'zh',
    lastName: '李',
    firstName: '四',
    email: 'lisi@example.org',
    institutionName: '示例医院',
    profession: 'physician',
    product: 'AccuFFRct',
    agreement: 'true',
  },
  en: {
    language: 'en',
    lastName: 'Sample',
    firstName: 'Jane',
    email: 'jane.sample@example.org',
    institutionName: 'Sample Hospital',
    profession: 'technician',
    product: 'AneuGuide',
    agreement: 'true',
  },
} as const satisfies Record<string, ExampleBody>;
