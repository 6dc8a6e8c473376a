import type {
  City,
  Country,
  FormToken,
  Province,
  SerialNumberModels,
} from '../../../web/contract/api.js';
import type { CallDocumentation } from '../common/openapi/call-documentation.js';
import { listOf, schemaRef } from '../common/openapi/json-schema.js';

/** Calls that take nothing but the language. */
const NO_FIELDS = {
  reasons: ['VALIDATION_FAILED'],
  fields: {},
  requests: { zh: { language: 'zh' }, en: { language: 'en' } },
} as const;

export const COUNTRIES: CallDocumentation<readonly Country[]> = {
  summary: 'Countries and territories',
  description:
    'Every country and territory with its names in both languages and its dialling code, in the order of the codes: what `country` and `areaCode` of an application take.',
  limit: 'calls',
  ...NO_FIELDS,
  answer: listOf(schemaRef('Country')),
  answerExample: [
    { code: 'CN', nameZh: '中国', nameEn: 'China', dialCode: '86' },
    { code: 'GB', nameZh: '英国', nameEn: 'United Kingdom', dialCode: '44' },
  ],
  cached: true,
};

const HANGZHOU: City = { code: '330100', nameZh: '杭州市', nameEn: 'Hangzhou' };

export const AREAS: CallDocumentation<readonly Province[]> = {
  summary: 'Provinces and cities of China',
  description:
    'The provinces of China with their cities, in the order of the codes: what `province` and `city` of an application from China take.',
  limit: 'calls',
  ...NO_FIELDS,
  answer: listOf(schemaRef('Province')),
  answerExample: [{ code: '330000', nameZh: '浙江省', nameEn: 'Zhejiang', cities: [HANGZHOU] }],
  cached: true,
};

export const SERIAL_NUMBER_MODELS: CallDocumentation<SerialNumberModels> = {
  summary: 'Products of a serial number',
  description:
    'Tells which products a serial number covers, in the order of the catalogue. Unknown and revoked serial numbers answer alike, and as slowly as known ones.',
  limit: 'lookups',
  reasons: ['VALIDATION_FAILED', 'SERIAL_NUMBER_INVALID'],
  fields: {
    serialNumber:
      'Serial number of the software. Case, width of letters and spaces make no difference.',
  },
  requests: {
    zh: { language: 'zh', serialNumber: 'DEMO-ANEU-0001' },
    en: { language: 'en', serialNumber: 'DEMO-HART-0004' },
  },
  answer: schemaRef('SerialNumberModels'),
  answerExample: {
    serialNumber: 'DEMO-ANEU-0001',
    models: ['AneuFlow', 'AneuGuide', 'AneuShape', 'AneuPlan'],
  },
};

export const FORM_TOKEN: CallDocumentation<FormToken> = {
  summary: 'Token of a form that a person fills in',
  description:
    'A web page asks for it when it opens a form, and sends it back as `formToken`. Forms sent faster than anybody types are taken for spam. Programs that send without a form need none.',
  limit: 'calls',
  ...NO_FIELDS,
  answer: schemaRef('FormToken'),
  answerExample: { token: 'mb2k9x1c.Yp0pVXy0k3u0cB9wTz2S8rVn5oQkq1dE7hJm4fLgAaU' },
};
