import { MODULE_HEADER } from '../../../../web/contract/api.js';
import { MAX_BYTES, MAX_PARAMETERS } from '../middleware/body-parser.js';
import { PROBLEM_TYPE } from '../envelope/problem.js';

/** Below the API's path: the OpenAPI document. */
export const DOCUMENT_PATH = 'openapi.json';

/** The page that shows it, and its own files. */
export const PAGE_PATHS = {
  page: 'docs',
  script: 'docs/start.js',
  styles: 'docs/swagger-ui.css',
  library: 'docs/swagger-ui-bundle.js',
} as const;

/** What holds for every call; paragraphs are separated by empty lines. */
export const DESCRIPTION = `
Every call is a POST. Bodies are flat sets of text fields, as \`application/x-www-form-urlencoded\`, \`application/json\` or \`multipart/form-data\` without files, at most ${MAX_BYTES / 1024} kB and ${MAX_PARAMETERS} fields. Fields that a call does not know are dropped.

Every answer is the envelope \`{ "errorCode", "errorMsg", "data" }\`, errors of every kind included. \`errorCode\` is 200 on success and otherwise equals the HTTP status. On errors \`data.reason\` is a stable word for programs, and \`errorMsg\` is in Chinese or English: as the body's \`language\` says, else \`Accept-Language\`, else the host.

Refusals carry their HTTP status, for caches, proxies, monitoring and clients that wait as \`Retry-After\` says. A client that throws on statuses of 400 and above hides the envelope from its caller: with axios, set \`validateStatus: () => true\` and go by \`errorCode\`.

Callers whose Accept header prefers \`${PROBLEM_TYPE}\` get errors as RFC 9457 problem details instead.

The rules of fields hold after normalisation: space around values and invisible characters are dropped; codes, telephone numbers and e-mail addresses become half-width; \`language\` may be in capitals. An empty field counts as absent. Lengths are in Unicode code points.

Submissions with an \`Idempotency-Key\` can be repeated safely after a lost answer. Requests of web pages on other sites are refused unless their origin is configured; programs send neither \`Origin\` nor \`Sec-Fetch-Site\` and are welcome. A request whose body carries \`modelType\` may repeat it in the \`${MODULE_HEADER}\` header.

Limits count each client address (IPv6: its /64 network, and its /48 with eight times as much) on its own, and independently of each other. A refusal says in \`Retry-After\` when to come back.
`.trim();
