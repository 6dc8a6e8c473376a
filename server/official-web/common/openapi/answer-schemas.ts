import type {
  City,
  Country,
  DocumentDescription,
  FormToken,
  InvitationCodeCheck,
  Province,
  SerialNumberModels,
  SubmissionProgress,
  SubmissionReceipt,
} from '../../../../web/contract/api.js';
import { DOCUMENT_IDS, DOCUMENT_STATUSES } from '../../../../web/contract/instructions-for-use.js';
import { PRODUCTS } from '../../../../web/contract/products.js';
import {
  REFERENCE_PATTERN,
  SUBMISSION_STATUSES,
} from '../../../../web/contract/submission-status.js';
import { type JsonSchema, listOf, objectOf, schemaRef } from './json-schema.js';

const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  ...more,
});

const NAMES = {
  nameZh: text('Name in Chinese.'),
  nameEn: text('Name in English.'),
};
const CITY = { code: text('Six digits.', { pattern: '^\\d{6}$' }), ...NAMES };

const RECEIPT = {
  reference: text('Public reference of the submission.', { pattern: REFERENCE_PATTERN.source }),
  submittedAt: text('Time of the submission, UTC.', { format: 'date-time' }),
};

/** What calls answer in `data`. */
export const ANSWER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ProductId: {
    type: 'string',
    description: 'Identifier of a product.',
    enum: PRODUCTS.map(({ id }) => id),
    'x-names': Object.fromEntries(PRODUCTS.map(({ id, name }) => [id, name])),
  },
  Country: objectOf<Country>({
    code: text('ISO 3166-1 alpha-2.', { pattern: '^[A-Z]{2}$' }),
    ...NAMES,
    dialCode: text('International dialling code, digits only.', { pattern: '^\\d{1,4}$' }),
  }),
  City: objectOf<City>(CITY),
  Province: objectOf<Province>({ ...CITY, cities: listOf(schemaRef('City')) }),
  SerialNumberModels: objectOf<SerialNumberModels>({
    serialNumber: text('The serial number as it is stored.'),
    models: listOf(schemaRef('ProductId')),
  }),
  InvitationCodeCheck: objectOf<InvitationCodeCheck>({ valid: { type: 'boolean', const: true } }),
  FormToken: objectOf<FormToken>({
    token: text('Opaque.', { pattern: '^[0-9a-z]+\\.[\\w-]+$' }),
  }),
  DocumentDescription: objectOf<DocumentDescription>({
    document: text('Name of the document.', { enum: DOCUMENT_IDS }),
    title: text('Title.'),
    version: text('Version of the document.'),
    language: text('ISO 639-1.', { pattern: '^[a-z]{2}$' }),
    publishedAt: text('Date of publication.', { format: 'date' }),
    status: text('Whether a later version has replaced it.', { enum: DOCUMENT_STATUSES }),
    pages: { type: 'integer', description: 'Number of pages.', minimum: 1 },
    sizeBytes: { type: 'integer', description: 'Size of the file in bytes.', minimum: 1 },
    sha256: text('SHA-256 of the file, hexadecimal.', { pattern: '^[0-9a-f]{64}$' }),
    url: text('Path of the file on the host that was asked.', { pattern: '^/' }),
  }),
  SubmissionReceipt: objectOf<SubmissionReceipt>(RECEIPT),
  SubmissionProgress: objectOf<SubmissionProgress>({
    ...RECEIPT,
    status: text(
      'How far it has got: `received` until somebody works on it, `in_progress`, `answered`.',
      { enum: SUBMISSION_STATUSES },
    ),
    updatedAt: text('Since when the status has been this one, UTC.', { format: 'date-time' }),
  }),
};
