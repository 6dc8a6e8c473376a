import type { DocumentDescription, SubmissionReceipt } from '../../../web/contract/api.js';
import { IFU_REQUEST_FIELDS, type IfuRequestKind } from '../../../web/contract/ifu-requests.js';
import { documentById, documentPath } from '../../../web/contract/instructions-for-use.js';
import {
  type CallDocumentation,
  SUBMISSION_REASONS,
} from '../common/openapi/call-documentation.js';
import { schemaRef } from '../common/openapi/json-schema.js';

const namesOf = (kind: IfuRequestKind) => IFU_REQUEST_FIELDS[kind].map(({ name }) => name);
const REQUIRED = ['request', 'document', ...namesOf('notices')];
const POSTAL = namesOf('printedCopy').filter((name) => !REQUIRED.includes(name));

const CURRENT = documentById('angioPDF');

export const DOCUMENT: CallDocumentation<DocumentDescription> = {
  summary: 'Instructions for use of AccuFFRangio',
  description:
    'Describes one edition of the instructions for use and tells where its file is. The file is fetched by GET or HEAD, takes Range and If-None-Match, never changes, and has the SHA-256 given here.',
  limit: 'calls',
  reasons: ['VALIDATION_FAILED', 'DOCUMENT_UNKNOWN', 'DOCUMENT_WITHHELD'],
  fields: {
    document:
      'Name of the document: `angioPDF` (current), `angioPDF1`, `angioPDF2`, `angioPDF3` (superseded).',
  },
  requests: {
    zh: { language: 'zh', document: 'angioPDF' },
    en: { language: 'en', document: 'angioPDF1' },
  },
  answer: schemaRef('DocumentDescription'),
  answerExample: {
    document: CURRENT.id,
    title: CURRENT.title,
    version: CURRENT.version,
    language: CURRENT.language,
    publishedAt: CURRENT.publishedAt,
    status: CURRENT.status,
    pages: CURRENT.pages,
    sizeBytes: CURRENT.sizeBytes,
    sha256: CURRENT.sha256,
    url: documentPath(CURRENT),
  },
};

export const DOCUMENT_REQUEST: CallDocumentation<SubmissionReceipt> = {
  summary: 'Ask for a printed copy, or for notices',
  description:
    'Stores a request for a printed copy of instructions for use, which is free of charge and sent within 7 calendar days, or for notices about new versions, and answers with its reference.',
  limit: 'submissions',
  countedBy: ['e-mail address'],
  reasons: SUBMISSION_REASONS,
  fields: {
    request: 'What is asked for: `printedCopy` or `notices`.',
    document: 'Name of the document.',
    name: 'Name of the person.',
    institution: 'Hospital or institution.',
    email: 'E-mail address.',
    country: 'Country that the copy is sent to, ISO 3166-1 alpha-2. Only for a printed copy.',
    address: 'Postal address that the copy is sent to. Only for a printed copy.',
    agreement: '`true` if the sender ticked the consent to the privacy policy. May be left out.',
  },
  editionRules: () => ({
    required: REQUIRED,
    allOf: [
      {
        if: {
          type: 'object',
          required: ['request'],
          properties: { request: { const: 'printedCopy' } },
        },
        then: { required: POSTAL },
      },
    ],
  }),
  requests: {
    zh: {
      language: 'zh',
      request: 'printedCopy',
      document: 'angioPDF',
      name: '王五',
      institution: '示例医院',
      email: 'wangwu@example.org',
      country: 'CN',
      address: '示例市示例路 1 号，100000',
      agreement: 'true',
    },
    en: {
      language: 'en',
      request: 'notices',
      document: 'angioPDF',
      name: 'Jane Sample',
      institution: 'Sample Hospital',
      email: 'jane.sample@example.org',
      agreement: 'true',
    },
  },
  answer: schemaRef('SubmissionReceipt'),
  answerExample: { reference: 'IU-4C8N-0RTW-X6PB', submittedAt: '2026-03-20T08:15:30.000Z' },
};
