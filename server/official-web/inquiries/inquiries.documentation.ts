import type { SubmissionReceipt } from '../../../web/contract/api.js';
import { PRIVACY_POLICY_VERSION } from '../../../web/contract/inquiries.js';
import {
  type CallDocumentation,
  SUBMISSION_REASONS,
} from '../common/openapi/call-documentation.js';
import { schemaRef } from '../common/openapi/json-schema.js';

const AGREEMENT = `Consent of the person to the privacy policy of ${PRIVACY_POLICY_VERSION}, which a program has to have got before it sends. JSON may send the boolean true instead.`;

const RECEIPT = {
  limit: 'submissions',
  reasons: SUBMISSION_REASONS,
  answer: schemaRef('SubmissionReceipt'),
  answerExample: { reference: 'IN-4C8N-0RTW-X6PB', submittedAt: '2026-03-02T08:15:30.000Z' },
} as const;

/** Research cooperation and contact ask for the same. */
const MESSAGE = {
  ...RECEIPT,
  countedBy: ['e-mail address (Chinese edition)', 'telephone number (Chinese edition)'],
  fields: {
    username: 'Name of the sender.',
    telephone: 'Telephone number: digits and the signs people write between them.',
    email: 'E-mail address.',
    company: 'Company or institution.',
    address: 'Postal address.',
    consult: 'The question or proposal.',
    name: 'Name of the sender.',
    contact: 'E-mail address or telephone number.',
    content: 'The question or proposal.',
    agreement: AGREEMENT,
  },
  requests: {
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
  },
} as const;

export const COOPERATION: CallDocumentation<SubmissionReceipt> = {
  ...MESSAGE,
  summary: 'Propose a research cooperation',
  description:
    'Stores a proposal and answers with its reference. The two editions ask for different fields.',
};

export const GUIDANCE: CallDocumentation<SubmissionReceipt> = {
  ...MESSAGE,
  summary: 'Write to the company',
  description:
    'Stores a message of the contact page and answers with its reference. The two editions ask for different fields.',
};

export const CONSULTATION: CallDocumentation<SubmissionReceipt> = {
  ...RECEIPT,
  countedBy: ['e-mail address'],
  summary: 'Ask about a product',
  description:
    'Stores a question about one product and answers with its reference. Both editions ask for the same fields.',
  fields: {
    lastName: 'Surname.',
    firstName: 'Given name.',
    email: 'E-mail address.',
    institutionName: 'Hospital or institution.',
    profession:
      'Profession of the sender. The Chinese words are those that staff read; both are taken.',
    product: 'Product that the question is about.',
    agreement: AGREEMENT,
  },
  requests: {
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
  },
};
