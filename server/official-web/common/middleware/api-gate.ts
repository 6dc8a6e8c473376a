import type { RequestHandler } from 'express';
import { API_CALLS, MODULE_HEADER } from '../../../../web/contract/api.js';
import type { AppConfig } from '../../../config/app-config.js';
import { isRead, READ_METHODS } from '../../../http/requests.js';
import { ApiError } from '../envelope/api-error.js';
import { DOCUMENT_PATH, PAGE_PATHS } from '../openapi/description.js';
import { normaliseToken } from '../../../../web/contract/normalise.js';
import { bodyField, CONTENT_TYPES, MAX_PARAMETERS } from './body-parser.js';

const KNOWN_CALLS: ReadonlySet<string> = new Set(Object.values(API_CALLS));

/** Refuses what neither a call nor a document of the API can take, before any body is read. */
export function apiGate({ apiDocs }: AppConfig): RequestHandler {
  const page = apiDocs ? Object.values(PAGE_PATHS) : [];
  const documents: ReadonlySet<string> = new Set([DOCUMENT_PATH, ...page]);
  return (request, _response, next) => {
    const path = request.path.slice(1);
    if (documents.has(path)) {
      if (isRead(request)) return next();
      throw new ApiError('METHOD_NOT_ALLOWED', { allow: READ_METHODS });
    }
    if (!KNOWN_CALLS.has(path)) throw new ApiError('NOT_FOUND');
    if (request.method !== 'POST') throw new ApiError('METHOD_NOT_ALLOWED', { allow: 'POST' });
    // Calls without parameters need no body. `is` answers null where there is none, but takes the
    // empty one that fetch and others announce for one.
    if (request.get('Content-Length') !== '0' && request.is(CONTENT_TYPES) === false) {
      throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    }
    next();
  };
}

/** Refuses bodies that are no flat set of fields in UTF-8, and a module header that contradicts the body. */
export const bodyGate: RequestHandler = (request, _response, next) => {
  const body: unknown = (request.body ??= {});
  if (!isObject(body) || Array.isArray(body)) throw new ApiError('MALFORMED_BODY');
  // Repeated fields are lists. Only JSON can hold more than that, or more of it: forms are limited
  // while they are read.
  const fields: unknown[] = Object.values(body);
  const values = fields.flat();
  if (values.some(isObject) || Object.keys(body).some((name) => /[[\]]/.test(name))) {
    throw new ApiError('MALFORMED_BODY');
  }
  if (values.some(isUnreadable)) throw new ApiError('MALFORMED_BODY');
  if (Math.max(fields.length, values.length) > MAX_PARAMETERS) throw new ApiError('BODY_TOO_LARGE');
  const header = request.headers[MODULE_HEADER];
  const modelType = bodyField(request, 'modelType');
  if (
    header !== undefined &&
    typeof modelType === 'string' &&
    header !== normaliseToken(modelType)
  ) {
    throw new ApiError('MODULE_MISMATCH');
  }
  next();
};

/** Half of a sign, which JSON can hold, is replaced when it is stored. */
function isUnreadable(value: unknown): boolean {
  return typeof value === 'string' && /\p{Surrogate}/u.test(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
