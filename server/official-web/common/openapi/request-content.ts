import { CONTENT_TYPES } from '../middleware/body-parser.js';
import type { RequestBody } from './call-documentation.js';
import type { Content } from './document.js';
import type { JsonSchema } from './json-schema.js';

const EDITION_NAMES = { zh: 'Chinese edition', en: 'English edition' } as const;

/** The same fields in each of the forms in which the API takes them. */
export function requestContent(
  schema: JsonSchema,
  requests: Readonly<Record<string, RequestBody>>,
): Content {
  const examples = Object.fromEntries(
    Object.entries(requests).map(([name, value]) => [
      name,
      { summary: EDITION_NAMES[value.language], value },
    ]),
  );
  return Object.fromEntries(CONTENT_TYPES.map((type) => [type, { schema, examples }]));
}
