import type { ExampleBody } from '../common/api.decorators.js';

const FROM_HANGZHOU = {
  language: 'zh',
  topic: 'probation',
  serialNumber: 'DEMO-HART-0004',
  modelType: 'AccuFFRangio',
  institution: '示例医院',
  profession: 'physician',
  surname: '张',
  name: '三',
  country: 'CN',
  province: '330000',
  city: '330100',
  address: '示例路 1 号',
  remark: '用于 40 例患者的研究',
  agreement: 'true',
} as const;

export const CHINESE_APPLICATION = {
  email: { ...FROM_HANGZHOU, contactMethod: 'email', email: 'zhangsan@example.org' },
  telephone: {
    ...FROM_HANGZHOU,
    contactMethod: 'telephone',
    areaCode: '86',
    telephone: '138 0013 8000',
  },
} as const satisfies Record<string, ExampleBody>;

export const ENGLISH_APPLICATION = {
  language: 'en',
  topic: 'code',
  serialNumber: 'DEMO-ANEU-0001',
  modelType: 'AneuFlow',
  institution: 'Sample Hospital',
  profession: 'scientificResearch',
  surname: 'Jane',
  name: 'Sample',
  country: 'GB',
  province: 'Greater London',
  city: 'London',
  areaCode: '44',
  telephone: '07400 123456',
  email: 'jane.sample@example.org',
  invitationCode: 'DEMO-INVITE',
  remark: 'For a study of 40 patients',
  agreement: 'true',
} as const satisfies ExampleBody;

const REFERENCE = 'LA-7K3M-9QXD-2FTR';

/** An application has such a reference only where it was entered for the purpose. */
export const STATUS_QUERY = {
  zhTelephone: { language: 'zh', reference: REFERENCE, telephone: '+44 7400 123456' },
  en: { language: 'en', reference: REFERENCE, email: ENGLISH_APPLICATION.email },
} as const satisfies Record<string, ExampleBody>;
