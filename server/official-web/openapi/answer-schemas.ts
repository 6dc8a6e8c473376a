import type {
  City,
  Country,
  FormToken,
  InvitationCodeCheck,
  Province,
  SerialNumberModels,
  SubmissionReceipt,
} from '../../../web/contract/api.js';
import { PRODUCTS } from '../../../web/contract/products.js';
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
  SubmissionReceipt: objectOf<SubmissionReceipt>({
    reference: text('Public reference of the submission.', {
      pattern: '^[A-Z]{2}(-[0-9A-HJKMNP-TV-Z]{4}){3}$',
    }),
    submittedAt: text('Time of the submission, UTC.', { format: 'date-time' }),
  }),
};
