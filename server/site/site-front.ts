import type { RequestListener } from 'node:http';
import { API_BASE } from '../../web/contract/api.js';
import { IFU_BASE } from '../../web/contract/instructions-for-use.js';
import { newRequestId } from '../observability/request-id.js';
import { PROBES } from '../observability/request-kind.js';
import { isRead } from './answers/is-read.js';
import { sendAnswer } from './answers/send-answer.js';
import type { SiteAnswers } from './site-answers.js';

/** Where others than the site answer. Express does not tell capitals from small letters either. */
const ELSEWHERE = new RegExp(`^(?:${[API_BASE, IFU_BASE, ...PROBES].join('|')})(?:[/?#]|$)`, 'i');

/**
 * Answers pages and files before Express sees them, which would take several times as long for a
 * request as Node itself. Whatever is not at hand goes the long way, to the same answers.
 */
export function siteFront(answers: SiteAnswers, express: RequestListener): RequestListener {
  return (request, response) => {
    const url = request.url ?? '';
    const isOurs = isRead(request) && url.startsWith('/') && !ELSEWHERE.test(url);
    const answer = isOurs && isDecodable(url) ? answers.immediate(request) : undefined;
    if (answer) sendAnswer(request, response, answer, newRequestId());
    else express(request, response);
  };
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
