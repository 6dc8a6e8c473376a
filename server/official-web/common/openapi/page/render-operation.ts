import type { ApiDocument, ExampleObject, Operation, Reference } from '../document.js';
import type { JsonSchema } from '../json-schema.js';
import { limitSentence } from '../limits.js';
import { bothLanguages, code, example, html, type Html, inline, prose, table } from './html.js';
import { renderAnswer, renderFields, type Resolve } from './render-schema.js';

const JSON_TYPE = 'application/json';

export function renderOperation(document: ApiDocument, path: string, operation: Operation): Html {
  const { operationId, summary, description, parameters } = operation;
  const [text = ''] = description.split('\n\n');
  return html` <section aria-labelledby="${operationId}">
    <h2 id="${operationId}">${summary}</h2>
    <p class="call"><code>POST ${path}</code></p>
    ${prose(text)}
    <h3>Limits</h3>
    <ul>
      ${operation['x-limits'].map((limit) => html`<li>${limitSentence(limit)}</li>`)}
    </ul>
    <h3>Request</h3>
    ${table(
      'Headers of the request',
      ['Header', 'Required', 'Meaning'],
      parameters.map((parameter) => [
        code(parameter.name),
        parameter.required ? 'yes' : 'no',
        inline(parameter.description),
      ]),
    )}
    ${renderBody(document, operation)}
    <h3>Answer</h3>
    ${renderSuccess(document, operation)}
    <h3>Errors</h3>
    ${renderErrors(document, operation)}
  </section>`;
}

function renderBody(document: ApiDocument, { requestBody }: Operation): Html {
  const [media] = Object.values(requestBody.content);
  const schemas = media?.schema.anyOf ?? [media?.schema ?? {}];
  const resolve = resolver(document);
  const bodies = schemas.map(resolve).map((schema) => {
    const language = schema.properties?.language?.const;
    const caption =
      language === undefined
        ? 'Fields'
        : `Fields of the ${language === 'zh' ? 'Chinese' : 'English'} edition`;
    return html`${schema.description === undefined ? '' : prose(schema.description)}${renderFields(caption, schema)}`;
  });
  return html`${bodies}${examplesOf(document, 'Example', media?.examples ?? {})}`;
}

function renderSuccess(document: ApiDocument, { responses }: Operation): Html {
  const media = responses['200']?.content[JSON_TYPE];
  const data = media?.schema.properties?.data ?? {};
  return html`${renderAnswer('What data holds', data, resolver(document))}
  ${examplesOf(document, 'Example', media?.examples ?? {})}`;
}

function renderErrors(document: ApiDocument, operation: Operation): Html {
  const reasons = operation['x-reasons'].map((reason) => {
    const { status, messages, remedy } = document['x-reasons'][reason]!;
    return [code(reason), status, bothLanguages(messages), inline(remedy)] as const;
  });
  const examples = Object.values(operation.responses)
    .map(({ content }) => content[JSON_TYPE]?.examples ?? {})
    .map((all) => Object.fromEntries(Object.entries(all).filter(([name]) => isError(name))));
  return html`${table(
    'Reasons',
    ['Reason', 'Status', 'Words', 'What to do'],
    [...reasons].sort((a, b) => a[1] - b[1]),
  )}
  ${examples.map((entries) => examplesOf(document, 'Error', entries))}`;
}

/** The catalogue at the end of the page shows the errors that look alike from every call. */
const isError = (name: string) => name.startsWith('Error.VALIDATION_FAILED');

function examplesOf(
  document: ApiDocument,
  title: string,
  examples: Readonly<Record<string, ExampleObject | Reference>>,
): Html[] {
  return Object.values(examples).map((entry) => {
    const found = '$ref' in entry ? document.components.examples[nameOf(entry.$ref)]! : entry;
    return example(`${title}: ${found.summary}`, found.value);
  });
}

function resolver(document: ApiDocument): Resolve {
  return (schema: JsonSchema) =>
    schema.$ref === undefined ? schema : document.components.schemas[nameOf(schema.$ref)]!;
}

const nameOf = (reference: string) => reference.split('/').at(-1)!;
