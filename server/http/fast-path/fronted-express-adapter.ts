import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { requestId } from '../request-id.js';
import {
  expressMessages,
  type ExpressPrototypes,
  type DiscardableRequest,
} from './express-messages.js';

type Express = RequestListener & ExpressPrototypes;
/** Stands before Express, and may answer in its place. */
export type Front = (request: DiscardableRequest, response: ServerResponse) => void;

/** Express, behind a listener that may answer before it: same process, same port, same server. */
export class FrontedExpressAdapter extends ExpressAdapter {
  private front: Front = (request, response) => this.express(request, response);

  override initHttpServer(): void {
    this.httpServer = createServer(expressMessages(this.express), (request, response) => {
      if (hasOneHost(request)) this.front(request, response);
      else refuse(response);
    });
  }

  /** @param front makes the listener that stands before the one given to it. */
  putInFront(front: (express: RequestListener) => Front): void {
    this.front = front(this.express);
  }

  private get express(): Express {
    return this.getInstance<Express>();
  }
}

/**
 * Of two, Node takes the first and a proxy perhaps the other (RFC 9112, section 3.2); one of
 * HTTP/1.0 may have none.
 */
function hasOneHost({ rawHeaders }: DiscardableRequest): boolean {
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
