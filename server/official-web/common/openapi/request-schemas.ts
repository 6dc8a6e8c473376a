import { type Edition, EDITIONS } from '../../../../web/contract/editions.js';
import type { FieldErrorCode } from '../../../../web/contract/envelope.js';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../../../../web/contract/submissions.js';
import { fieldMessage } from '../../../../web/content/messages.js';
import type { ApiRoute } from './api-routes.js';
import type { CallDocumentation } from './call-documentation.js';
import { type JsonSchema, schemaRef } from './json-schema.js';

type Properties = Readonly<Record<string, JsonSchema>>;

/** Fields that the forms of web pages send beside their own. */
const FORM_FIELDS: Properties = {
  [FORM_TOKEN_FIELD]: {
    type: 'string',
    description:
      'Token of `system/getFormToken`, for forms that people fill in. Programs leave it out.',
    example: '',
  },
  [HONEYPOT_FIELD]: {
    type: 'string',
    maxLength: 0,
    description: 'Not for people: whoever fills it in is taken for a robot.',
    example: '',
  },
};

const LANGUAGE =
  'Edition whose rules hold for the body, and language of the answer. A body without it is read by the rules of the edition of the host that was asked.';

/** Schemas of a call's body: one, or one for each edition where their rules differ. */
export function requestSchemas(
  {
    operationId,
    body,
    documentation,
  }: ApiRoute & { documentation: CallDocumentation } & {
    operationId: string;
  },
  schemaOf: (dto: string) => JsonSchema,
): { readonly schema: JsonSchema; readonly components: Readonly<Record<string, JsonSchema>> } {
  const name = `${operationId[0]!.toUpperCase()}${operationId.slice(1)}`;
  if (documentation.limit !== 'submissions') {
    const dto = body && schemaOf(body.zh.name);
    const component = {
      type: 'object',
      ...(dto?.required && { required: dto.required }),
      properties: {
        ...described(dto?.properties ?? {}, dto?.required ?? [], documentation, 'zh'),
        language: {
          type: 'string',
          enum: EDITIONS,
          description: 'Language of the answer.',
          example: 'zh',
          'x-messages': messagesOf('language', ['INVALID']),
        },
      },
      ...(documentation.anyOf && { anyOf: documentation.anyOf }),
    };
    return { schema: schemaRef(name), components: { [name]: component } };
  }
  const names = EDITIONS.map((edition) => [edition, `${name}.${edition}`] as const);
  return {
    schema: {
      // No `oneOf` with a discriminator: that would demand the language, which the host may tell.
      anyOf: names.map(([, component]) => schemaRef(component)),
    },
    components: Object.fromEntries(
      names.map(([edition, component]) => [
        component,
        editionSchema(edition, schemaOf(body![edition].name), documentation),
      ]),
    ),
  };
}

function editionSchema(
  edition: Edition,
  dto: JsonSchema,
  documentation: CallDocumentation,
): JsonSchema {
  const {
    description,
    required = dto.required ?? [],
    ...rules
  } = documentation.editionRules?.(edition) ?? {};
  return {
    type: 'object',
    description: description ?? `Body of the ${edition === 'zh' ? 'Chinese' : 'English'} edition.`,
    required: required.filter((field) => field !== 'language'),
    properties: {
      ...described(dto.properties ?? {}, required, documentation, edition),
      ...FORM_FIELDS,
      language: {
        type: 'string',
        const: edition,
        description: LANGUAGE,
        example: edition,
        'x-messages': messagesOf('language', ['INVALID']),
      },
    },
    ...rules,
  };
}

/** Adds to each field what it means, an example, and the words of everything that can be wrong with it. */
function described(
  properties: Properties,
  required: readonly string[],
  { fields, additionalErrorCodes = {}, requests }: CallDocumentation,
  edition: Edition,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { description, ...rules }]) => {
      const isConditional = rules.minLength !== undefined && !required.includes(name);
      const codes: FieldErrorCode[] = [
        ...(required.includes(name) || isConditional ? (['REQUIRED'] as const) : []),
        'INVALID',
        ...(rules.maxLength === undefined ? [] : (['TOO_LONG'] as const)),
        ...(additionalErrorCodes[name] ?? []),
      ];
      return [
        name,
        {
          ...rules,
          description: fields[name] ?? description ?? '',
          ...exampleOf(name, edition, requests),
          'x-messages': messagesOf(name, codes),
        },
      ];
    }),
  );
}

/** Tools that make a request of the document fill in each field by itself, whatever the body's examples. */
export function exampleOf(
  field: string,
  edition: Edition,
  requests: CallDocumentation['requests'],
): { readonly example?: string } {
  const bodies = Object.values(requests);
  const ownFirst = [
    ...bodies.filter(({ language }) => language === edition),
    ...bodies.filter(({ language }) => language !== edition),
  ];
  const example = ownFirst.find((body) => body[field] !== undefined)?.[field];
  return example === undefined ? {} : { example };
}

function messagesOf(field: string, codes: readonly FieldErrorCode[]) {
  return Object.fromEntries(
    codes.map((code) => [
      code,
      Object.fromEntries(EDITIONS.map((edition) => [edition, fieldMessage(edition, field, code)])),
    ]),
  );
}
