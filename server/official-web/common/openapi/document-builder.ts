import { API_BASE, API_CALLS } from '../../../../web/contract/api.js';
import type { Limits } from '../../../config/app-config.js';
import { ANSWER_SCHEMAS } from './answer-schemas.js';
import type { ApiRoute } from './api-routes.js';
import { ADDRESS_REASONS, type CallDocumentation, COMMON_REASONS } from './call-documentation.js';
import type { ApiDocument, Operation } from './document.js';
import { errorExamples, errorSchemas, reasonCatalogue } from './errors.js';
import { DOCUMENT_PATHS } from './description.js';
import { HEADERS, requestHeaders } from './headers.js';
import type { JsonSchema } from './json-schema.js';
import { limitSentence, limitsOf } from './limits.js';
import { requestContent } from './request-content.js';
import { requestSchemas } from './request-schemas.js';
import { failure, responsesOf } from './responses.js';

/** What Nest knows of its routes and DTOs. */
interface Scanned extends Pick<ApiDocument, 'openapi' | 'info' | 'servers'> {
  readonly paths: Readonly<Record<string, object>>;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

type DocumentedRoute = ApiRoute & { readonly documentation: CallDocumentation };

const TAGS = {
  system: 'Reference data, serial numbers and form tokens.',
  Activation: 'Licence applications and invitation codes.',
  cooperation: 'Proposals of research cooperation.',
  guidance: 'Messages to the company.',
  consultation: 'Questions about products.',
  angio_ce: 'Instructions for use of AccuFFRangio.',
} as const;

/** The document's own, which are no calls. */
const OWN_PATHS: ReadonlySet<string> = new Set(
  Object.values(DOCUMENT_PATHS).map((path) => `${API_BASE}/${path}`),
);

/** @throws Error that names a route below the API's path without documentation. */
export function buildDocument(
  { paths, schemas, ...head }: Scanned,
  routes: readonly ApiRoute[],
  limits: Limits,
): ApiDocument {
  const served = Object.keys(paths).filter(
    (path) => path.startsWith(`${API_BASE}/`) && !OWN_PATHS.has(path),
  );
  const documented = served.map((path): DocumentedRoute => {
    const route = routes.find((candidate) => candidate.path === path);
    if (!route?.documentation) throw new Error(`${path} is not documented`);
    return { ...route, documentation: route.documentation };
  });
  const operations = documented.map((route) => operationOf(route, schemas, limits));
  return {
    ...head,
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(operations.map(({ path, operation }) => [path, { post: operation }])),
    components: {
      schemas: {
        ...Object.assign({}, ...operations.map(({ components }) => components)),
        ...ANSWER_SCHEMAS,
        ...errorSchemas(),
      } as Record<string, JsonSchema>,
      responses: Object.fromEntries(ADDRESS_REASONS.map((reason) => [reason, failure([reason])])),
      headers: HEADERS,
      examples: errorExamples(),
    },
    'x-reasons': reasonCatalogue(),
  };
}

function operationOf(
  route: DocumentedRoute,
  schemas: Readonly<Record<string, JsonSchema>>,
  limits: Limits,
) {
  const { documentation, path } = route;
  const call = path.slice(API_BASE.length + 1);
  const operationId = Object.entries(API_CALLS).find(([, value]) => value === call)?.[0];
  if (operationId === undefined) throw new Error(`${path} is not among the calls of the contract`);
  const { schema, components } = requestSchemas({ ...route, documentation, operationId }, (dto) => {
    const found = schemas[dto];
    if (!found) throw new Error(`${path} takes ${dto}, which has no schema`);
    return found;
  });
  const reasons = [...documentation.reasons, ...COMMON_REASONS];
  const callLimits = limitsOf(documentation, limits);
  const operation: Operation = {
    operationId,
    tags: [call.split('/')[0]!],
    summary: documentation.summary,
    description: `${documentation.description}\n\nLimits: ${callLimits.map(limitSentence).join(' ')}`,
    parameters: requestHeaders(documentation),
    requestBody: {
      required: Object.keys(documentation.fields).length > 0,
      content: requestContent(schema, documentation.requests),
    },
    responses: responsesOf(documentation, reasons),
    'x-limits': callLimits,
    'x-reasons': reasons,
  };
  return { path, operation, components };
}
