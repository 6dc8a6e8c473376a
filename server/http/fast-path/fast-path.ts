import type { IncomingMessage, RequestListener } from 'node:http';
import { API_BASE } from '../../../web/contract/api.js';
import { IFU_BASE } from '../../../web/contract/instructions-for-use.js';
import type { Front } from './fronted-express-adapter.js';
import { requestId } from '../request-id.js';
import { PROBES } from '../request-kind.js';
import type { Answer } from '../responses/response.js';
import { isRead } from '../responses/is-read.js';
import { sendAnswer } from '../responses/send-response.js';
import type { SiteAnswers } from '../../pages/site-responses.js';

/** Where others than the site answer. Express does not tell capitals from small letters either. */
const ELSEWHERE = new RegExp(`^(?:${[API_BASE, IFU_BASE, ...PROBES].join('|')})(?:[/?#]|$)`, 'i');

/**
 * Answers pages and files before Express sees them, which would take several times as long for a
 * request as Node itself. Whatever is not at hand goes the long way, to the same answers.
 */
export function siteFront(answers: SiteAnswers, express: RequestListener): Front {
  return (request, response) => {
    const answer = isRead(request)
      ? (answers.linkedAnswer(request) ?? otherAnswer(answers, request))
      : undefined;
    if (!answer) return express(request, response);
    request.leaveUnread();
    sendAnswer(request, response, answer, requestId(response));
  };
}

/** Of addresses that no link has, some are not the site's. */
function otherAnswer(answers: SiteAnswers, request: IncomingMessage): Answer | undefined {
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
