import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';

type Schema = Readonly<Record<string, unknown>>;

const words = { type: 'string', pattern: '\\S' };
const url = { type: 'string', format: 'uri', pattern: '^https?://' };
const day = { type: 'string', format: 'date' };
const language = { enum: ['zh-CN', 'en'] };

/** An object of a type with these properties alone; those in `required` must be there. */
function node(type: string, properties: Schema, required = Object.keys(properties)): Schema {
  return {
    type: 'object',
    properties: { '@type': { const: type }, ...properties },
    required: ['@type', ...required],
    additionalProperties: false,
  };
}

const address = node('PostalAddress', { streetAddress: words, addressCountry: { const: 'CN' } });
const publisher = node('Organization', { '@id': url, name: words });
const page = { '@id': url, url, name: words, description: words, inLanguage: language };

const article = node(
  'ScholarlyArticle',
  {
    name: words,
    url,
    isPartOf: node('Periodical', { name: words }),
    datePublished: { type: 'string', pattern: '^\\d{4}(-\\d{2}){0,2}$' },
  },
  ['name', 'url', 'isPartOf'],
);

const list = (item: Schema, minItems: number): Schema => ({ type: 'array', items: item, minItems });

/**
 * What Google asks of each type (https://developers.google.com/search/docs/appearance/structured-data),
 * and nothing that the site does not mean to say.
 */
const SCHEMAS: Readonly<Record<string, Schema>> = {
  Organization: node(
    'Organization',
    {
      '@id': url,
      name: words,
      url,
      logo: url,
      description: words,
      foundingDate: { const: '2017-06' },
      telephone: words,
      email: { type: 'string', format: 'email' },
      address,
    },
    ['@id', 'name', 'url', 'logo', 'description', 'foundingDate'],
  ),
  WebSite: node('WebSite', {
    name: words,
    alternateName: words,
    url,
    inLanguage: language,
    publisher: node('Organization', { '@id': url, name: words }),
  }),
  WebPage: node('WebPage', { ...page, dateModified: day, publisher }),
  MedicalWebPage: node('MedicalWebPage', {
    ...page,
    dateModified: day,
    publisher,
    audience: node('MedicalAudience', { audienceType: { const: 'Clinician' } }),
    about: node('CreativeWork', {
      additionalType: { const: 'https://schema.org/SoftwareApplication' },
      name: words,
      description: words,
    }),
  }),
  // At least two steps, each with its address.
  BreadcrumbList: node('BreadcrumbList', {
    itemListElement: list(
      node('ListItem', { position: { type: 'integer', minimum: 1 }, name: words, item: url }),
      2,
    ),
  }),
  ItemList: node('ItemList', {
    itemListElement: list(
      node('ListItem', { position: { type: 'integer', minimum: 1 }, item: article }),
      1,
    ),
  }),
  JobPosting: node('JobPosting', {
    title: words,
    description: { type: 'string', pattern: '^<p>' },
    datePosted: day,
    identifier: node('PropertyValue', { name: words, value: words }),
    hiringOrganization: node('Organization', { name: words, sameAs: url, logo: url }),
    jobLocation: node('Place', { address }),
    totalJobOpenings: { type: 'integer', minimum: 1 },
    directApply: { const: false },
  }),
};

const ajv = new Ajv({ allErrors: true, strict: true });
addFormats(ajv);

/** Type of a node and what is wrong with it. */
export function faultsOf(node: { readonly '@type'?: unknown }): readonly (ErrorObject | string)[] {
  const type = String(node['@type']);
  const schema = SCHEMAS[type];
  if (!schema) return [`No schema of the type ${type}`];
  const positions = (node as { itemListElement?: readonly { position: number }[] }).itemListElement;
  if (positions?.some(({ position }, index) => position !== index + 1))
    return [`${type}: positions do not count up`];
  return ajv.validate(schema, node) ? [] : (ajv.errors ?? []);
}
