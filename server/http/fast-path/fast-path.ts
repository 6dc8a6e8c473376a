import type { IncomingMessage, RequestListener } from 'node:http';
import { API_BASE } from '../../../web/contract/api.js';
import { IFU_BASE } from '../../../web/contract/instructions-for-use.js';
import type { Front } from './fronted-express-adapter.js';
import { requestId } from '../request-id.js';
import { PROBES } from '../request-kind.js';
import { type PreparedResponse, sendResponse } from '../responses/resource.js';
import { isRead } from '../responses/request-target.js';

/** Where others than the site answer. Express does not tell capitals from small letters either. */
const ELSEWHERE = new RegExp(`^(?:${[API_BASE, IFU_BASE, ...PROBES].join('|')})(?:[/?#]|$)`, 'i');

/** What can be answered without waiting; undefined for everything else. */
export interface ImmediateResponses {
  /** For the very addresses that links have. */
  readonly linkedResponse: (request: IncomingMessage) => PreparedResponse | undefined;
  readonly immediate: (request: IncomingMessage) => PreparedResponse | undefined;
}

/**
 * Answers pages and files before Express sees them, which would take several times as long for a
 * request as Node itself. Everything else falls back to Express, which gives the same answers.
 */
export function fastPath(answers: ImmediateResponses, express: RequestListener): Front {
  return (request, response) => {
    const answer = isRead(request)
      ? (answers.linkedResponse(request) ?? otherAnswer(answers, request))
      : undefined;
    if (!answer) return express(request, response);
    request.discardBody();
    sendResponse(request, response, answer, requestId(response));
  };
}

/** Of addresses that no link has, some are not the site's. */
function otherAnswer(
  answers: ImmediateResponses,
  request: IncomingMessage,
): PreparedResponse | undefined {
  const url = request.url ?? '';
  const isOurs = url.startsWith('/') && !ELSEWHERE.test(url) && isDecodable(url);
  return isOurs ? answers.immediate(request) : undefined;
}

/** Express refuses the others. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0]!);
    return true;
  } catch {
    return false;
  }
}
