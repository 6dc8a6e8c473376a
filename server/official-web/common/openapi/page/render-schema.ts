import type { JsonSchema } from '../json-schema.js';
import { bothLanguages, code, html, type Html, inline, table } from './html.js';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Finds what a `$ref` names. */
export type Resolve = (schema: JsonSchema) => JsonSchema;

/** Fields of an object: what they mean, their rules, and the words of their errors. */
export function renderFields(caption: string, schema: JsonSchema): Html {
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties).map(
    ([name, property]) =>
      [
        code(name),
        presenceOf(name, schema, required),
        rulesOf(property),
        inline(property.description ?? ''),
        messagesOf(property),
      ] as const,
  );
  return table(caption, ['Field', 'Required', 'Rules', 'Meaning', 'Errors'], rows);
}

/** What an answer holds. */
export function renderAnswer(caption: string, schema: JsonSchema, resolve: Resolve): Html {
  const rows = flatten(schema, resolve).map(
    ([name, property]) =>
      [code(name), rulesOf(property), inline(property.description ?? '')] as const,
  );
  return table(caption, ['Property', 'Type', 'Meaning'], rows);
}

function flatten(schema: JsonSchema, resolve: Resolve, path = 'data'): [string, JsonSchema][] {
  const found = resolve(schema);
  const inner = found.items
    ? flatten(found.items, resolve, `${path}[]`)
    : Object.entries(found.properties ?? {}).flatMap(([name, property]) =>
        flatten(property, resolve, `${path}.${name}`),
      );
  return inner.length > 0 && found.items === undefined ? inner : [[path, found], ...inner];
}

function presenceOf(name: string, schema: JsonSchema, required: readonly string[]): Html {
  if (required.includes(name)) return html`yes`;
  const withOthers = Object.entries(schema.dependentRequired ?? {})
    .filter(([, needed]) => needed.includes(name))
    .map(([other]) => html`if ${code(other)} is sent`);
  const conditions = (schema.allOf ?? [])
    .filter((rule) => rule.then?.required?.includes(name))
    .flatMap((rule) => Object.entries(rule.if?.properties ?? {}))
    .map(([other, { const: value }]) => html`if ${code(other)} is ${code(String(value))}`);
  const all = [...conditions, ...withOthers];
  if (all.length === 0) return html`no`;
  return html`${all.map((part, index) => (index === 0 ? part : html`, or ${part}`))}`;
}

function rulesOf({ type, enum: values, const: value, ...rules }: JsonSchema): Html {
  const { maxLength, pattern, format, minimum } = rules;
  const parts = [
    ...(values ? [html`one of ${listed(values)}`] : []),
    ...(value === undefined ? [] : [code(JSON.stringify(value))]),
    ...(values || value !== undefined ? [] : [html`${type ?? ''}`]),
    ...(maxLength === undefined ? [] : [html`at most ${maxLength} characters`]),
    ...(minimum === undefined ? [] : [html`at least ${minimum}`]),
    ...(format === undefined ? [] : [html`${format}`]),
    ...(pattern === undefined ? [] : [html`matches ${code(pattern)}`]),
  ];
  return html`${parts.map((part, index) => (index === 0 ? part : html`; ${part}`))}`;
}

function listed(values: readonly unknown[]): Html[] {
  return values.map((value, index) => html`${index === 0 ? '' : ', '}${code(String(value))}`);
}

function messagesOf(property: JsonSchema): Html {
  const words = Object.entries((property['x-messages'] ?? {}) as Words);
  if (words.length === 0) return html`none`;
  return html`<dl>
    ${words.map(
      ([name, messages]) =>
        html`<dt>${code(name)}</dt>
          <dd>${bothLanguages(messages)}</dd>`,
    )}
  </dl>`;
}
