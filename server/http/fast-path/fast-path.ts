import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { API_BASE } from '../../../web/contract/api.js';
import { IFU_BASE } from '../../../web/contract/instructions-for-use.js';
import { isRead, PROBES, requestId } from '../requests.js';
import { type PreparedResponse, sendResponse } from '../responses/resource.js';

/** What can be answered without waiting; undefined for everything else. */
interface ImmediateResponses {
  /** For the very addresses that links have. */
  readonly linkedResponse: (request: IncomingMessage) => PreparedResponse | undefined;
  readonly immediate: (request: IncomingMessage) => PreparedResponse | undefined;
}

/** Express, behind a listener that may answer before it: same process, same port, same server. */
export class FastPathAdapter extends ExpressAdapter {
  private responses: ImmediateResponses | undefined;

  override initHttpServer(): void {
    const express = this.getInstance<RequestListener>();
    this.httpServer = createServer((request, response) => {
      if (!hasOneHost(request)) return refuse(response);
      const prepared = this.responses && responseTo(request, this.responses);
      if (prepared) sendResponse(request, response, prepared, requestId(response));
      else express(request, response);
    });
  }

  /**
   * Answers pages and files before Express sees them, which would take several times as long for a
   * request as Node itself. Everything else falls back to Express, which gives the same answers.
   */
  answerFrom(responses: ImmediateResponses): void {
    this.responses = responses;
  }
}

function responseTo(
  request: IncomingMessage,
  responses: ImmediateResponses,
): PreparedResponse | undefined {
  if (!isRead(request)) return undefined;
  const linked = responses.linkedResponse(request);
  if (linked) return linked;
  // Of addresses that no link has, some are not the site's.
  const url = request.url ?? '';
  const isOurs = url.startsWith('/') && !ELSEWHERE.test(url) && isDecodable(url);
  return isOurs ? responses.immediate(request) : undefined;
}

/** Where others than the site answer. */
const ELSEWHERE = new RegExp(`^(?:${[API_BASE, IFU_BASE, ...PROBES].join('|')})(?:[/?#]|$)`);

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

/**
 * Of two, Node takes the first and a proxy perhaps the other (RFC 9112, section 3.2); one of
 * HTTP/1.0 may have none.
 */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/** As Node itself refuses what is no HTTP: nobody can tell whose answer it would be. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, {
    Connection: 'close',
    'Content-Type': 'text/plain; charset=utf-8',
    'Request-Id': requestId(response),
  });
  response.end('400');
}
